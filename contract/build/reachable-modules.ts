/** The part of the bundler's module graph that chunk groups need. */
export interface Modules {
  getModuleInfo(id: string): {importedIds: readonly string[]} | null
}

/** A module with everything that it imports, directly or not. Dynamic imports do not count. */
export function reachableFrom(start: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
