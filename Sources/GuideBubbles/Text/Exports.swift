// Who measures text asks for sizes: `import GuideText` is enough.
@_exported public import LayoutGeometry
