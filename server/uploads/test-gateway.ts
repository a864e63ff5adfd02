import {execFile, spawn, type ChildProcess} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {promisify} from 'node:util'

const execute = promisify(execFile)

interface Gateway {
  /** Address of the S3 API; buckets are in its path. */
  endpoint: string
  stop(): Promise<void>
}

interface Account {
  accessKeyId: string
  secretAccessKey: string
}

const CLUSTER_ID = '6f1f2b0e-7d0c-4d56-8a4d-6d9b0d7b1f11'
const DISK_ID = '8c0b2f53-3d6a-4b7e-9d6f-5a2f1f0c9e21'
const READY_WITHIN_MS = 90_000

/**
 * Starts Ceph's object gateway on free ports of the loopback interface, with a disk in memory. The gateway checks policy
 * and signature of a form with code that is independent of this server and of Amazon's SDK.
 *
 * @param root folder from `bringGateway`
 * @param account the only account of the gateway
 * @throws Error with the logs of the gateway when it does not respond within a minute and a half
 */
export async function startGateway(root: string, account: Account): Promise<Gateway> {
  const home = await mkdtemp(join(tmpdir(), 'gateway-'))
  const [map, gatewayPort] = [await freePort(), await freePort()]
  await writeFile(join(home, 'ceph.conf'), settings(home, root, {map, gatewayPort}))
  await writeFile(join(home, 'keyring'), KEYRING)
  await mkdir(join(home, 'osd'))
  const programs = programsIn(root, home)
  const endpoint = `http://127.0.0.1:${gatewayPort}`
  const stop = async () => {
    await programs.stop()
    await rm(home, {recursive: true, force: true})
  }
  try {
    await startCluster(programs, `[v2:127.0.0.1:${map}]`)
    await answerFrom(endpoint)
    await open(account, programs)
    return {endpoint, stop}
  } catch (error) {
    const logs = ['mon.a', 'osd.0', 'client.rgw'].map((name) => tailOf(join(home, `${name}.log`)))
    const told = (await Promise.all(logs)).join('\n')
    await stop()
    throw new Error(`The object gateway could not be started:\n${told}`, {cause: error})
  }
}

/** Runs the unpacked programs: `call` waits for the end, `serve` runs one until `stop`. */
function programsIn(root: string, home: string) {
  const libraries = [join(root, 'usr/lib', TRIPLE), join(root, 'lib', TRIPLE)]
  const env = {
    PATH: `${join(root, 'usr/bin')}:${process.env.PATH}`,
    LD_LIBRARY_PATH: [...libraries, ...libraries.map((folder) => join(folder, 'ceph'))].join(':'),
    CEPH_CONF: join(home, 'ceph.conf'),
  }
  const daemons: ChildProcess[] = []
  return {
    call: (program: string, ...args: string[]) => execute(program, args, {env, cwd: home, timeout: 30_000}),
    serve: (program: string, ...args: string[]) => {
      // The kernel ends the program with this process, however that ends.
      const command = ['--pdeathsig', 'KILL', program, ...args, '-f']
      daemons.push(spawn('/usr/bin/setpriv', command, {env, cwd: home, stdio: 'ignore'}))
    },
    stop: () => Promise.all(daemons.map(end)),
  }
}

type Programs = ReturnType<typeof programsIn>

/** Starts monitor, disk and gateway. The map lists the disk from the beginning, so no step has to add it. */
async function startCluster({call, serve}: Programs, address: string) {
  await call('monmaptool', '--create', '--fsid', CLUSTER_ID, '--addv', 'a', address, 'monmap')
  await call('osdmaptool', '--createsimple', '1', 'osdmap')
  const maps = ['--monmap', 'monmap', '--osdmap', 'osdmap']
  await call('ceph-mon', '--mkfs', '-i', 'a', '--fsid', CLUSTER_ID, ...maps)
  serve('ceph-mon', '-i', 'a')
  await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', DISK_ID)
  serve('ceph-osd', '-i', '0')
  serve('radosgw', ...AS)
}

async function open({accessKeyId, secretAccessKey}: Account, {call}: Programs) {
  const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`]
  await call('radosgw-admin', ...AS, 'user', 'create', '--uid=shop', '--display-name=Shop', ...keys)
}

const AS = ['-n', 'client.rgw']

/** A key of zeros. Nothing checks it, but the file must exist. */
const KEYRING = '[client.rgw]\n\tkey = AQAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAA==\n'

/** @see https://docs.ceph.com/en/pacific/rados/configuration/ */
const settings = (
  home: string,
  root: string,
  {map, gatewayPort}: {map: number; gatewayPort: number},
) => `[global]
fsid = ${CLUSTER_ID}
mon host = [v2:127.0.0.1:${map}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
auth cluster required = none
auth service required = none
auth client required = none
ms client mode = crc
ms service mode = crc
ms cluster mode = crc
ms mon client mode = crc
ms mon service mode = crc
ms mon cluster mode = crc
keyring = ${home}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data = ${home}/mon
mon data avail crit = 0
osd data = ${home}/osd
osd objectstore = memstore
osd class dir = ${libraryOf(root, 'rados-classes')}
erasure code dir = ${libraryOf(root, 'ceph/erasure-code')}
plugin dir = ${libraryOf(root, 'ceph')}
run dir = ${home}
admin socket =
pid file =
log file = ${home}/$name.log
mon cluster log file = ${home}/cluster.log
rgw data = ${home}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw thread pool size = 8
rgw run sync thread = false
rgw enable gc threads = false
rgw enable lc threads = false
rgw enable quota threads = false
`

const TRIPLE = {x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu'}[
  process.arch === 'arm64' ? 'arm64' : 'x64'
]

/** A folder of plug-ins: the unpacked folder, or the machine's own when it already has the package. */
const libraryOf = (root: string, name: string) =>
  [root, '/'].map((base) => join(base, 'usr/lib', TRIPLE, name)).find((path) => existsSync(path)) ?? ''

async function answerFrom(endpoint: string) {
  const until = Date.now() + READY_WITHIN_MS
  for (;;) {
    const isThere = await fetch(endpoint, {signal: AbortSignal.timeout(2000)}).then(
      ({ok}) => ok,
      () => false,
    )
    if (isThere) return
    if (Date.now() > until) throw new Error(`Nothing answers at ${endpoint}`)
    await pause(200)
  }
}

/**
 * A port that is free, and stays so until the gateway uses it after some seconds: Linux gives connections those from 32768 on.
 */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}

const tailOf = (path: string) =>
  readFile(path, 'utf8').then(
    (text) => `${path}:\n${text.slice(-1500)}`,
    () => `${path}: nothing`,
  )

/** Kills a daemon: its data is only in memory. */
async function end(daemon: ChildProcess) {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return
  const ended = new Promise((resolve) => daemon.once('close', resolve))
  daemon.kill('SIGKILL')
  await ended
}
