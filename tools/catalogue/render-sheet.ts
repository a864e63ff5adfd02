import {makeSheet} from './render/sheet.ts'
import {categoryNames, draftOf, wantedPictures} from './render/wanted.ts'
import {command} from '../../scripts/terminal/command.ts'

const HELP = `node tools/catalogue/render-sheet.ts [<category>] [--draft]

Puts the pictures of a category on one sheet, for review: tools/catalogue/render/cache/sheets/<category>.png
  no category        one sheet for each category, and one for the pictures of the site
  fountain           one category ("site" for the pictures of the site)
  fountain --draft   the drafts that "node tools/catalogue/render.ts fountain --draft" made`

async function main(isDraft: boolean, [category]: string[]) {
  for (const name of category === undefined ? [...categoryNames(), 'site'] : [category]) {
    const pictures = wantedPictures({category: name, width: 800})
    await makeSheet(name, isDraft ? pictures.map(draftOf) : pictures)
  }
}

await command(HELP, {draft: {type: 'boolean'}}, async ({draft}, words) => main(Boolean(draft), words), {
  takesWords: true,
})
