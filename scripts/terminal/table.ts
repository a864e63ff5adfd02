/** Lines with columns of equal width. Control characters, which may come from strangers, are replaced by spaces. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll(/\p{Cc}/gu, ' ')))
  const columns = Math.max(...cells.map(({length}) => length))
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
