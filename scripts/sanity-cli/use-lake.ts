import {registerHooks} from 'node:module'

// Loaded before Sanity's command line tool: its packages get `lake-client.ts` where they import `@sanity/client`.
registerHooks({
  resolve(specifier, context, next) {
    const isAskedByTool = /\/node_modules\/@sanity\/cli(?:-core)?\//.test(context.parentURL ?? '')
    if (specifier !== '@sanity/client' || !isAskedByTool) return next(specifier, context)
    return {url: import.meta.resolve('./lake-client.ts'), shortCircuit: true}
  },
})
