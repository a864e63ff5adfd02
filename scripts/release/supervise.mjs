// What the command behind `npm start` does while the shop runs: it ends with the server's process, and exchanges the
// server for that of another version without closing the port. Plain JavaScript, which Node 20 runs.
import cluster from 'node:cluster'
import {spawn} from 'node:child_process'
import {readFileSync, renameSync, rmSync, watchFile, writeFileSync} from 'node:fs'
import {join} from 'node:path'

/** Milliseconds for the steps of an exchange. The data of a large shop opens in a minute on a slow disk. */
const LONGEST = {start: 60_000, drain: 20_000, open: 300_000, end: 9000}
const LOOK_MS = 500

/** All workers share one socket. It stays open while one of them is there. */
cluster.schedulingPolicy = cluster.SCHED_NONE

/**
 * @typedef {object} Order what the command `upgrade` writes
 * @property {'to' | 'back'} kind
 * @property {string} from version from before the upgrade, '' for that of the shop's own folder
 * @property {string} to the new version
 * @property {string} backup folder of the backup from before the upgrade
 * @property {number} watchSeconds
 */

/** The server's process of a shop, and the one that replaces it. */
export class Supervisor {
  #home
  #launch
  #serving
  /** The order whose version is watched, and the timer that ends the watch. */
  #watched
  #isExchanging = false
  #isEnding = false

  /**
   * @param home folder of the shop: its settings, its data, and other versions in `.releases`
   * @param launch `rootOf(version)`: folder of a version; `node`, `flags`, `args`, `env(root)`: how its server is started
   */
  constructor(home, launch) {
    this.#home = home
    this.#launch = launch
  }

