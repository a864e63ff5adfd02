import {randomBytes, randomUUID} from 'node:crypto'
import type {Lake} from '@stone-designs/lake'
import {STAGES, type Stage} from '../../contract/enquiry/enquiry.ts'
import {amountsOf} from '../../contract/quotation/amounts.ts'
import {dayInIndia, financialYear, numberIn, stateOf} from '../../contract/quotation/gst.ts'
import {
  quotation,
  statusAt,
  wrongIn,
  type Offer,
  type Order,
  type Quotation,
} from '../../contract/quotation/quotation.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import type {Shop} from './shop-facts.ts'

/** Something that the owner wants to hear of. */
export interface QuotationEvent {
  type: 'quotation.opened' | 'quotation.accepted'
  quotation: Quotation
}

interface Options {
  lake: Lake
  dataset: string
  shop: Shop
  onEvent: (event: QuotationEvent) => void
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}

export type Quotations = ReturnType<typeof openQuotations>

/** Days for which a new quotation holds. */
const DAYS = 15
const DAY_MS = 86_400_000
const conflict = (sentence: string) => new HttpError(409, sentence)

/**
 * The quotations of a shop. Only drafts change: what was sent gets a new version, and keeps its number. Each change is one
 * transaction, made without a pause after its documents were read, so two never get one number.
 */
