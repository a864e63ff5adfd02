/**
 * Does the same with each name, one after the other, also after a failure.
 * @throws Error at the end, which names the failed ones and says why
 */
export async function eachOf(names: Iterable<string>, run: (name: string) => unknown) {
  const failures: {name: string; error: unknown}[] = []
  for (const name of names)
    try {
      await run(name)
    } catch (error) {
      failures.push({name, error})
    }
  if (failures.length === 0) return
  const list = failures.map(
    ({name, error}) => `${name}: ${error instanceof Error ? error.message : String(error)}`,
  )
  throw new Error(`This did not work, everything else did:\n  ${list.join('\n  ')}`, {
    cause: failures[0]?.error,
  })
}
