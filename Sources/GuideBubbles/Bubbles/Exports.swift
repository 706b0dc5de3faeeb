// Who places bubbles measures text: `import GuideBubbles` is enough.
@_exported public import GuideText
