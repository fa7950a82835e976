// `import Store` is enough to write a feature: reducers return effects.
@_exported public import Effects
