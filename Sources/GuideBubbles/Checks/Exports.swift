// Findings speak of scenes: `import GuideChecks` is enough.
@_exported public import GuideScenes
