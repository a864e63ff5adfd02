import {resolve} from 'node:path'
import {parseArgs} from 'node:util'

// Apart from the command, which runs as soon as a test imports it.

/** An argument that names a file: a path from `.` or `..`, or one of the kinds that the tool reads or writes. */
const FILE = /^\.{1,2}(?:\/|$)|^[^-].*\.(?:ndjson|json|tar\.gz|tgz|[cm]?[jt]s)$/

const ADDRESS = /^[a-z]+:\/\//

/** Place of the path among the words of a command: `dataset export <name> <path>`, `dataset import <path> <name>`. */
const PLACES: Record<string, number> = {export: 3, import: 2}

/** Options of these two commands that have a value, which is no word of the command. */
const VALUED = {
  'asset-concurrency': {type: 'string'},
  dataset: {type: 'string', short: 'd'},
  mode: {type: 'string'},
  project: {type: 'string'},
  'project-id': {type: 'string', short: 'p'},
  token: {type: 'string', short: 't'},
  types: {type: 'string'},
} as const

/**
 * Makes paths absolute, because the tool runs in another folder.
 * @param folder where the command was typed
 */
export function withAbsolutePaths(args: readonly string[], folder: string): string[] {
  const place = placeOfPath(args)
  const isPath = (arg: string, index: number) => (index === place && arg !== '-') || FILE.test(arg)
  return args.map((arg, index) => (isPath(arg, index) && !ADDRESS.test(arg) ? resolve(folder, arg) : arg))
}

/** Index of the argument that is a path, whatever it looks like; undefined where the command has none. */
function placeOfPath(args: readonly string[]): number | undefined {
  const {tokens} = parseArgs({args: [...args], options: VALUED, strict: false, tokens: true})
  const words = tokens.filter(({kind}) => kind === 'positional').map(({index}) => index)
  const [topic = '', command = ''] = words.map((index) => args[index] ?? '')
  return /^datasets?$/.test(topic) ? words[PLACES[command] ?? -1] : undefined
}
