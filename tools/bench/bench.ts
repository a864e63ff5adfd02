import {join} from 'node:path'
import {styleText} from 'node:util'
import {benchBlocking} from './blocking.ts'
import {benchInteractions} from './interactions.ts'
import {benchLake} from './lake.ts'
import {benchLighthouse, PAGES} from './lighthouse.ts'
import {benchPictures} from './pictures-ahead.ts'
import {benchSiege} from './siege.ts'
import {benchSite} from './site.ts'
import {benchStudio} from './studio.ts'
import {holds, type Figure} from './measure.ts'
import {buildWhatIsStale} from '../../scripts/build/build.ts'
import {root} from '../../scripts/project/root.ts'
import {command} from '../../scripts/terminal/command.ts'
import {PlainError} from '../../scripts/terminal/terminal.ts'

const HELP = `npm run bench [-- --only lake|site|pictures|interactions|blocking|lighthouse|studio|siege --page home --cpu 4 --port 4199]

Measures the site and the Content Lake, and compares the figures with the limits that the project sets itself.
The data for it is made in .data/bench; the data of the shop is not used. Fails when a figure is outside its limit.
Rates are compared with a reference of the same run, because a rate alone depends mostly on the machine.
Pictures are scrolled through by a first visitor, and by another once the server has made them all.
Lighthouse loads six pages, two of them in Telugu, as a phone would, with and without scripts: five times each in simulation, and five
times in a browser that is really slow. This takes half an hour, or about five minutes for one page.
Interactions are taps and keys on a phone whose processor is six times slower than this one: keep the machine quiet.
Their floor is a tap on an empty page.
Blocking is how long tasks block a phone after the first paint, with and without scripts, in a browser without Lighthouse.
The Studio is opened in Chromium as its owner does, with fifty photographs and with 5,000 products.
The siege sends every kind of hostile request for a minute, while a visitor browses, the owner edits and enquiries arrive. Its memory is that of a
shop that npm started: without those settings of the allocator it takes 150 MB more.
  --only <part>     lake, site, pictures, interactions, blocking, lighthouse, studio or siege; all if absent
  --page <name>     for Lighthouse: ${Object.keys(PAGES).join(', ')}; all if absent
  --cpu <number>    for Lighthouse: how many times slower the phone's processor is; Lighthouse's own 4 if absent
  --port <number>   first of four ports for the shop under test; 4199 if absent`

function print(figures: Figure[]) {
  console.log()
  for (const figure of figures) {
    const {name, value, unit, atMost, atLeast} = figure
    const bound =
      atMost === undefined ? (atLeast === undefined ? '' : `at least ${atLeast}`) : `at most ${atMost}`
    const mark = bound === '' ? ' ' : holds(figure) ? styleText('green', '✓') : styleText('red', '✗')
    console.log(
      `${mark} ${name.padEnd(34)} ${value.toLocaleString('en', {maximumSignificantDigits: 3}).padStart(9)} ${unit.padEnd(11)} ${bound}`,
    )
  }
}

const options = {
  only: {type: 'string'},
  page: {type: 'string'},
  cpu: {type: 'string', default: '4'},
  port: {type: 'string', default: '4199'},
} as const

await command(HELP, options, async ({only, page, cpu, port: firstPort}) => {
  const dataDir = join(root, '.data/bench')
  const port = Number(firstPort)
  const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
    lake: () => benchLake(dataDir),
    site: () => benchSite(root, dataDir, port),
    pictures: () => benchPictures(root, dataDir, port),
    interactions: () => benchInteractions(root, dataDir, port),
    blocking: () => benchBlocking(root, dataDir, port),
    lighthouse: () => benchLighthouse(root, {dataDir, port, page, slower: Number(cpu)}),
    studio: () => benchStudio(root, dataDir, port),
    siege: () => benchSiege(root, dataDir, port),
  }
  if (only !== undefined && !Object.hasOwn(parts, only))
    throw new PlainError(`--only takes ${Object.keys(parts).join(', ')}.`)
  if (page !== undefined && !Object.hasOwn(PAGES, page))
    throw new PlainError(`--page takes ${Object.keys(PAGES).join(', ')}.`)
  if (!(Number(cpu) >= 1)) throw new PlainError('--cpu takes a number of at least 1.')
  // The figures of the lake need no build.
  if (only !== 'lake') await buildWhatIsStale()
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(parts))
    if (only === undefined || only === name) figures.push(...(await measure()))
  print(figures)
  return figures.every(holds) ? 0 : 1
})
