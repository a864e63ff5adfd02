import {spawn} from 'node:child_process'
import {constants, existsSync, readFileSync} from 'node:fs'
import {cp, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {z} from 'zod'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import {
  backupData,
  backupName,
  BACKUPS_WITHIN,
  holdsNothing,
  MANIFEST,
  sizeOfData,
} from '../../server/backups/index.ts'
import type {Config} from '../../server/config.ts'
import {assertRoom} from '../project/room.ts'
import {PlainError, printWarning, step} from '../terminal/terminal.ts'
import {versionOf} from '../project/release.ts'

/** File of a data folder that says which versions of the program opened it. A folder of version 0.1.0 has none. */
const MARK = 'program.json'
const FIRST = '0.1.0'

const mark = z.object({
  /** The version that served the shop last. */
  served: z.string(),
  /** A newer version that was tested on a copy. */
  tested: z.string().optional(),
})

function readMark(dataDir: string): z.infer<typeof mark> {
  const file = join(dataDir, MARK)
  const parsed = existsSync(file) ? mark.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  return parsed?.data ?? {served: FIRST}
}

const writeMark = (dataDir: string, content: z.infer<typeof mark>) =>
  writeWhole(join(dataDir, MARK), `${JSON.stringify(content)}\n`)

/** Notes which version serves the shop. */
export async function noteVersion(dataDir: string, version: string): Promise<void> {
  const {served, tested} = readMark(dataDir)
  if (served !== version || tested !== undefined || !existsSync(join(dataDir, MARK)))
    await writeMark(dataDir, {served: version})
}

/**
 * Makes a backup and tests the program on a copy of the data, where another version served the shop before. For a start
 * with new sources, or of a new image.
 * @throws PlainError when the test fails. The data are as they were
 */
export async function prepareStart(config: Config, root: string): Promise<void> {
  const version = versionOf(root)
  const {served, tested} = readMark(config.dataDir)
  if (version === served || version === tested || (await holdsNothing(config.dataDir))) return
  await prepare(config, root).catch((error: unknown) => {
    if (error instanceof PlainError)
      throw new PlainError(
        `${error.message}\nThe data are as version ${served} left them. Start that version again.`,
      )
    throw error
  })
}

/** Bytes beside the data and their copies. */
const MARGIN = 100_000_000

/**
 * Makes a backup, and tests a version of the program on a copy of it. The shop may be running.
 * @param programs folder of that version
 * @returns folder of the backup; undefined when there is nothing to back up
 * @throws PlainError when the version does not work with these data
 */
export async function prepare(config: Config, programs: string): Promise<string | undefined> {
  const {dataDir, backups} = config
  if (await holdsNothing(dataDir)) return undefined
  const version = versionOf(programs)
  const dir = backups?.dir ?? join(dataDir, BACKUPS_WITHIN)
  const bytes = 2 * (await sizeOfData(dataDir)) + MARGIN
  await assertRoom(dataDir, {what: 'The backup and the test on a copy of the data', bytes})
  // Not among the nightly backups, of which the oldest are removed.
  const target = join(dir, `before-${version}-${backupName(new Date())}`)
  const {assetsWithoutBytes} = await step('Making a backup', (say) => backupData({dataDir, target, say}))
  if (assetsWithoutBytes.length > 0)
    printWarning(`The bytes of ${assetsWithoutBytes.length} assets were missing before the upgrade.`)
  const copy = join(dirname(target), 'trial')
  await step(`Testing version ${version} on a copy of the data`, async () => {
    await rm(copy, {recursive: true, force: true})
    try {
      await cp(target, copy, {recursive: true, mode: constants.COPYFILE_FICLONE})
      await rm(join(copy, MANIFEST))
      await test(config, programs, copy)
    } finally {
      await rm(copy, {recursive: true, force: true})
    }
  })
  await writeMark(dataDir, {...readMark(dataDir), tested: version})
  return target
}

/** Settings of the machine that the test of a version gets. Those of the shop would reach people and services. */
const OF_MACHINE = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS']

async function test({content}: Config, programs: string, copy: string): Promise<void> {
  const env: Record<string, string | undefined> = Object.fromEntries(
    OF_MACHINE.map((name) => [name, process.env[name]]),
  )
  if (content.kind === 'hosted') env.SANITY_PROJECT_ID = content.projectId
  env.SANITY_DATASET = content.dataset
  const args = ['--disable-warning=ExperimentalWarning', join(programs, 'scripts/release/self-test.ts'), copy]
  const child = spawn(process.execPath, args, {cwd: programs, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc']})
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code === 0) return
  throw new PlainError(
    `Version ${versionOf(programs)} does not work with a copy of these data:\n${output.trim().split('\n').slice(-8).join('\n')}\nNothing was changed.`,
  )
}
