/**
 * For Sanity's command line tool as `npm run sanity` starts it: where it loads the whole Studio (`documents validate`),
 * its own modules go through Vite too, past the hook that gives them clients of the embedded lake. They are given here.
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
