import {log, secondsSince} from './log.ts'
import {startHelper, type Helper} from './helper.ts'

/** Writes `schemas/generated` anew. */
const TYPEGEN = 'scripts/commands/typegen.ts'

/** Milliseconds without another change after which the types are generated: editors save several files at once. */
const QUIET_MS = 100

export interface TypeGenerator {
  /** Generates the types soon; once more where something changes while that is under way. */
  generate(): void
  close(): void
}

export function openTypeGenerator(root: string): TypeGenerator {
  let running: Helper | undefined
  let isWanted = false
  let timer: NodeJS.Timeout | undefined

  async function run() {
    isWanted = false
    const started = performance.now()
    const lines: string[] = []
    running = startHelper(process.execPath, ['--disable-warning=ExperimentalWarning', TYPEGEN], {
      cwd: root,
      onLine: (line) => void lines.push(line),
    })
    const end = await running.ended
    running = undefined
    if (end === 'code 0')
      log('types', `generated from schemas and queries (${secondsSince(started)})`, 'good')
    else log('types', `could not be generated.\n${lines.join('\n').trim()}`, 'bad')
    if (isWanted) await run()
  }

  return {
    generate() {
      isWanted = true
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!running) void run()
      }, QUIET_MS)
    },
    close() {
      isWanted = false
      clearTimeout(timer)
      running?.close()
    },
  }
}
