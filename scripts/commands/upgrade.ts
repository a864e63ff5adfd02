import {randomUUID} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {rename, rm} from 'node:fs/promises'
import {basename, join, resolve} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {lockLake} from '@stone-designs/lake/admin'
import {z} from 'zod'
import {makeFolder} from '../../lib/disk/folders.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import type {Config} from '../../server/config.ts'
import {root} from '../project/root.ts'
import {assertRoom} from '../project/room.ts'
import {loadConfig, shopHome} from '../project/settings.ts'
import {kindOfMachine, readRelease, versionOf} from '../project/release.ts'
import {unpack} from '../release/archive.ts'
import {giveBack} from '../release/arrived.ts'
import {prepare} from '../release/prepare.ts'
import {command} from '../terminal/command.ts'
import {run} from '../terminal/run.ts'
import {PlainError, print, step} from '../terminal/terminal.ts'

const HELP = `npm run upgrade [-- <file> | --back]

  <file>     a release, stone-designs-<version>.tar.gz, with its .sha256 beside it. Makes a backup, tests the new version on
             a copy of the data, and lets it take over the running shop without a refused request. The shop returns to
             the former version by itself when the new one fails within ten minutes
  no file    in the folder of a new version, with DATA_DIR of an older shop: makes the backup and the test, and says how
             to switch
  --back     returns to the version from before the last upgrade. The data become those of the backup from before it
             where the new version changed their form; enquiries since then are kept
  --back <folder>   does that in the folder of the older version, from that backup. Stop the shop first
  --watch <minutes>   how long a new version is watched. Default: 10`

const folder = join(shopHome(root), '.releases')
const fileOf = (name: string) => join(folder, name)

const state = z.object({
  id: z.string(),
  kind: z.enum(['watching', 'settled', 'kept', 'returned', 'failed']),
  from: z.string(),
  to: z.string(),
  backup: z.string(),
  watchSeconds: z.number(),
  sentence: z.string(),
})

function readState() {
  if (!existsSync(fileOf('state.json'))) return undefined
  return state.safeParse(JSON.parse(readFileSync(fileOf('state.json'), 'utf8'))).data
}

/** Bytes of an unpacked release. */
const RELEASE_BYTES = 300_000_000

/** Unpacks a release into the folder of the shop's versions. @returns its version */
async function unpackRelease(file: string): Promise<string> {
  makeFolder(folder)
  await assertRoom(folder, {what: 'The new version', bytes: RELEASE_BYTES})
  const part = fileOf('unpacking')
  try {
    await rm(part, {recursive: true, force: true})
    await step('Checking and unpacking the release', () => unpack(file, part))
    const {version, machine} = readRelease(part)
    if (version === versionOf(root)) throw new PlainError(`Version ${version} is the one that runs.`)
    if (machine !== kindOfMachine())
      throw new PlainError(`This release is for ${machine}, and this machine is ${kindOfMachine()}.`)
    await rm(fileOf(version), {recursive: true, force: true})
    await rename(part, fileOf(version))
    return version
  } finally {
    await rm(part, {recursive: true, force: true})
  }
}

async function upgradeTo(config: Config, file: string, watchSeconds: number) {
  const to = await unpackRelease(file)
  const backup = await prepare(config, fileOf(to))
  const from = process.env.SHOP_HOME === undefined ? '' : basename(root)
  return order(config, {kind: 'to', from, to, backup: backup ?? '', watchSeconds})
}

interface Order {
  kind: 'to' | 'back'
  from: string
  to: string
  backup: string
  watchSeconds: number
}

/** Milliseconds in which a running shop sees an order. */
const SEEN_MS = 5000
const LOOK_MS = 200

/** Has the running shop change its version. Where none runs, the next start does. */
async function order(config: Config, wanted: Order): Promise<number> {
  const id = randomUUID()
  await writeWhole(fileOf('order.json'), JSON.stringify({...wanted, id}))
  for (const end = Date.now() + SEEN_MS; existsSync(fileOf('order.json')); await setTimeout(LOOK_MS))
    if (Date.now() > end) return orderNext(config, wanted)
  print('The shop changes its version by itself from here on. You may end this command with Ctrl-C.')
  for (let told = ''; ; await setTimeout(LOOK_MS)) {
    const now = readState()
    if (now?.id !== id || now.sentence === told) continue
    told = now.sentence
    print(told)
    if (now.kind !== 'watching') return now.kind === 'settled' || wanted.kind === 'back' ? 0 : 1
  }
}

async function orderNext(config: Config, {kind, from, to, backup}: Order): Promise<number> {
  await rm(fileOf('order.json'), {force: true})
  try {
    lockLake(config.dataDir)()
  } catch {
    throw new PlainError(
      `A shop runs on ${config.dataDir}, but not by npm start in this folder, so it cannot change its version. Stop it, and run the command again.`,
    )
  }
  if (kind === 'back' && backup !== '') {
    // The older program knows the form of its own data.
    const former = from === '' ? shopHome(root) : fileOf(from)
    const args = [join(former, 'scripts/commands/upgrade.ts'), '--back', backup]
    const {code, output} = await run(process.execPath, args, {cwd: former, env: {SHOP_HOME: shopHome(root)}})
    if (code !== 0) throw new PlainError(output.trim())
    print(output.trim())
  }
  await writeWhole(fileOf('current'), kind === 'back' ? from : to)
  print('No shop is running. npm start starts the chosen version.')
  return 0
}

async function back(config: Config, backup: string | undefined): Promise<number> {
  if (backup !== undefined) {
    const done = await giveBack(config, resolve(backup))
    print(done ?? 'The data stay as they are, because the newer version has not changed their form.')
    return 0
  }
  const last = readState()
  if (!last || (last.kind !== 'watching' && last.kind !== 'settled'))
    throw new PlainError('There is no upgrade that could be taken back.')
  return order(config, {...last, kind: 'back'})
}

/** Where the older shop has no such command. */
async function tryHere(config: Config) {
  const version = versionOf(root)
  const backup = await prepare(config, root)
  if (backup === undefined)
    throw new PlainError(`${config.dataDir} holds no shop. Set DATA_DIR to the folder of one.`)
  print(
    `Version ${version} works with these data. Now stop the older shop, and at once run npm start here, with DATA_DIR=${config.dataDir}. It starts in a few seconds.\nTo return, stop it, restore ${backup} with the older version (npm run content -- restore … --replace), and start that one.`,
  )
}

const OPTIONS = {back: {type: 'boolean'}, watch: {type: 'string'}} as const

await command(
  HELP,
  OPTIONS,
  async ({back: isBack = false, watch = '10'}, [file, ...rest]) => {
    const config = loadConfig(root)
    const minutes = Number(watch)
    if (rest.length > 0 || !(minutes >= 0)) throw new PlainError(HELP)
    if (isBack) return back(config, file)
    return file === undefined ? tryHere(config) : upgradeTo(config, resolve(file), minutes * 60)
  },
  {takesWords: true},
)
