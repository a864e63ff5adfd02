import type {SanityClient} from 'sanity'
import type {Language} from '../../contract/text/languages.ts'
import {LABELLED, labelled, ON_SITE, type Labelled} from './labelled.ts'

/** The products among these that are on the site, in the shop's order. */
export async function publishedLabels(
  client: SanityClient,
  ids: readonly string[],
  language: Language,
): Promise<Labelled[]> {
  const published = client.withConfig({perspective: 'published'})
  return labelled.parse(
    await published.fetch<unknown>(`*[${ON_SITE} && _id in $ids] | ${LABELLED}`, {ids, language}),
  )
}
