import {randomBytes, randomUUID} from 'node:crypto'
import type {Lake} from '@stone-designs/lake'
import {STAGES, type Stage} from '../../contract/enquiry/enquiry.ts'
import {amountsOf} from '../../contract/quotation/amounts.ts'
import {dayInIndia, financialYear, numberIn, stateOf} from '../../contract/quotation/gst.ts'
import {quotation, statusAt, type Offer, type Quotation} from '../../contract/quotation/quotation.ts'
import {HttpError} from '../../lib/http/http-error.ts'

export interface Kept {
  lake: Lake
  dataset: string
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}

export type Documents = ReturnType<typeof openDocuments>

type Mutations = NonNullable<Parameters<ReturnType<Lake['dataset']>['commit']>[0]['mutations']>

/** Days for which a new quotation holds. */
const DAYS = 15
const DAY_MS = 86_400_000

export const conflict = (sentence: string) => new HttpError(409, sentence)

/** The stored quotations. */
export function openDocuments({lake, dataset, now = Date.now}: Kept) {
  const production = lake.dataset(dataset)
  const read = (id: string) => quotation.safeParse(production.documents.get(id)).data
  const commit = (mutations: Mutations) => void production.commit({mutations, author: 'quotations'})

  function found(id: string): Quotation {
    const stored = read(id)
    if (!stored) throw new HttpError(404, 'There is no such quotation.')
    return {...stored, status: statusAt(stored, now())}
  }

  return {
    now,
    time: () => new Date(now()).toISOString(),
    /** The last day of a new quotation. */
    lastDay: () => dayInIndia(now() + DAYS * DAY_MS),
    document: (id: string) => production.documents.get(id),
    read,
    all: () => [...production.idsOfType('quotation')].flatMap((id) => read(id) ?? []),
    /** A quotation with its status at this moment. @throws HttpError 404 */
    found,
    /** @throws HttpError 409 when it was sent */
    draft: (id: string): Quotation => {
      const stored = found(id)
      if (stored.status !== 'draft')
        throw conflict('This quotation was sent and stays as it is. Make a new version.')
      return stored
    },
    /** Changes a quotation and whatever changes with it, in one transaction. @returns the quotation as it is then */
    change: ({_id: id, _rev}: Quotation, set: Partial<Quotation>, others: Mutations = []): Quotation => {
      commit([{patch: {id, ifRevisionID: _rev, set: {...set}}}, ...others])
      return found(id)
    },
    /** @param gstin of the shop */
    create: (offer: Offer, gstin: string | undefined, rest: Partial<Quotation>): Quotation => {
      const _id = `quotation.${randomUUID()}`
      const secret = randomBytes(16).toString('hex')
      const createdAt = new Date(now()).toISOString()
      const facts = {_type: 'quotation', version: 1, status: 'draft', secret, createdAt, ...rest}
      commit([{create: {_id, ...facts, ...offer, amounts: amountsOf(offer, stateOf(gstin))}}])
      return found(_id)
    },
  }
}

/** Moves the enquiry of a quotation to a stage, unless it is further, with the amount of the quotation in rupees. */
export function enquiryAt(
  stage: Stage,
  {enquiry, amounts}: Quotation,
  {document, now, time}: Documents,
): Mutations {
  const lead = enquiry && document(enquiry._ref)
  if (!lead) return []
  // A lost one begins again.
  const before = lead.stage === 'lost' ? -1 : STAGES.findIndex((each) => each === lead.stage)
  const isLater = before < STAGES.indexOf(stage)
  const change = {_key: `at-${now()}`, _type: 'stageChange', stage, at: time()}
  const set = {amount: amounts.total / 100, ...(isLater && {stage})}
  const entered = {setIfMissing: {stages: []}, insert: {after: 'stages[-1]', items: [change]}}
  return [{patch: {id: lead._id, ...(isLater && entered), set}}]
}

/** The next number of a financial year. A document counts, because an erased quotation leaves its number used. */
export function nextNumber({all, document, now}: Documents): {number: string; counted: Mutations} {
  const year = financialYear(dayInIndia(now()))
  const _id = `quotationCount.${year}`
  const used = all().flatMap(({number}) =>
    number?.startsWith(`${year}/`) ? Number(number.split('/')[1]) : [],
  )
  const last = Math.max(Number(document(_id)?.last ?? 0), ...used) + 1
  return {number: numberIn(year, last), counted: [{createOrReplace: {_id, _type: 'quotationCount', last}}]}
}
