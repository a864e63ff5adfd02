/**
 * Calls `work` with each item, with at most `limit` calls at the same time. After a failure no further call starts.
 * @throws the first failure, once all running calls have ended
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const item of queue) {
      await work(item).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) return
    }
  }
  await Promise.all(Array.from({length: limit}, worker))
  if (failures.length > 0) throw failures[0]
}
