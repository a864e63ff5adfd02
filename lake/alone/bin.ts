#!/usr/bin/env node
// Starts the command. It is apart from the command, because an old Node cannot even load that.
import process from 'node:process'

/** Oldest Node with everything that the lake uses of `node:sqlite`. */
const OLDEST = [22, 16] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `Node ${process.versions.node} has no SQLite that the lake can use. Use Node ${OLDEST.join('.')} or newer: npx node@24 ${process.argv[1]}\n`,
  )
  process.exit(1)
}
// Node calls its SQLite experimental, in a warning at each start.
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') process.stderr.write(`${warning.name}: ${warning.message}\n`)
})
await import('./command.ts')
