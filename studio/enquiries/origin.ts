/** An advertising click that the visitor's device remembered. */
interface Click {
  name: string | null
  value: string | null
}

interface Visited {
  pageUri: string | null
  clicks: readonly Click[] | null
}

/** Where an enquiry came from. */
export interface Origin {
  /** `google`, `meta`, or what the link's `utm_source` says. Undefined: from no advertisement that is known. */
  source: string | undefined
  campaign: string | undefined
}

/** Networks by the parameters that they add to links. */
const NETWORKS: Readonly<Record<string, string>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'meta',
}

/** The advertisement that led to an enquiry: the links of a page carry its parameters, and the device may remember clicks. */
export function originOf({pageUri, clicks}: Visited): Origin {
  const parameters = URL.parse(pageUri ?? '')?.searchParams
  const inLink = Object.keys(NETWORKS).find((name) => parameters?.get(name))
  const remembered = clicks?.findLast(({name}) => name !== null && name in NETWORKS)?.name
  const network = NETWORKS[inLink ?? remembered ?? '']
  return {
    source: network ?? textOf(parameters?.get('utm_source')),
    campaign: textOf(parameters?.get('utm_campaign')),
  }
}

const textOf = (value: string | null | undefined) => value?.trim().slice(0, 100) || undefined
