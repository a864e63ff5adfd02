const CLOSING: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'}
const TOKENS = /"(?:\\.|[^"\\])*("?)|'(?:\\.|[^'\\])*('?)|\/\/[^\n]*|[[\](){}]/gs

/**
 * What a query lacks that stops too early, in the words of the hosted service; `undefined` when it goes wrong before
 * its end.
 * @param detail what the parser says, of the place where it stopped: at most one character before the end
 */
export function unexpectedEnd(query: string, detail: string, position: number): string | undefined {
  const text = query.trimEnd()
  if (position < text.length - 1) return undefined
  const missing = missingIn(text)
  if (missing === undefined) return undefined
  const said = /^Expected (.+)$/s.exec(detail)?.[1]
  const isAfterValue = /[\w"'\])}@^*]$/.test(text)
  return `unexpected end-of-file, expected ${said ?? (isAfterValue && missing ? `"${missing}"` : 'expression')}`
}

/** What closes the innermost string or bracket that is open at the end; `''` when none is, `undefined` when one is closed that was not opened. */
function missingIn(text: string): string | undefined {
  const open: string[] = []
  for (const [token, double, single] of text.matchAll(TOKENS)) {
    if (double === '' || single === '') return token[0]
    const closing = CLOSING[token]
    if (closing) open.push(closing)
    else if (/^[\])}]$/.test(token) && open.pop() !== token) return undefined
  }
  return open.at(-1) ?? ''
}
