import type {Lake} from '@stone-designs/lake'
import type {Part, ShopContext} from '../part.ts'
import type {ShopSite} from '../site/index.ts'
import {makeImagesAhead} from './images-ahead.ts'

interface Needs {
  lake: Lake | undefined
  site: Pick<ShopSite, 'options'>
}

/** Makes the images of the site's pages in the embedded lake. Hosted Sanity makes its own, and development needs few. */
export function openImagesAhead({config, report}: ShopContext, {lake, site}: Needs): Part {
  const {bundles, env, fetchContent} = site.options
  if (!lake || !config.picturesAhead || bundles.isDevelopment) return {}
  const {parsers} = lake.assets
  return makeImagesAhead({
    async addresses() {
      const {imageAddresses} = await bundles.load('/')
      const fetch = (path: string, init?: RequestInit) =>
        fetchContent(new Request(new URL(path, env.publicUrl), init))
      return imageAddresses({env, fetch})
    },
    make: (address, signal) => lake.makeImage(address, signal),
    isBusy: () => parsers.counts.running + parsers.counts.waiting > 0,
    report,
  })
}
