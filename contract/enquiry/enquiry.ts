/** Reasons to process what identifies a visitor. Each needs a yes of its own. */
export const PURPOSES = ['advertising', 'statistics'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Stages of an enquiry in the shop, in order. */
export const STAGES = ['new', 'answered', 'quoted', 'ordered', 'delivered', 'lost'] as const
export type Stage = (typeof STAGES)[number]

/** Whether an enquiry got a quotation, whatever followed. A lost one counts too. */
export const isQuoted = (stage: string | null | undefined) =>
  STAGES.slice(STAGES.indexOf('quoted')).some((each) => each === stage)

/** Whether an enquiry led to an order. */
export const isOrder = (stage: string | null | undefined) => stage === 'ordered' || stage === 'delivered'

/** A choice about privacy, as the browser stores and sends it. */
export interface SentChoice {
  /** Version of the privacy notice. */
  version: string
  /** ISO 8601, by the visitor's clock. It finds the choice in the record of choices. */
  at?: string | undefined
  purposes: string[]
}

/** Ad clicks of a device: `{"clickID": [{"<value>": {"name": "gclid", "ts": 1732147200000}}]}`, `ts` in milliseconds. */
export interface SentClicks {
  clickID: Record<string, {name: string; ts: number}>[]
}

/** What a visitor wants. */
export type EnquiryAction = 'call' | 'visit' | 'price' | 'email'

/** An enquiry as a browser posts it to `SUBMISSIONS`, or to the form service of somebody else. */
export interface SentEnquiry {
  /** `page_url`; for the shop's own server also `action`, and `product_url` once for each product in question. */
  fields: {name: string; value: string}[]
  context: {ipAddress?: string | undefined; pageUri?: string | undefined; pageName?: string | undefined}
  /** Code in the visitor's message. */
  ref?: string | undefined
  consent?: SentChoice | undefined
  /** The newest ad clicks, where the visitor allows advertising. */
  store?: SentClicks | undefined
}

/** What only the shop's own server gets: a form service rejects fields that its form does not have. */
export interface OwnEnquiry extends Pick<SentEnquiry, 'ref' | 'consent' | 'store'> {
  action: string
  /** Absolute addresses of the products in question. */
  products: readonly (string | undefined)[]
}

const field = (name: string, value?: string) => (value ? [{name, value}] : [])

/** Makes the message of an enquiry. The inline script of every page has this function too, so the function is short. */
export const enquiryOf = (
  context: SentEnquiry['context'],
  {action, products = [], ...rest}: Partial<OwnEnquiry>,
): SentEnquiry => ({
  fields: [
    ...field('page_url', context.pageUri),
    ...field('action', action),
    ...products.flatMap((each) => field('product_url', each)),
  ],
  context,
  ...rest,
})
