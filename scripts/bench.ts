import {join} from 'node:path'
import {styleText} from 'node:util'
import {benchSite} from './bench/site.ts'
import {holds, type Figure} from './bench/measure.ts'
import {buildWhatIsStale, root} from './build.ts'
import {command} from './command.ts'

const HELP = `npm run bench [-- --port 4199]

Measures the built site on a shop of its own (.data/bench) and holds the figures to what the project promises.
Rates are compared within one run: alone they say more of the machine than of the site.
  --port <number>   port for the shop under test; 4199 if absent`

function print(figures: Figure[]) {
  console.log()
  for (const figure of figures) {
    const {name, value, unit, atMost, atLeast} = figure
    const bound =
      atMost === undefined ? (atLeast === undefined ? '' : `at least ${atLeast}`) : `at most ${atMost}`
    const mark = bound === '' ? ' ' : holds(figure) ? styleText('green', '✓') : styleText('red', '✗')
    console.log(`${mark} ${name.padEnd(34)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(11)} ${bound}`)
  }
}

await command(HELP, {port: {type: 'string', default: '4199'}}, async ({port}) => {
  await buildWhatIsStale()
  const figures = await benchSite(root, join(root, '.data/bench'), Number(port))
  print(figures)
  return figures.every(holds) ? 0 : 1
})
