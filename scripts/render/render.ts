import {existsSync} from 'node:fs'
import {mkdir, rm} from 'node:fs/promises'
import {parseArgs} from 'node:util'
import {INSTALL_HINT, isBlenderMissing, makeTextures, renderAll, type RenderJob} from './blender.ts'
import {makeCollage} from './collage.ts'
import {encode} from './encode.ts'
import {CACHE} from './paths.ts'
import {progressOf} from './progress.ts'
import {draftOf, wantedPictures, type WantedPicture} from './wanted.ts'

const HELP = `Renders the catalogue's pictures into scripts/seed/pictures. Slow (about 20 s a picture); never part of a build.

  npm run render                       every picture that is missing, most needed first
  npm run render -- fountain           one category ("site" for backgrounds, hero and the like)
  npm run render -- fountain --only FOU-003
  npm run render -- fountain --again   also those that exist

  --missing          skip what exists (this is the default)
  --draft            small and coarse, into cache/drafts: to judge forms and framing before a night's run
  --samples <n>      rays a pixel, default 8 (a draft: 3)
  --width <px>       width of a product master, default 800 (its height is 5/4 of that)
  --first <n>        stop after n pictures
`

const OPTIONS = {
  only: {type: 'string'},
  missing: {type: 'boolean'},
  again: {type: 'boolean'},
  draft: {type: 'boolean'},
  samples: {type: 'string'},
  width: {type: 'string', default: '800'},
  first: {type: 'string'},
  help: {type: 'boolean'},
} as const

/** Blender is started anew after so many pictures, so that what it leaks does not pile up. */
const BATCH = 12

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true})
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  if (values.missing && values.again) throw new RangeError('--missing and --again exclude each other')
  const pictures = wantedPictures({
    category: positionals[0],
    only: values.only,
    width: countOf('width', values.width),
  })
  const all = values.draft ? pictures.map(draftOf) : pictures
  const wanted = all
    .filter(({master}) => values.again || !existsSync(master))
    .slice(0, values.first === undefined ? undefined : countOf('first', values.first))
  const samples = countOf('samples', values.samples ?? (values.draft ? '3' : '8'))
  process.stdout.write(`${wanted.length} of ${all.length} pictures to render\n`)
  if (wanted.length > 0) await renderWanted(wanted, samples, Boolean(values.again))
  if (!values.draft && (await makeCollage())) process.stdout.write('site/collage put together\n')
}

async function renderWanted(
  wanted: readonly WantedPicture[],
  samples: number,
  again: boolean,
): Promise<void> {
  if (isBlenderMissing()) throw new Error(`Blender is missing. On Debian: ${INSTALL_HINT}`)
  await makeTextures()
  await mkdir(`${CACHE}/raw`, {recursive: true})
  const lineOf = progressOf(wanted.length)
  const progress = (text: string) => process.stdout.write(`${lineOf(text)}\n`)
  for (let start = 0; start < wanted.length; start += BATCH) {
    await renderBatch(wanted.slice(start, start + BATCH), samples, again, progress)
  }
}

async function renderBatch(
  batch: readonly WantedPicture[],
  samples: number,
  again: boolean,
  progress: (text: string) => unknown,
): Promise<void> {
  // Looked at again just before: another run may have made some of them meanwhile.
  const jobs = batch
    .filter(({master}) => again || !existsSync(master))
    .map((picture) => ({picture, job: jobOf(picture, samples)}))
  await renderAll(
    jobs.map(({job}) => job),
    async (out, failure) => {
      const picture = jobs.find(({job}) => job.out === out)?.picture
      if (!picture) return
      if (failure) {
        progress(`${picture.label} FAILED: ${failure}`)
        return
      }
      const bytes = await encode(out, picture.master)
      await rm(out, {force: true})
      progress(`${picture.label} ${Math.round(bytes / 1000)} kB`)
    },
  )
}

function jobOf({scene, width, height, label}: WantedPicture, samples: number): RenderJob {
  return {scene, width, height, samples, out: `${CACHE}/raw/${process.pid}_${label.replace('/', '_')}.png`}
}

/** @throws RangeError unless the option is a whole number above zero */
function countOf(name: string, text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new RangeError(`--${name} takes a whole number above zero, not "${text}"`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
