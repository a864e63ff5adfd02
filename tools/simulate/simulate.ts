import {command} from '../../scripts/terminal/command.ts'
import {PlainError, print} from '../../scripts/terminal/terminal.ts'
import {interpose} from './faults.ts'
import {World} from './world.ts'

const HELP = `npm run simulate -- [--seed 1 --steps 200 --histories 1]

Writes, queries and listens to a lake whose process ends at any write, whose disk fails, is full or forgets the end of its log,
and whose clock jumps. Compares each answer with a model. Prints a hash of everything that happened: the same seed and
number of steps repeat a history.
  --seed <n>        the first history; the next ones have the following numbers
  --steps <n>       steps of each history
  --histories <n>   number of histories`

const OPTIONS = {
  seed: {type: 'string', default: '1'},
  steps: {type: 'string', default: '200'},
  histories: {type: 'string', default: '1'},
} as const

await command(HELP, OPTIONS, async ({seed, steps, histories}) => {
  const [first, length, count] = [seed, steps, histories].map(Number)
  if (![first, length, count].every((number) => Number.isInteger(number) && Number(number) > 0))
    throw new PlainError('Seed, steps and histories are whole numbers from 1.')
  interpose()
  const totals: Record<string, number> = {}
  for (let history = Number(first); history < Number(first) + Number(count); history++) {
    try {
      const {hash, counts} = await new World(history).run(Number(length))
      for (const [what, number] of Object.entries(counts)) totals[what] = (totals[what] ?? 0) + number
      if (count === 1) print(`seed ${history}, ${length} steps: ${hash}`)
    } catch (error) {
      print(`Seed ${history} went wrong. Repeat it: npm run simulate -- --seed ${history} --steps ${length}`)
      throw error
    }
  }
  print(
    Object.entries(totals)
      .map(([what, number]) => `${number} ${what}`)
      .join(', '),
  )
})
