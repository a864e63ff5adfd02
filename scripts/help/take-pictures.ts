import {randomBytes} from 'node:crypto'
import {cp, mkdir, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {createClient} from '@sanity/client'
import {chromium} from 'playwright'
import type {BrowserContext} from 'playwright'
import sharp from 'sharp'
import {readConfig} from '../../server/config.ts'
import {serveShop} from '../../server/serve.ts'
import {PICTURE_HEIGHT, PICTURE_WIDTH, TOPICS} from '../../studio/help/topics.ts'
import {buildWhatIsStale} from '../build/build.ts'
import {seededShop} from '../journeys/seeded-shop.ts'
import {root} from '../project/root.ts'
import {ensureChromium} from '../setup/chromium.ts'
import {command} from '../terminal/command.ts'
import {CONTENT, SCENES} from './scenes.ts'

const HELP = `node scripts/help/take-pictures.ts

Takes the pictures of the Studio's page "How do I …" anew, from a freshly seeded shop: studio/help/pictures. Run it after a
change of what they show.`

const FOLDER = join(root, 'studio/help/pictures')
const DATA = join(root, '.data/help')
const PORT = '4198'
/** Pixels of the picture for one of the page: sharp on most screens. */
const SCALE = 1.2
/** From 1 to 100. Letters stay legible, and ten pictures stay below 400 kB. */
const QUALITY = 42

async function takeAll() {
  await buildWhatIsStale()
  await rm(DATA, {recursive: true, force: true})
  await cp(await seededShop(), DATA, {recursive: true})
  const token = randomBytes(24).toString('hex')
  const url = `http://localhost:${PORT}`
  const shop = await serveShop(
    readConfig({DATA_DIR: DATA, PORT, LAKE_TOKEN: token, BACKUP_DIR: 'off', PUBLIC_URL: url}, root),
    root,
  )
  try {
    await prepare(url, token)
    await mkdir(FOLDER, {recursive: true})
    await takePictures(url, shop.signInLink ?? '')
  } finally {
    await shop.close()
    await rm(DATA, {recursive: true, force: true})
  }
}

async function prepare(url: string, token: string) {
  const client = createClient({
    apiHost: `${url}/lake`,
    useProjectHostname: false,
    projectId: 'stone-designs',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    token,
  })
  await client.mutate(CONTENT.map((document) => ({create: document})))
}

async function takePictures(url: string, signInLink: string) {
  const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']})
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: {width: PICTURE_WIDTH, height: PICTURE_HEIGHT},
      deviceScaleFactor: SCALE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await signIn(context, signInLink)
    let bytes = 0
    for (const {name} of TOPICS) {
      const page = await context.newPage()
      await SCENES[name](page)
      const picture = await sharp(await page.screenshot({animations: 'disabled'}))
        .avif({quality: QUALITY, effort: 7})
        .toBuffer()
      await writeFile(join(FOLDER, `${name}.avif`), picture)
      bytes += picture.length
      console.log(`  ${name}: ${Math.round(picture.length / 1000)} kB`)
      await page.close()
    }
    console.log(`${TOPICS.length} pictures: ${Math.round(bytes / 1000)} kB`)
  } finally {
    await browser.close()
  }
}

/** The owner's Studio has no tools for developers. */
async function signIn(context: BrowserContext, link: string) {
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', {name: 'Leave the tour'}).click()
  await page.close()
}

if (import.meta.main) await command(HELP, {}, takeAll)
