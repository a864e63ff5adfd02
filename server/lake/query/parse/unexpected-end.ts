const CLOSING: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'}
const TOKENS = /"(?:\\.|[^"\\])*("?)|'(?:\\.|[^'\\])*('?)|\/\/[^\n]*|[[\](){}]/gs

/**
 * Describes the missing part of a query that ends too early, in the words of the hosted service; `undefined` when the
 * error is earlier.
 * @param detail the parser's message
 * @param position of the error
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

/** Closing character of the innermost open string or bracket: `''` when none is open, `undefined` when one is unbalanced. */
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
