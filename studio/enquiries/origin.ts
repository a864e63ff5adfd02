import {GOOGLE_CLICKS} from '../../contract/site/parameters.ts'

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
interface Origin {
  /** `google`, `meta`, or `link:` with what the link's `utm_source` says. Undefined: from no advertisement that is known. */
  source: string | undefined
  campaign: string | undefined
}

/** Networks by the parameters that they add to links. A map, because strangers choose the names that are looked up in it. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ...GOOGLE_CLICKS.map((name) => [name, 'google'] as const),
  ['fbclid', 'meta'],
])

/** Begins the source that a link says, so that it cannot pass for an advertisement or for a source of the shop's own. */
const LINK = 'link:'

/** The advertisement that led to an enquiry: the links of a page carry its parameters, and the device may remember clicks. */
export function originOf({pageUri, clicks}: Visited): Origin {
  const parameters = URL.parse(pageUri ?? '')?.searchParams
  const inLink = [...NETWORKS.keys()].find((name) => parameters?.get(name))
  const remembered = clicks?.findLast(({name}) => NETWORKS.has(name ?? ''))?.name
  const said = textOf(parameters?.get('utm_source'))
  return {
    source: NETWORKS.get(inLink ?? remembered ?? '') ?? (said && LINK + said),
    campaign: textOf(parameters?.get('utm_campaign')),
  }
}

/** Name of a source for people. A link's own words are their name. */
export const sourceNameOf = (source: string, t: (word: string, values: {defaultValue: string}) => string) =>
  source.startsWith(LINK) ? source.slice(LINK.length) : t(`report.source.${source}`, {defaultValue: source})

const textOf = (value: string | null | undefined) => value?.trim().slice(0, 100) || undefined

/**
 * Whether an address is one of the shop's site, so that the Studio may link to it. Anybody can send an enquiry with any
 * address.
 * @param publicUrl address of the site
 */
export const isOnSite = (address: string, publicUrl: string): boolean =>
  URL.parse(address)?.href.startsWith(`${new URL(publicUrl).origin}/`) ?? false
