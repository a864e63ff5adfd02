import {join} from 'node:path'
import {stat, writeFile} from 'node:fs/promises'
import {z} from 'zod'
import {command} from '../terminal/command.ts'
import {PlainError, step} from '../terminal/terminal.ts'
import {run} from '../terminal/run.ts'
import {root} from '../project/root.ts'
import {buildWhatIsStale} from '../build/build.ts'
import {versionOf} from '../project/release.ts'
import {pack} from '../release/archive.ts'
import {contentsOf} from '../release/contents.ts'

const HELP = `npm run release [-- --with-node] [--version <version>]

Makes release/stone-designs-<version>.tar.gz, its checksum (.sha256) and the list of its packages (.cdx.json, CycloneDX).
The file holds the built site and Studio, the server, the packages that it runs with, and the catalogue. Two runs make the
same bytes. The programs for pictures are those of this kind of machine; on another kind, the first npm start there
fetches its own.
  --with-node   adds Node itself (120 MB), for machines whose Node is older than 24
  --version     another version than that of package.json`

const billOfMaterials = z.looseObject({
  metadata: z.looseObject({component: z.looseObject({})}),
})

/** The packages of the server, and of the built site and Studio. npm adds a number and a time, which are left out. */
async function bill(version: string): Promise<string> {
  const {output} = await run('npm', ['run', '--silent', 'sbom'], {cwd: root})
  const made: unknown = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  const {serialNumber: _number, metadata, ...rest} = billOfMaterials.parse(made)
  const {timestamp: _time, component, ...about} = metadata
  const own = {...component, name: 'stone-designs', version}
  return `${JSON.stringify({...rest, metadata: {...about, component: own}}, undefined, 2)}\n`
}

await command(
  HELP,
  {'with-node': {type: 'boolean'}, version: {type: 'string'}},
  async ({'with-node': withNode = false, version = versionOf(root)}) => {
    if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      throw new PlainError('A version is written as in 1.0.0.')
    await buildWhatIsStale()
    const name = `stone-designs-${version}`
    const file = join(root, 'release', `${name}.tar.gz`)
    const entries = contentsOf({root, version, withNode})
    const sum = await step('Packing the release', (say) => pack({entries, folder: name, file, say}))
    await writeFile(file.replace('.tar.gz', '.cdx.json'), await bill(version))
    const {size} = await stat(file)
    console.log(`${file}\n${Math.round(size / 1e6)} MB, ${entries.length} files, SHA-256 ${sum}`)
  },
)
