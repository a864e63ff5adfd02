/**
 * Vite plugin for `npm run sanity`: gives Sanity's command line tool a client of the embedded lake. Some commands of the
 * tool (`documents validate`) load the whole Studio through Vite, where the module hook of `npm run sanity` has no
 * effect.
 */
export function lakeForTool(lakeClient = process.env.LAKE_CLIENT) {
  return {
    name: 'lake-for-tool',
    enforce: 'pre' as const,
    resolveId: (id: string, importer: string | undefined) =>
      lakeClient && id === '@sanity/client' && /\/node_modules\/@sanity\/cli(?:-core)?\//.test(importer ?? '')
        ? lakeClient
        : undefined,
  }
}
