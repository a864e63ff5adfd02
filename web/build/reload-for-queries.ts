import type {EnvironmentModuleNode, Plugin} from 'vite'

/**
 * In development: loads the open page again when a query has changed, or what a query is made of. React Query would go
 * on showing the answer to the query before.
 */
export const reloadForQueries: Plugin = {
  name: 'reload-for-queries',
  hotUpdate({modules}) {
    if (this.environment.config.consumer === 'server' || !reachesQuery(modules)) return undefined
    this.environment.hot.send({type: 'full-reload'})
    return []
  },
}

/** Whether one of the modules is a module of queries, or is imported by one, directly or not. */
export function reachesQuery(modules: Iterable<EnvironmentModuleNode>): boolean {
  const seen = new Set(modules)
  for (const {file, importers} of seen) {
    if (file?.endsWith('.queries.ts')) return true
    for (const importer of importers) seen.add(importer)
  }
  return false
}
