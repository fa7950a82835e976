// `import StoreTracing` is enough to record a store and to look at what it did.
@_exported public import Store
