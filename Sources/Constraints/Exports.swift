// Who lays out asks for rectangles: `import Constraints` is enough.
@_exported public import LayoutGeometry
