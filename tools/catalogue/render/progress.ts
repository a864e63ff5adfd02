/**
 * Returns a function that adds a count and an estimate of the time left to a line. Each call counts as one picture.
 * @param now clock in milliseconds
 */
export function progressOf(total: number, now: () => number = Date.now): (text: string) => string {
  const started = now()
  let done = 0
  return (text) => {
    done += 1
    const minutes = Math.round((((now() - started) / done) * (total - done)) / 60_000)
    return `${done}/${total} ${text}, about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`
  }
}
