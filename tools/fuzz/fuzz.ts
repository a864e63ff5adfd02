import {buildWhatIsStale} from '../../scripts/build/build.ts'
import {fuzz} from './run.ts'
import {TARGETS} from '../fuzz/targets.ts'
import {root} from '../../scripts/project/root.ts'
import {command} from '../../scripts/terminal/command.ts'
import {PlainError} from '../../scripts/terminal/terminal.ts'

const HELP = `node tools/fuzz/fuzz.ts [--only svg --minutes 10 --seed 1 --port 4299]

Sends randomly changed input to every parser of foreign bytes: a promised refusal is right; another error, an end of the
process, a hang or an answer of 500 is a problem. Fails when there is one, and keeps its input in .build/fuzz.
  --only <target>   ${Object.keys(TARGETS).join(', ')}; all if absent
  --minutes <n>     minutes for each target; 10 if absent
  --seed <n>        a number that repeats a run; the time if absent
  --port <n>        port of the shop under test; 4299 if absent`

const options = {
  only: {type: 'string'},
  minutes: {type: 'string', default: '10'},
  seed: {type: 'string', default: String(Date.now() % 2 ** 32)},
  port: {type: 'string', default: '4299'},
} as const

await command(HELP, options, async ({only, minutes, seed, port}) => {
  if (only !== undefined && !Object.hasOwn(TARGETS, only))
    throw new PlainError(`--only takes ${Object.keys(TARGETS).join(', ')}.`)
  if (!(Number(minutes) > 0)) throw new PlainError('--minutes takes a number above 0.')
  await buildWhatIsStale()
  let count = 0
  for (const name of only === undefined ? Object.keys(TARGETS) : [only]) {
    const run = {minutes: Number(minutes), seed: Number(seed), port: Number(port), root}
    const {runs, slowestMs, problems} = await fuzz(name, run)
    console.log(
      `${name}: ${runs.toLocaleString('en')} inputs with seed ${seed}, the slowest ${Math.round(slowestMs)} ms, ${problems.length} problems`,
    )
    for (const {problem, path} of problems)
      console.log(`  ${path}\n    ${problem.split('\n').slice(0, 3).join('\n    ')}`)
    count += problems.length
  }
  return count === 0 ? 0 : 1
})
