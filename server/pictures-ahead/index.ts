import type {Config} from '../config.ts'
import type {ContentSource} from '../content/content-source.ts'
import type {Lake} from '@stone-designs/lake'
import {makePicturesAhead, type PicturesAhead} from './pictures-ahead.ts'
import type {SiteOptions} from '../site/pages.ts'

interface Parts {
  lake: Lake | undefined
  content: Pick<ContentSource, 'fetch'>
  site: Pick<SiteOptions, 'bundles' | 'env' | 'fetchContent'>
  report: (problem: string, error: unknown) => void
}

const NONE: PicturesAhead = {contentChanged: () => undefined, close: () => undefined}

/** Makes the pictures of the site's pages in the embedded lake. Hosted Sanity makes its own, and development needs few. */
export function openPicturesAhead(config: Config, {lake, content, site, report}: Parts): PicturesAhead {
  const {bundles, env, fetchContent} = site
  if (!lake || !config.picturesAhead || bundles.isDevelopment) return NONE
  const {parsers} = lake.assets
  return makePicturesAhead({
    async addresses() {
      const {pictureAddresses} = await bundles.load('/')
      const fetch = (path: string, init?: RequestInit) =>
        fetchContent(new Request(new URL(path, env.publicUrl), init))
      return pictureAddresses({env, fetch})
    },
    fetch: (request) => content.fetch(request),
    isBusy: () => parsers.counts.running + parsers.counts.waiting > 0,
    report,
  })
}
