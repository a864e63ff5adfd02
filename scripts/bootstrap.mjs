// Every npm command starts here. This is plain JavaScript that Node 20 runs. It installs the packages of the lockfile,
// Node 24 among them, and then runs the TypeScript file of the command under that Node.
import {spawn, spawnSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** Oldest major version that runs this file, and oldest one that runs the commands. */
const OLDEST_NODE = 20
const NEEDED_NODE = 24

/**
 * Limit of V8's space for young objects, in megabytes. With Node's own limit, that space takes 130 MB while a large
 * lake is opened, and most of it is never given back.
 */
const YOUNG_SPACE = '--max-semi-space-size=16'

/**
 * Limits of glibc's allocator, in bytes: its own first values, which stay as they are when they are set. By themselves they
 * rise with each large block that is freed, and then the memory of a busy hour is never given back.
 */
const ALLOCATOR = {MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072'}

/** Folder of the shop: its settings and its data. */
const home = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The version that an upgrade chose (docs/upgrading.md). '' is that of this folder. */
function chosenVersion() {
  try {
    return readFileSync(join(home, '.releases/current'), 'utf8').trim()
  } catch {
    return ''
  }
}

const rootOf = (version) => (version === '' ? home : join(home, '.releases', version))
const version = chosenVersion()
const root = rootOf(version)

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const isNeeded = ([path, {optional, devOptional, peerOptional}]) =>
  path !== '' && !optional && !devOptional && !peerOptional

/** The C library of this Linux, as lockfiles name it. */
const libc = () => {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** Whether a package holds a program for this machine, and for no other kind. */
const isOfThisMachine = ([, {os, cpu, libc: wanted}]) =>
  os?.includes(process.platform) && cpu?.includes(process.arch) && (!wanted || wanted.includes(libc()))

/**
 * Whether the packages of the lockfile are installed, for this machine: a folder that was copied from another system lacks
 * its programs. npm writes its record last, so an interrupted install counts as missing.
 */
function packagesAreCurrent() {
  try {
    const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages
    const installed = packagesOf('node_modules/.package-lock.json')
    const wanted = Object.entries(packagesOf('package-lock.json'))
    return (
      wanted.filter(isNeeded).every(([path, {version}]) => installed[path]?.version === version) &&
      wanted.filter(isOfThisMachine).every(([path]) => existsSync(join(root, path)))
    )
  } catch {
    return false
  }
}

const CAUSES = [
  [/ENOSPC/, 'The disk is full. Free about 1.5 GB and run the command again.'],
  [
    /EACCES|EPERM/,
    'You may not write to this folder. Change its owner, or copy the project to a folder that belongs to you.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i,
    'The package registry cannot be reached. Check the network and run the command again.',
  ],
  [/EINTEGRITY/, 'A downloaded package is damaged. Run "npm cache verify" and then the command again.'],
]

function installPackages() {
  const started = Date.now()
  const npm = process.env.npm_execpath
  // NODE_ENV=production would leave out Vite and Node.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, commandArgs] =
    npm && npm.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  const note = (text) => process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
  const seconds = () => Math.round((Date.now() - started) / 1000)
  note('Installing packages (once; a minute or two)')
  const clock =
    process.stdout.isTTY &&
    setInterval(() => note(`Installing packages (once; a minute or two) ${seconds()} s`), 1000)
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-20000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      if (clock) clearInterval(clock)
      stop(`npm could not be started (${error.message}). Install Node.js with npm and run the command again.`)
    })
    child.on('close', (code) => {
      if (clock) clearInterval(clock)
      if (code === 0) {
        note(`Packages installed in ${seconds()} s\n`)
        return resolve()
      }
      const cause = CAUSES.find(([pattern]) => pattern.test(output))
      stop(
        `\nThe packages could not be installed.\n${cause ? cause[1] : output.trim().split('\n').slice(-15).join('\n')}`,
      )
    })
  })
}

const majorOf = (version) => Number(/^v?(\d+)\./.exec(version)?.[1])

/** Whether this Node starts on this machine and is new enough. */
const isUsable = (node) =>
  majorOf(spawnSync(node, ['--version'], {encoding: 'utf8'}).stdout ?? '') >= NEEDED_NODE

// The build, or PATH, takes such a sign for something else.
const [sign] = /[#?%*:[\]{}|"<>\\]/.exec(process.platform === 'win32' ? '' : root) ?? []
if (sign)
  stop(
    `The path of this folder has the sign ${sign}, which the build cannot read. Rename the folder: ${root}`,
  )

const [command, ...args] = process.argv.slice(2)
// A command is the name of a file of scripts/commands, or the path of a tool.
const script = join(root, command?.includes('/') ? command : `scripts/commands/${command}.ts`)
if (!existsSync(script)) stop(`There is no command "${command}". "npm run" lists the commands.`)
if (majorOf(process.version) < OLDEST_NODE) {
  stop(
    `Node ${process.versions.node} is too old: Node ${OLDEST_NODE} or newer is needed. Install it from your system's packages or nodejs.org.`,
  )
}

// Libraries fail at such a proxy while they are loaded, before the settings are read.
for (const name of ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']) {
  const proxy = process.env[name]
  if (proxy && !(/^https?:/.test(proxy) && URL.canParse(proxy)))
    stop(`${name} is no address. Write the proxy as in http://proxy.example:8080, or remove the setting.`)
}

if (!packagesAreCurrent()) await installPackages()

// The Node among the packages is missing where npm may not run scripts, and does not start on Alpine Linux.
const node = [join(root, 'node_modules/node/bin/node'), process.execPath].find(isUsable)
if (!node) {
  stop(
    `Your Node ${process.versions.node} is too old for the shop, and its packages hold none that runs on this machine. Install Node ${NEEDED_NODE} or newer and run the command again.`,
  )
}
const flags = ['--disable-warning=ExperimentalWarning', YOUNG_SPACE]
const env = (root) => ({
  ...ALLOCATOR,
  ...process.env,
  SHOP_HOME: root === home ? undefined : home,
  // The folder of another Node may hold tools of the same names, so it follows the tools of the project.
  PATH: [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(':'),
})

if (command === 'start') {
  const {Supervisor} = await import('./release/supervise.mjs')
  new Supervisor(home, {rootOf, node, flags, args, env}).run(version)
} else {
  const child = spawn(node, [...flags, script, ...args], {cwd: root, stdio: 'inherit', env: env(root)})
  // Ctrl-C sends its signal to the child too: the child shuts down, and this process waits for it.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => stop(`Node could not be started: ${error.message}`))
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