export function openQuotations({lake, dataset, shop, onEvent, now = Date.now}: Options) {
  const production = lake.dataset(dataset)
  const read = (id: string) => quotation.safeParse(production.documents.get(id)).data
  const all = () => [...production.idsOfType('quotation')].flatMap((id) => read(id) ?? [])
  const time = () => new Date(now()).toISOString()

  function found(id: string): Quotation {
    const stored = read(id)
    if (!stored) throw new HttpError(404, 'There is no such quotation.')
    return {...stored, status: statusAt(stored, now())}
  }

  function draftOf(id: string): Quotation {
    const stored = found(id)
    if (stored.status !== 'draft')
      throw conflict('This quotation was sent and stays as it is. Make a new version.')
    return stored
  }

  type Mutations = NonNullable<Parameters<typeof production.commit>[0]['mutations']>

  /** Changes a quotation and whatever changes with it. @returns the quotation as it is then */
  function change({_id: id, _rev}: Quotation, set: Partial<Quotation>, others: Mutations = []): Quotation {
    production.commit({
      mutations: [{patch: {id, ifRevisionID: _rev, set: {...set}}}, ...others],
      author: 'quotations',
    })
    return found(id)
  }

  function create(offer: Offer, rest: Partial<Quotation>): Quotation {
    const id = `quotation.${randomUUID()}`
    const secret = randomBytes(16).toString('hex')
    const facts = {version: 1, status: 'draft', secret, createdAt: time(), ...rest}
    const amounts = amountsOf(offer, stateOf(rest.seller?.gstin))
    const {seller: _, ...kept} = {...offer, ...facts, amounts}
    production.commit({mutations: [{create: {_id: id, _type: 'quotation', ...kept}}], author: 'quotations'})
    return found(id)
  }

  /** Moves the enquiry of a quotation to a stage, unless it is further, with the amount of the quotation in rupees. */
  function enquiryAt(stage: Stage, {enquiry, amounts}: Quotation): Mutations {
    const lead = enquiry && production.documents.get(enquiry._ref)
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
  function nextNumber(): {number: string; counted: Mutations} {
    const year = financialYear(dayInIndia(now()))
    const _id = `quotationCount.${year}`
    const used = all().flatMap(({number}) =>
      number?.startsWith(`${year}/`) ? Number(number.split('/')[1]) : [],
    )
    const last = Math.max(Number(production.documents.get(_id)?.last ?? 0), ...used) + 1
    return {
      number: numberIn(year, last),
      counted: [{createOrReplace: {_id, _type: 'quotationCount', last}}],
    }
  }

  async function save({id, rev, offer}: Order & {action: 'save'}): Promise<Quotation> {
    const {gstin} = await shop.seller('en')
    const draft = draftOf(id)
    if (draft._rev !== rev) throw conflict('Somebody else has changed this quotation. Open it again.')
    return change(draft, {...offer, amounts: amountsOf(offer, stateOf(gstin))})
  }

  async function send(id: string): Promise<Quotation> {
    const seller = await shop.seller(draftOf(id).language)
    const draft = draftOf(id)
    const reason = wrongIn(draft, now())
    if (reason) throw new HttpError(400, `This quotation cannot be sent yet: ${reason}.`)
    const former = draft.replaces === undefined ? undefined : found(draft.replaces)
    if (former?.status === 'accepted')
      throw conflict(`The customer has accepted version ${former.version} meanwhile. Make a copy instead.`)
    const {number, counted} = draft.number ? {number: draft.number, counted: []} : nextNumber()
    const sent = {...draft, amounts: amountsOf(draft, stateOf(seller.gstin))}
    const {amounts} = sent
    const replaced = {status: 'replaced', replacedBy: id}
    return change(draft, {status: 'sent', number, seller, amounts, sentAt: time()}, [
      ...counted,
      ...(former ? [{patch: {id: former._id, ifRevisionID: former._rev, set: replaced}}] : []),
      ...enquiryAt('quoted', sent),
    ])
  }

  function accept(id: string): Quotation {
    const stored = found(id)
    if (stored.status !== 'sent' && stored.status !== 'opened')
      throw conflict(`This quotation cannot be accepted: it is ${stored.status}.`)
    const set = {status: 'accepted' as const, acceptedAt: time()}
    const accepted = change(stored, set, enquiryAt('ordered', stored))
    onEvent({type: 'quotation.accepted', quotation: accepted})
    return accepted
  }

  function decline(id: string): Quotation {
    const stored = found(id)
    if (stored.status === 'accepted' || stored.status === 'draft')
      throw conflict('Only a quotation that was sent and not accepted can be declined.')
    return change(stored, {status: 'declined'})
  }

  /** A draft with everything that staff wrote in another quotation. */
  function copy(stored: Quotation, rest: Partial<Quotation>): Quotation {
    const {language, customer, lines, discount, isInclusive, advancePercent, leadTime, note} = stored
    const written = {language, customer, lines, discount, isInclusive, advancePercent, leadTime, note}
    const {enquiry, seller} = stored
    return create(
      {...written, validUntil: lastDay()},
      {...(enquiry && {enquiry}), ...(seller && {seller}), ...rest},
    )
  }

  function revise(id: string): Quotation {
    const stored = found(id)
    const {status, number, version} = stored
    const known = all().find((each) => each.replaces === id && each.status === 'draft')
    if (known) return known
    if (number === undefined || status === 'accepted' || status === 'replaced')
      throw conflict('Only a quotation that was sent, and neither accepted nor replaced, gets a new version.')
    return copy(stored, {number, version: version + 1, replaces: id})
  }

  const lastDay = () => dayInIndia(now() + DAYS * DAY_MS)

  return {
    found,
    all,
    /** Follows an order of staff. @throws HttpError with the reason for which nothing changed */
    async follow(order: Order): Promise<Quotation> {
      if (order.action === 'create') {
        const lead = order.enquiry === undefined ? undefined : production.documents.get(order.enquiry)
        const _ref = lead?._id
        const seller = await shop.seller('en')
        const reference = _ref !== undefined && {
          enquiry: {_type: 'reference' as const, _ref, _weak: true as const},
        }
        return create(await shop.offerFor(lead, lastDay()), {seller, ...reference})
      }
      const {id} = order
      switch (order.action) {
        case 'save':
          return save(order)
        case 'send':
          return send(id)
        case 'accept':
          return accept(id)
        case 'revise':
          return revise(id)
        case 'duplicate':
          return copy(found(id), {})
        case 'decline':
          return decline(id)
        case 'receive':
          if (found(id).status !== 'accepted') throw conflict('An advance belongs to an accepted quotation.')
          return change(found(id), {received: order.paise})
      }
    },
    accept,
    /** Notes the first time that the customer saw the page. */
    open(id: string): void {
      const stored = found(id)
      if (stored.status !== 'sent') return
      onEvent({type: 'quotation.opened', quotation: change(stored, {status: 'opened', openedAt: time()})})
    },
    /** Stores that a quotation has expired, once. */
    expire(id: string): void {
      const [kept, stored] = [read(id), found(id)]
      if (stored.status === 'expired' && kept?.status !== 'expired') change(stored, {status: 'expired'})
    },
  }
}
