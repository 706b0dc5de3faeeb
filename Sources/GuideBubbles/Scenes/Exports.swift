// Who solves scenes reads their bubbles, texts and places: `import GuideScenes` is enough.
@_exported public import GuideBubbles
@_exported public import GuideFormats
