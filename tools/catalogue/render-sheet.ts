import {CATEGORY_SLUGS} from '../catalogue/categories.ts'
import {makeSheet} from './render/sheet.ts'
import {draftOf, wantedPictures} from './render/wanted.ts'
import {command} from '../../scripts/terminal/command.ts'

const HELP = `npm run render:sheet [-- <category>] [--draft]

Puts the pictures of a category on one sheet, for review: tools/catalogue/render/cache/sheets/<category>.png
  npm run render:sheet                       one sheet for each category, and one for the pictures of the site
  npm run render:sheet -- fountain           one category ("site" for the pictures of the site)
  npm run render:sheet -- fountain --draft   the drafts that "npm run render -- fountain --draft" made`

async function main(isDraft: boolean, [category]: string[]) {
  for (const name of category === undefined ? [...CATEGORY_SLUGS, 'site'] : [category]) {
    const pictures = wantedPictures({category: name, width: 800})
    await makeSheet(name, isDraft ? pictures.map(draftOf) : pictures)
  }
}

await command(HELP, {draft: {type: 'boolean'}}, async ({draft}, words) => main(Boolean(draft), words), {
  takesWords: true,
})
