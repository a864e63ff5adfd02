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
import {LOCALES, WORKSPACE, type StudioLocale} from '../../studio/languages/chosen.ts'
import {FORMS, TEXTS} from '../../studio/languages/texts.ts'
import {phoneFonts} from '../../scripts/e2e/phone-fonts.ts'
import {buildWhatIsStale} from '../../scripts/build/build.ts'
import {seededShop} from '../../scripts/e2e/seeded-shop.ts'
import {root} from '../../scripts/project/root.ts'
import {ensureChromium} from '../../scripts/setup/chromium.ts'
import {command} from '../../scripts/terminal/command.ts'
import {PlainError} from '../../scripts/terminal/terminal.ts'
import {CONTENT, SCENES, type Spoken} from './scenes.ts'

const HELP = `node tools/help-pictures/take-pictures.ts

Takes the pictures of the Studio's page "How do I …" anew in each language, from a freshly seeded shop:
studio/help/pictures. Run it after a change of what they show.
  --language <locale>   only te-IN, hi-IN or en-US`

const FOLDER = join(root, 'studio/help/pictures')
const DATA = join(root, '.data/help')
const PORT = '4198'
/** Pixels of the picture for one of the page: sharp on most screens. */
const SCALE = 1.2
/** From 1 to 100. Letters stay legible, and ten pictures stay below 400 kB. */
const QUALITY = 42

async function takeAll({language}: {language?: string | undefined}) {
  const locales = LOCALES.filter((locale) => language === undefined || locale === language)
  if (locales.length === 0) throw new PlainError(`--language takes ${LOCALES.join(', ')}.`)
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
    await takePictures({url, signInLink: shop.signInLink ?? '', locales})
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

interface Taking {
  url: string
  signInLink: string
  locales: readonly StudioLocale[]
}

async function takePictures({url, signInLink, locales}: Taking) {
  const fonts = await phoneFonts(join(DATA, 'fonts'))
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
    env: {...process.env, ...fonts},
  })
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: {width: PICTURE_WIDTH, height: PICTURE_HEIGHT},
      deviceScaleFactor: SCALE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await signIn(context, signInLink)
    for (const locale of locales) {
      await choose(context, locale)
      await takeIn(context, locale)
    }
  } finally {
    await browser.close()
  }
}

/** Stores the choice of a language, as the Studio does. */
const choose = (context: BrowserContext, locale: StudioLocale) =>
  context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `sanity-locale:stone-designs:${WORKSPACE}`,
    locale,
  ] as const)

async function takeIn(context: BrowserContext, locale: StudioLocale) {
  const spoken: Spoken = {texts: await TEXTS[locale](), forms: await FORMS[locale]()}
  await mkdir(join(FOLDER, locale), {recursive: true})
  let bytes = 0
  for (const {name} of TOPICS) {
    const page = await context.newPage()
    await SCENES[name](page, spoken)
    const picture = await sharp(await page.screenshot({animations: 'disabled'}))
      .avif({quality: QUALITY, effort: 7})
      .toBuffer()
    await writeFile(join(FOLDER, locale, `${name}.avif`), picture)
    bytes += picture.length
    console.log(`  ${name}: ${Math.round(picture.length / 1000)} kB`)
    await page.close()
  }
  console.log(`${TOPICS.length} pictures in ${locale}: ${Math.round(bytes / 1000)} kB`)
}

/** The owner's Studio has no tools for developers. */
async function signIn(context: BrowserContext, link: string) {
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', {name: 'Leave the tour'}).click()
  await page.close()
}

if (import.meta.main) await command(HELP, {language: {type: 'string'}} as const, takeAll)
