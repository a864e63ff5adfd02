import {registerHooks} from 'node:module'

const STAND_INS = [
  {
    of: /^@sanity\/client$/,
    asker: /\/node_modules\/@sanity\/(?:cli|cli-core|migrate)\//,
    url: import.meta.resolve('./lake-client.ts'),
  },
  {
    of: /\/sanityRequestOptions\.js$/,
    asker: /\/node_modules\/@sanity\/migrate\//,
    url: import.meta.resolve('./lake-request.ts'),
  },
]

// Loaded before Sanity's command line tool: its packages get these where they import what asks the hosted service.
registerHooks({
  resolve(specifier, context, next) {
    const standIn = STAND_INS.find(({of, asker}) => of.test(specifier) && asker.test(context.parentURL ?? ''))
    return standIn ? {url: standIn.url, shortCircuit: true} : next(specifier, context)
  },
})
