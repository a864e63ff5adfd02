import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {log} from './log.ts'
import {startHelper, type Helper} from './helper.ts'

/** TypeScript 7, by its path: TypeScript 6, whose API dependency-cruiser needs, has a `tsc` too. */
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc')

/** Lines of one round that are printed; the rest is counted. */
const SHOWN = 10

/** Characters of a message. Some write out a whole type. */
const LONGEST = 240

/** A line of `tsc --pretty false` as people read it, or undefined when it names no error. */
function readable(line: string): string | undefined {
  const [, file, row, column, code, message = ''] =
    /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(line) ?? []
  if (!file) return undefined
  const short = message.length > LONGEST ? `${message.slice(0, LONGEST)} …` : message
  return `${file}:${row}:${column} ${short} (${code})`
}

/** Checks the types after each change and prints what is wrong, a line for each error. */
export function watchTypes(root: string): Helper {
  let errors: string[] = []
  let wereRight: boolean | undefined
  const onLine = (line: string) => {
    const error = readable(line)
    if (error) errors.push(error)
    const [, count] = /Found (\d+) errors?\./.exec(line) ?? []
    if (count === undefined) return
    for (const each of errors.slice(0, SHOWN)) log('types', each, 'bad')
    if (errors.length > SHOWN) log('types', `and ${errors.length - SHOWN} more errors`, 'bad')
    const areRight = count === '0'
    if (areRight && !wereRight)
      log('types', wereRight === undefined ? 'are right' : 'are right again', 'good')
    wereRight = areRight
    errors = []
  }
  return startHelper(
    process.execPath,
    [TSC, '--watch', '--noEmit', '--preserveWatchOutput', '--pretty', 'false'],
    {
      cwd: root,
      onLine,
    },
  )
}
