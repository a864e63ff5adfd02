import {join} from 'node:path'
import {styleText} from 'node:util'
import {benchBefore} from '../bench/before.ts'
import {benchBlocking} from '../bench/blocking.ts'
import {benchInteractions} from '../bench/interactions.ts'
import {benchLake} from '../bench/lake.ts'
import {benchLighthouse, PAGES} from '../bench/lighthouse.ts'
import {benchPictures} from '../bench/pictures-ahead.ts'
import {benchSiege} from '../bench/siege.ts'
import {benchSite} from '../bench/site.ts'
import {benchStudio} from '../bench/studio.ts'
import {benchTechniques} from '../bench/techniques.ts'
import {holds, type Figure} from '../bench/measure.ts'
import {buildWhatIsStale} from '../../scripts/build/build.ts'
import {root} from '../../scripts/project/root.ts'
import {command} from '../../scripts/terminal/command.ts'
import {PlainError} from '../../scripts/terminal/terminal.ts'

const HELP = `npm run bench [-- --only lake|site|pictures|interactions|blocking|lighthouse|techniques|studio|siege --page home --cpu 4 --port 4199]
npm run bench -- --before <commit>

Measures the site and the Content Lake, and compares the figures with the limits that the project sets itself.
The data for it is made in .data/bench; the data of the shop is not used. Fails when a figure is outside its limit.
Rates are compared with a reference of the same run, because a rate alone depends mostly on the machine.
Pictures are scrolled through by a first visitor, and by another once the server has made them all.
Lighthouse loads six pages, two of them in Telugu, as a phone would, with and without scripts: five times each in simulation, and five
times in a browser that is really slow. This takes half an hour, or about five minutes for one page.
Interactions are taps and keys on a phone whose processor is six times slower than this one: keep the machine quiet.
Their floor is a tap on an empty page.
Blocking is how long tasks block a phone after the first paint, with and without scripts, in a browser without Lighthouse.
Techniques that the site leaves out, and one that it uses, are measured against the page as it is: keep the machine quiet.
The Studio is opened in Chromium as its owner does, with fifty photographs and with 5,000 products.
The siege sends every kind of hostile request for a minute, while a visitor browses, the owner edits and enquiries arrive. Its memory is that of a
shop that npm started: without those settings of the allocator it takes 150 MB more.
  --only <part>     lake, site, pictures, interactions, blocking, lighthouse, techniques, studio or siege; all if absent
  --page <name>     for Lighthouse: ${Object.keys(PAGES).join(', ')}; all if absent
  --cpu <number>    for Lighthouse: how many times slower the phone's processor is; Lighthouse's own 4 if absent
  --before <commit> the CPU time of a page in each language, against the site of an older commit; nothing else
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

const PARTS = [
  'lake',
  'site',
  'pictures',
  'interactions',
  'blocking',
  'lighthouse',
  'techniques',
  'studio',
  'siege',
]

const options = {
  only: {type: 'string'},
  page: {type: 'string'},
  cpu: {type: 'string', default: '4'},
  before: {type: 'string'},
  port: {type: 'string', default: '4199'},
} as const

await command(HELP, options, async ({only, page, cpu, before, port}) => {
  if (only !== undefined && !PARTS.includes(only)) throw new PlainError(`--only takes ${PARTS.join(', ')}.`)
  if (page !== undefined && !Object.hasOwn(PAGES, page))
    throw new PlainError(`--page takes ${Object.keys(PAGES).join(', ')}.`)
  if (!(Number(cpu) >= 1)) throw new PlainError('--cpu takes a number of at least 1.')
  const isWanted = (part: string) => before === undefined && (only === undefined || only === part)
  const dataDir = join(root, '.data/bench')
  const figures = isWanted('lake') ? await benchLake(dataDir) : []
  if (only !== 'lake') await buildWhatIsStale()
  if (before !== undefined)
    figures.push(...(await benchBefore(root, {dataDir, port: Number(port), commit: before})))
  if (isWanted('site')) figures.push(...(await benchSite(root, dataDir, Number(port))))
  if (isWanted('pictures')) figures.push(...(await benchPictures(root, dataDir, Number(port))))
  if (isWanted('interactions')) figures.push(...(await benchInteractions(root, dataDir, Number(port))))
  if (isWanted('blocking')) figures.push(...(await benchBlocking(root, dataDir, Number(port))))
  if (isWanted('lighthouse'))
    figures.push(...(await benchLighthouse(root, {dataDir, port: Number(port), page, slower: Number(cpu)})))
  if (isWanted('techniques')) figures.push(...(await benchTechniques(root, dataDir, Number(port))))
  if (isWanted('studio')) figures.push(...(await benchStudio(root, dataDir, Number(port))))
  if (isWanted('siege')) figures.push(...(await benchSiege(root, dataDir, Number(port))))
  print(figures)
  return figures.every(holds) ? 0 : 1
})
