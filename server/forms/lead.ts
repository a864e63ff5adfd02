import {createHash, randomUUID} from 'node:crypto'
import {z} from 'zod'
import type {Purpose, SentClicks, SentEnquiry} from '../../contract/enquiry/enquiry.ts'
import {CODE} from '../../contract/enquiry/code.ts'
import {askedAddresses, productOf} from '../../contract/enquiry/pieces.ts'
import {GOOGLE_CLICKS} from '../../contract/site/parameters.ts'
import {recordedAddress, recordedText} from '../../contract/site/recorded.ts'
import {languageOf} from '../../contract/text/language-of.ts'
import {LANGUAGES} from '../../contract/text/languages.ts'

const weakReference = z.object({_type: z.literal('reference'), _ref: z.string(), _weak: z.literal(true)})

/**
 * A stored enquiry: a document of the type `lead` (`schemas/documents/lead.ts`). The dot in its id hides it from anonymous readers
 * of the content.
 */
const leadDocument = z.object({
  _id: z.string().regex(/^lead\.[0-9a-f-]{36}$/),
  _type: z.literal('lead'),
  /** The owner adds `manual` ones in the Studio: people who came or called. */
  kind: z.enum(['submission', 'qualified', 'manual']),
  /** ISO 8601, by this server's clock. */
  receivedAt: z.string(),
  /** Code in the visitor's message, such as `K7Q2MT`. */
  ref: z.string().optional(),
  /** Name that the browser gave to the enquiry. The pixel's event has it too. */
  eventId: z.string().optional(),
  /** The visitor's wish: `call`, `visit`, `price` or `email`. */
  action: z.string().optional(),
  category: z.string().optional(),
  productId: z.string().optional(),
  /** The documents of `category` and `productId`. */
  categoryDocument: weakReference.optional(),
  product: weakReference.optional(),
  /** No product had this category and number when the lead was stored. */
  isProductMissing: z.literal(true).optional(),
  /** Rupees that the enquiry is worth, as the catalogue said when it came: of a list, the sum of its products. */
  value: z.number().optional(),
  /** Names of its products, or of its category, in the catalogues of advertising networks. The pixel's event has them too. */
  contentIds: z.array(z.string()).optional(),
  /** Language of the page that the visitor read. The owner answers in it. */
  language: z.enum(LANGUAGES).optional(),
  pageUri: z.string().optional(),
  pageName: z.string().optional(),
  ipAddress: z.string().optional(),
  /** Stored only where the visitor allowed advertising, because Meta requires it. */
  userAgent: z.string().optional(),
  /** The visitor's choice about advertising and statistics when the enquiry was sent. Absent: none was made. */
  consent: z
    .object({version: z.string(), at: z.string().optional(), purposes: z.array(z.string())})
    .optional(),
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

/** Reads a lead from the JSON of the outbox. @throws when the JSON is no lead */
export const parseLead = (text: string): Lead => leadDocument.parse(JSON.parse(text))

/** Maximum lengths in characters. Browsers send far less, and shorten an address with many parameters. */
const MAX = {name: 100, value: 2000, address: 2000, title: 300, ipAddress: 64, click: 1000, userAgent: 500}

/** Ad clicks of one lead. The site stores as many. */
const MAX_CLICKS = 100

const text = z.string().trim()
const address = text.max(MAX.address)
const page = z.object({pageUri: address.optional(), pageName: text.max(MAX.title).optional()})

/** Ad clicks of a device. */
const clickStore = z.object({
  clickID: z
    .array(
      z.record(
        z.string().max(MAX.click),
        z.object({name: text.max(MAX.name), ts: z.number().min(0).max(8.64e15)}),
      ),
    )
    .max(MAX_CLICKS)
    .default([]),
})

/** Time of a visitor's choice. Browsers send 24 characters, and the format alone allows any number of digits. */
export const choiceTime = z.iso.datetime().max(30)

/** A visitor's choice, as the browser stores it. Its time finds the same choice in the record of choices. */
const choice = z
  .object({
    version: text.max(40),
    at: choiceTime.optional().catch(undefined),
    purposes: z.array(text.max(40)).max(10),
  })
  .transform(({at, ...rest}) => ({...rest, ...filled({at})}))

/** A code from a browser. Only the Studio looks at its check, where somebody types it. */
const ref = z.string().regex(new RegExp(`^${CODE}$`))

/**
 * Body of a submission, a `SentEnquiry`. Two of its fields have a meaning: `action`, and `product_url`, once for each product
 * that the visitor asks about where the page shows many. All fields are stored. An enquiry is stored without a code, choice
 * or ad clicks that are wrong.
 */
export const submission = z.object({
  fields: z
    .array(z.object({name: text.min(1).max(MAX.name), value: z.string().max(MAX.value)}))
    .min(1)
    .max(50),
  context: page.extend({ipAddress: text.max(MAX.ipAddress).optional()}).default({}),
  ref: ref.optional().catch(undefined),
  consent: choice.optional().catch(undefined),
  store: clickStore.optional().catch(undefined),
} satisfies Record<keyof SentEnquiry, z.ZodType>)

/** A form field that contains JSON. An empty field counts as absent. */
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

/** Fields of a qualified lead, each JSON: the ad clicks of the device, the page of the visitor, and the choice, if any. */
export const qualified = z.object({
  store: jsonField(clickStore.optional()).optional(),
  hs_context: jsonField(page.optional()),
  consent: jsonField(choice.optional()).optional().catch(undefined),
})

/** Fields of an error report. */
export const errorReport = z.object({
  message: text.min(1),
  page_url: address.optional(),
  hs_context: jsonField(page.optional()).optional(),
})

interface Receipt {
  /** Milliseconds since 1970. */
  receivedAt: number
  /** A client that repeats the request sends the same key again. */
  idempotencyKey: string | undefined
  /** The browser, as it names itself. */
  userAgent?: string | undefined
}

/** Purpose that a visitor has to allow before an enquiry is reported to advertising networks. */
export const ADVERTISING: Purpose = 'advertising'

/** Whether advertisements are charged for an enquiry. The site does not report an e-mail as a contact intent either. */
export const isContactIntent = ({action}: {action?: string | null | undefined}) => action !== 'email'

export function leadOfSubmission(
  {fields, context, ref, consent, store}: SentEnquiry,
  receipt: Receipt,
): Lead {
  const withClicks = consent?.purposes.includes(ADVERTISING) ?? true
  const kept = fields.map(({name, value}) => ({name, value: recordedText(value, withClicks)}))
  const valueOf = (name: string) => kept.find((field) => field.name === name)?.value.trim()
  const pageUri = recordedAddress(context.pageUri ?? valueOf('page_url') ?? '', withClicks)
  const [about] = askedAddresses({fields: kept, pageUri})
  return {
    ...common('submission', receipt),
    ...filled({ref, action: valueOf('action')}),
    ...filled({pageUri, pageName: context.pageName, ipAddress: context.ipAddress}),
    ...writtenIn(pageUri),
    ...productOf(about),
    ...(consent && {consent}),
    ...(consent?.purposes.includes(ADVERTISING) &&
      ofAdvertising(store ?? clickIn(pageUri, receipt), receipt)),
    fields: kept.map(({name, value}, index) => ({_key: `field-${index}`, _type: 'field', name, value})),
  }
}

export function leadOfReport(
  {store, hs_context: context, consent}: z.infer<typeof qualified>,
  receipt: Receipt,
): Lead {
  const pageUri = recordedAddress(context?.pageUri ?? '', consent?.purposes.includes(ADVERTISING) ?? true)
  return {
    ...common('qualified', receipt),
    ...filled({pageUri, pageName: context?.pageName}),
    ...productOf(pageUri),
    clicks: clicksOf(store),
    ...(consent && {consent}),
  }
}

/** What advertising networks require of an enquiry. */
const ofAdvertising = (
  store: SentClicks | undefined,
  {idempotencyKey, userAgent}: Receipt,
): Partial<Lead> => ({
  clicks: clicksOf(store),
  ...filled({eventId: idempotencyKey, userAgent: userAgent?.slice(0, MAX.userAgent)}),
})

/** The ad clicks in the address of a page. A browser that sent before its scripts ran had stored none. */
const clickIn = (pageUri: string | undefined, {receivedAt}: Receipt): SentClicks => ({
  clickID: GOOGLE_CLICKS.flatMap((name) => {
    const value = URL.parse(pageUri ?? '')?.searchParams.get(name)
    return value && value.length <= MAX.click ? [{[value]: {name, ts: receivedAt}}] : []
  }),
})

const clicksOf = (store: SentClicks | undefined): NonNullable<Lead['clicks']> =>
  (store?.clickID ?? [])
    .flatMap((entry) => Object.entries(entry))
    // An entry has one key, but one with hundreds must not make a lead that is much larger than what was sent.
    .slice(-MAX_CLICKS)
    .map(([value, {name, ts}], index) => ({
      _key: `click-${index}`,
      _type: 'click',
      name,
      value,
      at: new Date(ts).toISOString(),
    }))

function common(kind: Lead['kind'], {receivedAt, idempotencyKey}: Receipt) {
  return {
    _id: `lead.${idempotencyKey === undefined ? randomUUID() : uuidOf(`${kind}\0${idempotencyKey}`)}`,
    _type: 'lead' as const,
    kind,
    receivedAt: new Date(receivedAt).toISOString(),
  }
}

/** The same text gives the same id, so a repeated request has the id of the existing document. */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest()
  // RFC 9562 reserves version 8 for custom ids.
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Leaves empty values out, so the Studio shows no blank fields. */
const filled = <T extends Record<string, string | undefined>>(values: T): Partial<T> =>
  Object.assign({}, ...Object.entries(values).map(([name, value]) => (value ? {[name]: value} : {})))

/** Language of a page, by the first segment of its address. */
function writtenIn(pageUri: string | undefined): Pick<Lead, 'language'> {
  const url = URL.parse(pageUri ?? '')
  if (!url) return {}
  return {language: languageOf(url.pathname)}
}
