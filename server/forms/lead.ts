import {createHash, randomUUID} from 'node:crypto'
import {z} from 'zod'

/**
 * An enquiry as it is kept: a document of the type `lead` (`schemas/lead.ts`). The dot in its id keeps it from anonymous
 * readers of the content.
 */
const leadDocument = z.object({
  _id: z.string().regex(/^lead\.[0-9a-f-]{36}$/),
  _type: z.literal('lead'),
  kind: z.enum(['submission', 'qualified']),
  /** ISO 8601, by this server's clock. */
  receivedAt: z.string(),
  /** What the visitor wanted: `call`, `visit` or `price`. */
  action: z.string().optional(),
  category: z.string().optional(),
  productId: z.string().optional(),
  product: z.object({_type: z.literal('reference'), _ref: z.string(), _weak: z.literal(true)}).optional(),
  pageUri: z.string().optional(),
  pageName: z.string().optional(),
  ipAddress: z.string().optional(),
  clicks: z
    .array(
      z.object({
        _key: z.string(),
        _type: z.literal('click'),
        name: z.string(),
        value: z.string(),
        at: z.string(),
      }),
    )
    .optional(),
  fields: z
    .array(z.object({_key: z.string(), _type: z.literal('field'), name: z.string(), value: z.string()}))
    .optional(),
})

export type Lead = z.infer<typeof leadDocument>

/** Reads a lead that was put aside. */
export const parseLead = (text: string): Lead => leadDocument.parse(JSON.parse(text))

const text = z.string().trim()
const page = z.object({pageUri: text.optional(), pageName: text.optional()})

/**
 * Body of a submission: `{"fields": [{"name": "page_url", "value": "…"}], "context": {"ipAddress", "pageUri", "pageName"}}`.
 * Two more fields are understood, others kept: `action` (`call`, `visit`, `price`), and `product_url` where the page shows
 * many products and the visitor asked about one.
 */
export const submission = z.object({
  fields: z
    .array(z.object({name: text.min(1), value: z.string()}))
    .min(1)
    .max(50),
  context: page.extend({ipAddress: text.optional()}).default({}),
})

/** The ad click store of a device: `{"clickID": [{"<value>": {"name": "gclid", "ts": 1732147200000}}]}`, `ts` in ms. */
const clickStore = z.object({
  clickID: z
    .array(z.record(z.string(), z.object({name: text, ts: z.number().min(0).max(8.64e15)})))
    .max(100)
    .default([]),
})

/** A form field that holds JSON; an empty one counts as absent. */
const jsonField = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((value, context): unknown => {
      if (value.trim() === '') return undefined
      try {
        return JSON.parse(value)
      } catch {
        context.addIssue({code: 'custom', message: 'is not JSON'})
        return z.NEVER
      }
    })
    .pipe(schema)

/** Fields of a qualified lead, each JSON: what the device knows of ad clicks, and where the visitor is. */
export const qualified = z.object({
  store: jsonField(clickStore.optional()).optional(),
  hs_context: jsonField(page.optional()),
})

/** Fields of an error report. */
export const errorReport = z.object({
  message: text.min(1),
  page_url: text.optional(),
  hs_context: jsonField(page.optional()).optional(),
})

interface Receipt {
  /** Milliseconds since 1970. */
  receivedAt: number
  /** What a sender gives again when it repeats a request whose answer it did not get. */
  idempotencyKey: string | undefined
}

export function leadOfSubmission({fields, context}: z.infer<typeof submission>, receipt: Receipt): Lead {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value.trim()
  const pageUri = context.pageUri ?? valueOf('page_url')
  return {
    ...common('submission', receipt),
    ...filled({action: valueOf('action'), pageUri, pageName: context.pageName, ipAddress: context.ipAddress}),
    ...productOf(valueOf('product_url') ?? pageUri),
    fields: fields.map(({name, value}, index) => ({_key: `field-${index}`, _type: 'field', name, value})),
  }
}

export function leadOfReport(
  {store, hs_context: context}: z.infer<typeof qualified>,
  receipt: Receipt,
): Lead {
  const clicks = (store?.clickID ?? []).flatMap((entry) => Object.entries(entry))
  return {
    ...common('qualified', receipt),
    ...filled({pageUri: context?.pageUri, pageName: context?.pageName}),
    ...productOf(context?.pageUri),
    clicks: clicks.map(([value, {name, ts}], index) => ({
      _key: `click-${index}`,
      _type: 'click',
      name,
      value,
      at: new Date(ts).toISOString(),
    })),
  }
}

function common(kind: Lead['kind'], {receivedAt, idempotencyKey}: Receipt) {
  return {
    _id: `lead.${idempotencyKey === undefined ? randomUUID() : uuidOf(`${kind}\0${idempotencyKey}`)}`,
    _type: 'lead' as const,
    kind,
    receivedAt: new Date(receivedAt).toISOString(),
  }
}

/** The same text gives the same id, so a repeated request becomes the document that is there already. */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest()
  // Version 8 is the one for ids of one's own making (RFC 9562).
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Empty answers are no answers: the Studio shows nothing rather than a blank. */
const filled = <T extends Record<string, string | undefined>>(values: T): Partial<T> =>
  Object.assign({}, ...Object.entries(values).map(([name, value]) => (value ? {[name]: value} : {})))

/** Which category and product a page is about, by its address: `/designs/{category}?item={product id}`. */
function productOf(pageUri: string | undefined): Pick<Lead, 'category' | 'productId' | 'product'> {
  const url = URL.parse(pageUri ?? '')
  const category = /^\/designs\/([a-z0-9-]{1,60})\/?$/.exec(url?.pathname ?? '')?.[1]
  if (!url || !category) return {}
  const productId = url.searchParams.get('item')
  if (productId === null || !/^[A-Za-z0-9-]{1,30}$/.test(productId)) return {category}
  return {
    category,
    productId,
    product: {_type: 'reference', _ref: `product-${category}-${productId}`, _weak: true},
  }
}
