import {z} from 'zod'

/** The text that somebody typed into the Studio's search, in each request of it, and the filter that compares documents with it. */
export const TYPED = '$__rawQuery'
export const COMPARED = '[@, _id] match text::query($__query)'

/**
 * A `fetch` whose searches of the Studio understand what people paste: `Ref K7Q2MT`, or a whole message, finds the enquiry
 * with the code, and a phone number finds those in which the shop wrote it, in any spelling.
 */
export function understood(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = URL.parse(input instanceof Request ? input.url : String(input))
    const typed = url?.searchParams.get(TYPED)
    if (!url || !typed) return send(input, init)
    const {idsWithPhone, soughtIn, WRITTEN} = await import('./enquiry.ts')
    const {ref, phone} = soughtIn(String(JSON.parse(typed)))
    if (ref !== '') url.searchParams.set('$__query', JSON.stringify(ref))
    else if (phone !== '') {
      const asked = new URL(url)
      asked.search = ''
      asked.searchParams.set('query', WRITTEN.groq)
      asked.searchParams.set('$limit', '"all"')
      const answer: unknown = await (await send(asked.href, init)).json()
      const written = z.object({result: WRITTEN.result}).safeParse(answer).data?.result ?? []
      url.searchParams.set('$__found', JSON.stringify(idsWithPhone(phone, written)))
      const query = url.searchParams.get('query') ?? ''
      url.searchParams.set('query', query.replaceAll(COMPARED, `(_id in $__found || ${COMPARED})`))
    }
    return send(url.href, init)
  }
}
