// `import StoreTesting` is enough to test a feature.
@_exported public import Store
