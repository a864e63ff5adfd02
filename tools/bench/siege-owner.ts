import {writeFile} from 'node:fs/promises'
import {setPriority} from 'node:os'
import {setTimeout as pause} from 'node:timers/promises'
import {chromium} from 'playwright'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import {signedIn} from './studio-screen.ts'
import {openProduct, typeLetter} from './studio-typing.ts'

// Opens a product in a real Studio and sends `ready`. Then types letters until its parent disconnects, each a second after
// the one before was stored. To every message it replies with the milliseconds that each save since the last one took, from
// the browser's request to the end of the response. The arguments are the shop's address and the owner's.
const [url = '', address = ''] = process.argv.slice(2)

// The owner has a machine of his own. Here the browser shares the processors, so the shop goes first, and what the browser
// computes is not measured.
const NICENESS = 5
setPriority(NICENESS)

const server = await chromium.launchServer({executablePath: await ensureChromium(), args: ['--no-sandbox']})
// Linux weighs whole sessions against each other, and the browser begins one. Other systems have no such groups.
await writeFile(`/proc/${server.process().pid}/autogroup`, String(NICENESS)).catch(() => undefined)
const browser = await chromium.connect(server.wsEndpoint())
const viewport = {width: 1440, height: 900}
const context = await browser.newContext({viewport, extraHTTPHeaders: {'x-forwarded-for': address}})
const page = await (await signedIn(context, {url})).newPage()
const name = await openProduct(page, {url})
let saves: number[] = []
page.on('requestfinished', (request) => {
  if (request.url().includes('/data/actions/')) saves.push(request.timing().responseEnd)
})
process.on('message', () => {
  process.send?.(saves)
  saves = []
})
// A letter may be half typed. Playwright ends the browser when this process exits.
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
for (;;) {
  await typeLetter(name, {url})
  await pause(1000)
}
