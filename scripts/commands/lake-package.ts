import {copyFile, cp, glob, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {z} from 'zod'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {run} from '../terminal/run.ts'
import {PlainError, print} from '../terminal/terminal.ts'

const HELP = `npm run lake-package -- <folder>

Builds the lake as a package of JavaScript with types, and packs it into a .tgz in the folder.`

/** Modules that other modules start as programs of processes and threads. */
const PROGRAMS = ['query/process/query-child', 'assets/parse-tasks', 'storage/soundness-worker']

/** Options of the compiler, beside those of `tsconfig.json` that do not write files. */
const COMPILER = {
  target: 'ES2023',
  lib: ['ES2024', 'ESNext', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: ['node'],
  noEmit: false,
  declaration: true,
  rewriteRelativeImportExtensions: true,
}

const manifest = z.looseObject({
  bin: z.record(z.string(), z.string()),
  exports: z.record(z.string(), z.string()),
})

async function main(_options: object, [folder, ...rest]: string[]) {
  if (folder === undefined || rest.length > 0) throw new PlainError(HELP)
  const target = resolve(folder)
  const scratch = await mkdtemp(join(tmpdir(), 'lake-package-'))
  try {
    const {private: _private, ...kept} = manifest.parse(
      JSON.parse(await readFile(join(root, 'lake/package.json'), 'utf8')),
    )
    // The helpers of the lake's own tests stay at home.
    const entries = Object.entries(kept.exports).filter(([name]) => !name.includes('*'))
    await compile(scratch, [...entries.map(([, path]) => path), ...Object.values(kept.bin)])
    const built = (path: string, ending: string) => path.replace('./', './lake/').replace(/\.ts$/, ending)
    const described = {
      ...kept,
      bin: Object.fromEntries(Object.entries(kept.bin).map(([name, path]) => [name, built(path, '.js')])),
      exports: Object.fromEntries(
        entries.map(([name, path]) => [name, {types: built(path, '.d.ts'), default: built(path, '.js')}]),
      ),
      files: ['lake', 'lib', 'DIFFERENCES.md'],
    }
    await writeFile(join(scratch, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
    for (const name of ['README.md', 'DIFFERENCES.md'])
      await copyFile(join(root, 'lake', name), join(scratch, name))
    await cp(join(root, 'LICENSE'), join(scratch, 'LICENSE'))
    await mkdir(target, {recursive: true})
    await finished('npm', ['pack', '--pack-destination', target, '--loglevel=error'], scratch)
  } finally {
    await rm(scratch, {recursive: true, force: true})
  }
}

/** Writes JavaScript and types of the modules, and of all that they import, into a folder. */
async function compile(folder: string, modules: readonly string[]) {
  const config = join(folder, 'tsconfig.json')
  const files = [...modules, ...PROGRAMS.map((path) => `${path}.ts`)].map((path) => join(root, 'lake', path))
  const compilerOptions = {
    ...COMPILER,
    rootDir: root,
    outDir: folder,
    typeRoots: [join(root, 'node_modules/@types')],
  }
  await writeFile(
    config,
    JSON.stringify({extends: join(root, 'tsconfig.json'), compilerOptions, files, include: []}),
  )
  await finished(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', config], root)
  await rm(config)
  for await (const path of glob('l*/**/*.{js,d.ts}', {cwd: folder})) {
    const text = await readFile(join(folder, path), 'utf8')
    // The compiler leaves these as they are: addresses of programs, and imports in the files of types.
    const changed = text
      .replaceAll(/new URL\('(\.[^']+)\.ts'/g, "new URL('$1.js'")
      .replaceAll(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2')
    if (changed !== text) await writeFile(join(folder, path), changed)
  }
}

/** @throws PlainError with the output of a program that failed */
async function finished(program: string, args: string[], cwd: string) {
  const {code, output} = await run(program, args, {cwd})
  if (code !== 0) throw new PlainError(output)
  if (output.trim() !== '') print(output.trim())
}

await command(HELP, {}, main, {takesWords: true})
