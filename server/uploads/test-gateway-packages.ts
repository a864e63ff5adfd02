import {execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, readdir, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'

const execute = promisify(execFile)

/** Packages for a cluster of one machine: its monitor, its disk, and the gateway that speaks S3. */
const PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw']
const MOST_MS = 120_000

const CACHE = join(import.meta.dirname, '../../.build/object-gateway')

/**
 * Downloads Ceph's object gateway, an S3 server for production use: Debian's packages with all dependencies, unpacked
 * into a folder. It installs nothing, needs no root, and reuses the folder of an earlier run.
 *
 * @returns the folder in place of `/`: about 270 MB, after about 70 MB of downloads; undefined where the packages are
 * not available (another system, no network), which is logged in one sentence
 */
export async function bringGateway(): Promise<string | undefined> {
  await removeLeftovers()
  const root = join(CACHE, 'root')
  if (existsSync(root)) return root
  try {
    if (!existsSync('/usr/bin/apt-get')) throw new Error('they are made for Debian')
    await fetchInto(root)
    return root
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n')
    const why = lines.find((line) => line.startsWith('E: ')) ?? lines[0]
    process.stderr.write(`The bucket is not tested: the packages of Ceph's gateway cannot be had (${why}).\n`)
    return undefined
  }
}

/** The folder gets its name only when it is complete, so the next run starts again after a failure. */
async function fetchInto(root: string) {
  await mkdir(CACHE, {recursive: true})
  const work = await mkdtemp(join(CACHE, `new-${process.pid}-`))
  try {
    await unpack(await download(work), join(work, 'root'))
    await rename(join(work, 'root'), root).catch((error: unknown) => {
      // Another run was faster.
      if (!existsSync(root)) throw error
    })
  } finally {
    await rm(work, {recursive: true, force: true})
  }
}

/** Removes the leftovers of a killed run: 70 to 340 MB. */
async function removeLeftovers() {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const [, pid] = /^new-(?:(\d+)-)?\w+$/.exec(name) ?? []
    if (name.startsWith('new-') && !isRunning(Number(pid))) {
      await rm(join(CACHE, name), {recursive: true, force: true})
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Runs apt with the machine's sources, but with lists and archives in a separate folder. */
async function download(work: string): Promise<string[]> {
  const archives = join(work, 'archives')
  for (const folder of ['lists/partial', 'cache/archives/partial', 'archives']) {
    await mkdir(join(work, folder), {recursive: true})
  }
  const own = [
    `Dir::State::lists=${join(work, 'lists')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option])
  const apt = async (...args: string[]) =>
    (await execute('apt-get', [...own, '-qq', ...args], {cwd: archives, timeout: MOST_MS})).stdout
  await apt('update')
  const plan = await apt('install', '--simulate', '--no-install-recommends', ...PACKAGES)
  const missing = [...plan.matchAll(/^Inst (?<name>\S+)/gm)].map(({groups}) => groups?.['name'] ?? '')
  if (missing.length > 0) await apt('download', ...missing)
  return (await readdir(archives)).map((name) => join(archives, name))
}

async function unpack(archives: string[], root: string) {
  await mkdir(root)
  for (const archive of archives) await execute('dpkg-deb', ['--extract', archive, root], {timeout: MOST_MS})
}
