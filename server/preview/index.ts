import {schemaIdSingleton} from '@sanity/preview-url-secret/constants'
import {openDrafts} from '../content/index.ts'
import {secretFile} from '../../lib/disk/secret-file.ts'
import type {Lake} from '@stone-designs/lake'
import type {ShopContext} from '../part.ts'
import {staffOf} from '../people/index.ts'
import type {Site} from '../site/index.ts'
import {openPreview, type Preview} from './preview.ts'
import type {Staff} from './secrets.ts'

export {PREVIEW_COOKIE, PREVIEW_PATH, type Preview, type PreviewOf} from './preview.ts'

interface Needs {
  lake: Lake | undefined
  site: Pick<Site, 'endedPreview' | 'isKnownQuery'>
}

/** Previews of the site. The record of access says who made and withdrew the shared link, and who opened a preview. */
export function openShopPreview({config, app, admission, report}: ShopContext, {lake, site}: Needs): Preview {
  const {dataDir, publicUrl, content} = config
  if (lake) recordLinks(lake, content.dataset)
  return openPreview({
    drafts: openDrafts(config, lake, app),
    staff: lake && staffFor(lake),
    key: secretFile(dataDir, 'preview-key'),
    isSecure: publicUrl.startsWith('https:'),
    admission,
    isKnownQuery: (groq) => site.isKnownQuery(groq),
    endedPage: (request, path) => site.endedPreview(request, path),
    report,
  })
}

function staffFor(lake: Lake): Staff {
  const {people} = lake
  return {
    sessionOf: ({headers}) => staffOf({headers}, lake) && people.keyOf(headers),
    holderOf: (session) => people.holderOf(session),
    opened(clientKey, holder) {
      if (holder === undefined) people.audit.recordStranger('preview opened', 'by the shared link', clientKey)
      else people.audit.recordIfPossible({event: 'preview opened', actor: holder, sender: clientKey})
    },
    restoredAt: () => people.audit.lastAt('restored'),
    linkMadeAt: () => people.audit.lastAt('preview link made'),
  }
}

/** Records each new secret of the shared link, which ends the one before, and its withdrawal. */
function recordLinks(lake: Lake, dataset: string) {
  lake.dataset(dataset).onCommit(({author, changes}) => {
    for (const {documentId, previous, next} of changes) {
      if (documentId !== schemaIdSingleton) continue
      const [before, after] = [previous?.['secret'] ?? null, next?.['secret'] ?? null]
      if (before === after) continue
      const event = after === null ? 'preview link withdrawn' : 'preview link made'
      lake.people.audit.recordIfPossible({event, actor: author, subject: dataset})
    }
  })
}