  /** Starts the server of a version. A signal to this process ends both, and this process ends with the server. */
  run(version) {
    this.#serving = this.#start(version)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#end(signal))
    rmSync(this.#path('order.json'), {force: true})
    watchFile(this.#path('order.json'), {interval: LOOK_MS}, () => this.#look())
    const state = this.#read('state.json')
    if (state?.kind !== 'watching') return
    void heard(this.#serving, 'serves', LONGEST.open).then((serves) => serves && this.#watch(state))
  }

  #path = (name) => join(this.#home, '.releases', name)

  #read(name) {
    try {
      return JSON.parse(readFileSync(this.#path(name), 'utf8'))
    } catch {
      return undefined
    }
  }

  #write(name, text) {
    writeFileSync(this.#path(`${name}.part`), text, {flush: true})
    renameSync(this.#path(`${name}.part`), this.#path(name))
  }

  #tell(order, kind, sentence) {
    this.#write('state.json', JSON.stringify({...order, kind, sentence}))
    process.stdout.write(`${sentence}\n`)
  }

  #start(version, mustWait = false) {
    const {rootOf, node, flags, args, env} = this.#launch
    const root = rootOf(version)
    // The cluster has no setting for the program.
    process.execPath = node
    const exec = join(root, 'scripts/commands/start.ts')
    cluster.setupPrimary({exec, args, cwd: root, execArgv: flags})
    const worker = cluster.fork({...env(root), SHOP_WAITS: mustWait ? 'on' : ''})
    worker.on('exit', (code, signal) => this.#ended(worker, code ?? (signal === 'SIGINT' ? 130 : 1)))
    worker.on('message', ({kind, why}) => kind === 'unwell' && this.#ofWatched(worker, why))
    return worker
  }

  #ended(worker, code) {
    if (this.#isEnding && !alive().length) process.exit(code)
    if (worker !== this.#serving || this.#isExchanging) return
    if (!this.#watched || this.#isEnding) process.exit(code)
    this.#ofWatched(worker, 'its process ended')
  }

  #ofWatched(worker, why) {
    if (worker !== this.#serving || !this.#watched || this.#isExchanging) return
    void this.#giveBack(this.#watched.order, why)
  }

  #end(signal) {
    this.#isEnding = true
    for (const worker of alive()) worker.process.kill(signal)
    setTimeout(() => {
      for (const worker of alive()) worker.process.kill('SIGKILL')
    }, LONGEST.end).unref()
  }

  #look() {
    const order = this.#read('order.json')
    if (!order || this.#isExchanging) return
    rmSync(this.#path('order.json'))
    void (order.kind === 'back' ? this.#giveBack(order, 'you asked for it') : this.#follow(order))
  }

  /** Starts the new version, and watches it. */
  async #follow(order) {
    this.#unwatch()
    const {from, to, watchSeconds} = order
    const watched = {...order, until: Date.now() + watchSeconds * 1000}
    const failed = await this.#exchange(to, () => {
      // On the disk before the new version opens the data: a machine that stops now goes on with the new version.
      this.#tell(watched, 'watching', `${nameOf(to)} begins.`)
      this.#write('current', to)
    })
    if (failed === 'not begun')
      return this.#tell(order, 'kept', `${nameOf(to)} did not start. ${nameOf(from)} runs on.`)
    if (failed) return this.#giveBack(watched, `it did not start (${failed})`)
    this.#tell(watched, 'watching', `${nameOf(to)} serves the shop now.`)
    this.#watch(watched)
  }

  #watch(order) {
    const settle = () => {
      this.#watched = undefined
      this.#tell(order, 'settled', `${nameOf(order.to)} has served without a failure. The upgrade is done.`)
    }
    this.#watched = {order, timer: setTimeout(settle, Math.max(0, order.until - Date.now())).unref()}
    this.#serving.send('watch', () => {})
  }

  #unwatch() {
    clearTimeout(this.#watched?.timer)
    this.#watched = undefined
  }

  /** Returns to the version from before an upgrade, with its data where the new version has changed their form. */
  async #giveBack(order, why) {
    const {from, to, backup} = order
    this.#unwatch()
    let report = ''
    const failed = await this.#exchange(from, async () => {
      report = await this.#restore(from, backup)
      this.#write('current', from)
    })
    if (!failed) {
      const sentence = `${nameOf(to)} was taken back, because ${why}. ${nameOf(from)} serves the shop again. ${report}`
      return this.#tell(order, 'returned', sentence.trim())
    }
    const reason = `${nameOf(to)} failed, because ${why}. ${nameOf(from)} could not be started again: ${failed}.`
    this.#tell(order, 'failed', `${reason} The backup from before the upgrade is ${backup}.`)
    if (this.#serving.isDead()) process.exit(1)
  }

  /**
   * Replaces the server. Connections wait between the last answer of one and the first answer of the other.
   * @param between what happens while no server has the data folder open
   * @returns why the version does not serve, if so. 'not begun': the former server runs on
   */
  async #exchange(version, between) {
    this.#isExchanging = true
    const former = this.#serving
    const next = this.#start(version, true)
    try {
      if (!(await heard(next, 'waits', LONGEST.start))) {
        next.process.kill('SIGKILL')
        return former.isDead() ? 'its process ended' : 'not begun'
      }
      await drain(former)
      this.#serving = next
      await between()
      const serves = heard(next, 'serves', LONGEST.open)
      next.send('open', () => {})
      return (await serves) ? undefined : 'it does not answer'
    } catch (error) {
      next.process.kill('SIGKILL')
      return error.message
    } finally {
      this.#isExchanging = false
    }
  }

  /** @returns a sentence about the data, or nothing when they are as the version left them */
  async #restore(version, backup) {
    if (backup === '') return ''
    const {rootOf, node, flags, env} = this.#launch
    const root = rootOf(version)
    // The older version knows the form of its own data.
    const args = [...flags, join(root, 'scripts/commands/upgrade.ts'), '--back', backup]
    const child = spawn(node, args, {cwd: root, env: {...process.env, ...env(root)}})
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output.trim()))))
    })
  }
}

const nameOf = (version) => (version === '' ? 'The former version' : `Version ${version}`)

const alive = () => Object.values(cluster.workers).filter((worker) => !worker.isDead())

/** Whether a worker says something before it ends, in time. */
const heard = (worker, what, longestMs) =>
  new Promise((resolve) => {
    const done = (has) => {
      clearTimeout(timer)
      worker.off('message', look).off('exit', gone)
      resolve(has)
    }
    const timer = setTimeout(done, longestMs, false)
    const look = ({kind}) => kind === what && done(true)
    const gone = () => done(false)
    worker.on('message', look).on('exit', gone)
    if (worker.isDead()) gone()
  })

/** Ends a server, which first answers the requests that are under way. */
async function drain(worker) {
  if (worker.isDead()) return
  const ended = heard(worker, undefined, LONGEST.drain)
  worker.send('drain', () => {})
  await ended
  if (worker.isDead()) return
  worker.process.kill('SIGKILL')
  await heard(worker, undefined, LONGEST.drain)
}
