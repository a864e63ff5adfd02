import {existsSync} from 'node:fs'
import {makeCollage} from './render/collage.ts'
import {renderPictures} from './render/render-pictures.ts'
import {draftOf, wantedPictures} from './render/wanted.ts'
import {command} from '../../scripts/terminal/command.ts'
import {PlainError} from '../../scripts/terminal/terminal.ts'

const HELP = `node tools/catalogue/render.ts [<category>] [options]

Renders the pictures of the catalogue into scripts/seed/pictures, with Blender. Slow: about 20 seconds a picture.
No build needs it: the pictures are part of the project.
  no category        every picture that is missing, the most important ones first
  fountain           one category ("site" for hero, backgrounds and the like)
  fountain --only FOU-003
  fountain --again   also the pictures that exist

  --only <id>        one picture of the category
  --missing          only pictures that do not exist (the default)
  --again            also pictures that exist
  --draft            small and coarse, into tools/catalogue/render/cache/drafts: shows forms and framing quickly
  --samples <n>      rays for each pixel; 8 if absent, 3 for a draft
  --width <px>       width of a product's picture; 800 if absent (its height is 5/4 of that)
  --first <n>        stops after n pictures`

const OPTIONS = {
  only: {type: 'string'},
  missing: {type: 'boolean'},
  again: {type: 'boolean'},
  draft: {type: 'boolean'},
  samples: {type: 'string'},
  width: {type: 'string', default: '800'},
  first: {type: 'string'},
} as const

interface Choices {
  only?: string | undefined
  missing?: boolean | undefined
  again?: boolean | undefined
  draft?: boolean | undefined
  samples?: string | undefined
  width: string
  first?: string | undefined
}

async function main({only, missing, again = false, draft = false, ...counts}: Choices, [category]: string[]) {
  if (missing && again) throw new PlainError('--missing and --again exclude each other.')
  const pictures = wantedPictures({category, only, width: countOf('width', counts.width)})
  const all = draft ? pictures.map(draftOf) : pictures
  const wanted = all
    .filter(({master}) => again || !existsSync(master))
    .slice(0, counts.first === undefined ? undefined : countOf('first', counts.first))
  const samples = countOf('samples', counts.samples ?? (draft ? '3' : '8'))
  console.log(`${wanted.length} of ${all.length} pictures to render`)
  if (wanted.length > 0) await renderPictures(wanted, {samples, again})
  if (!draft && (await makeCollage())) console.log('site/collage put together')
}

/** @throws PlainError unless the option is a whole number above zero */
function countOf(name: string, text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new PlainError(`--${name} takes a whole number above zero, not "${text}".`)
}

await command(HELP, OPTIONS, main, {takesWords: true})
