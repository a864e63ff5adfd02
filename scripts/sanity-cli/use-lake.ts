import {registerHooks} from 'node:module'

const REPLACEMENTS = [
  {
    of: /^@sanity\/client$/,
    importer: /\/node_modules\/@sanity\/(?:cli|cli-core|migrate)\//,
    url: import.meta.resolve('./lake-client.ts'),
  },
  {
    of: /\/sanityRequestOptions\.js$/,
    importer: /\/node_modules\/@sanity\/migrate\//,
    url: import.meta.resolve('./lake-request.ts'),
  },
]

// After each command the tool starts a process that would send statistics. DO_NOT_TRACK forbids that, but the process first
// loads half of the tool, which takes a second of the processor.
if (process.argv[1]?.endsWith('/flushTelemetry.worker.js')) process.exit()

// Node loads this file before Sanity's command line tool. The tool's packages then import our modules in place of the
// modules that send requests to the hosted service.
registerHooks({
  resolve(specifier, context, next) {
    const replacement = REPLACEMENTS.find(
      ({of, importer}) => of.test(specifier) && importer.test(context.parentURL ?? ''),
    )
    return replacement ? {url: replacement.url, shortCircuit: true} : next(specifier, context)
  },
})
