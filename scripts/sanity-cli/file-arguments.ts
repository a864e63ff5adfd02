import {resolve} from 'node:path'

/** An argument that names a file: a path from `.` or `..`, or one of the kinds that the tool reads or writes. */
const FILE = /^\.{1,2}(?:\/|$)|^[^-].*\.(?:ndjson|json|tar\.gz|tgz|[cm]?[jt]s)$/

const ADDRESS = /^[a-z]+:\/\//

/**
 * Makes paths absolute, because the tool runs in another folder.
 * @param folder where the command was typed
 */
export const withAbsolutePaths = (args: readonly string[], folder: string): string[] =>
  args.map((arg) => (FILE.test(arg) && !ADDRESS.test(arg) ? resolve(folder, arg) : arg))
