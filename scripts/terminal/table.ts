import {visible} from './terminal.ts'

/** Lines with columns of equal width. Control characters, which may come from strangers, are shown and not obeyed. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => visible(cell.replaceAll(/\s/gu, ' '))))
  const widths: number[] = []
  for (const row of cells)
    for (const [column, {length}] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, length)
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
