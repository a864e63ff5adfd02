import {amountsOf} from '../../contract/quotation/amounts.ts'
import {stateOf} from '../../contract/quotation/gst.ts'
import {wrongIn, type Order, type Quotation} from '../../contract/quotation/quotation.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import {conflict, enquiryAt, nextNumber, openDocuments, type Documents, type Kept} from './documents.ts'
import type {Shop} from './shop-facts.ts'

/** Something that the owner wants to hear of. */
export interface QuotationEvent {
  type: 'quotation.opened' | 'quotation.accepted'
  quotation: Quotation
}

interface Options extends Kept {
  shop: Shop
  onEvent: (event: QuotationEvent) => void
}

/** What an order of staff works with. */
interface Desk extends Pick<Options, 'shop' | 'onEvent'> {
  documents: Documents
}

export type Quotations = ReturnType<typeof openQuotations>

/**
 * The quotations of a shop. Only drafts change: what was sent gets a new version, and keeps its number. Each change is one
 * transaction, made without a pause after its documents were read, so two never get one number.
 */
export function openQuotations({shop, onEvent, ...kept}: Options) {
  const documents = openDocuments(kept)
  const desk = {shop, onEvent, documents}
  const {all, found, read, change, time} = documents
  return {
    all,
    found,
    accept: (id: string) => accept(id, desk),
    /** Follows an order of staff. @throws HttpError with the reason for which nothing changed */
    async follow(order: Order): Promise<Quotation> {
      if (order.action === 'create') return create(order.enquiry, desk)
      if (order.action === 'save') return save(order, desk)
      if (order.action === 'receive') return receive(order, documents)
      if (order.action === 'send') return send(order.id, desk)
      if (order.action === 'accept') return accept(order.id, desk)
      if (order.action === 'revise') return revise(order.id, documents)
      if (order.action === 'duplicate') return copy(found(order.id), {}, documents)
      return decline(order.id, documents)
    },
    /** Notes the first time that the customer saw the page. */
    open(id: string): void {
      const stored = found(id)
      if (stored.status !== 'sent') return
      onEvent({type: 'quotation.opened', quotation: change(stored, {status: 'opened', openedAt: time()})})
    },
    /** Stores that a quotation has expired, once. */
    expire(id: string): void {
      const stored = found(id)
      if (stored.status === 'expired' && read(id)?.status !== 'expired') change(stored, {status: 'expired'})
    },
  }
}

async function create(enquiry: string | undefined, {shop, documents}: Desk): Promise<Quotation> {
  const lead = enquiry === undefined ? undefined : documents.document(enquiry)
  const {gstin} = await shop.seller('en')
  const offer = await shop.offerFor(lead, documents.lastDay())
  const reference = lead && {enquiry: {_type: 'reference' as const, _ref: lead._id, _weak: true as const}}
  return documents.create(offer, gstin, {...reference})
}

async function save({id, rev, offer}: Order & {action: 'save'}, {shop, documents}: Desk): Promise<Quotation> {
  const {gstin} = await shop.seller('en')
  const draft = documents.draft(id)
  if (draft._rev !== rev) throw conflict('Somebody else has changed this quotation. Open it again.')
  return documents.change(draft, {...offer, amounts: amountsOf(offer, stateOf(gstin))})
}

async function send(id: string, {shop, documents}: Desk): Promise<Quotation> {
  const seller = await shop.seller(documents.draft(id).language)
  // From here on without a pause: what is read now is what the transaction finds.
  const draft = documents.draft(id)
  const reason = wrongIn(draft, documents.now())
  if (reason) throw new HttpError(400, `This quotation cannot be sent yet: ${reason}.`)
  const former = draft.replaces === undefined ? undefined : documents.found(draft.replaces)
  if (former?.status === 'accepted')
    throw conflict(`The customer has accepted version ${former.version} meanwhile. Make a copy instead.`)
  const {number, counted} = draft.number ? {number: draft.number, counted: []} : nextNumber(documents)
  const amounts = amountsOf(draft, stateOf(seller.gstin))
  const replaced = {status: 'replaced', replacedBy: id}
  return documents.change(draft, {status: 'sent', number, seller, amounts, sentAt: documents.time()}, [
    ...counted,
    ...(former ? [{patch: {id: former._id, ifRevisionID: former._rev, set: replaced}}] : []),
    ...enquiryAt('quoted', {...draft, amounts}, documents),
  ])
}

function accept(id: string, {documents, onEvent}: Desk): Quotation {
  const stored = documents.found(id)
  if (stored.status !== 'sent' && stored.status !== 'opened')
    throw conflict(`This quotation cannot be accepted: it is ${stored.status}.`)
  const set = {status: 'accepted' as const, acceptedAt: documents.time()}
  const quotation = documents.change(stored, set, enquiryAt('ordered', stored, documents))
  onEvent({type: 'quotation.accepted', quotation})
  return quotation
}

function receive({id, paise}: Order & {action: 'receive'}, {found, change}: Documents): Quotation {
  if (found(id).status !== 'accepted') throw conflict('An advance belongs to an accepted quotation.')
  return change(found(id), {received: paise})
}

function decline(id: string, {found, change}: Documents): Quotation {
  const stored = found(id)
  if (stored.status === 'accepted' || stored.status === 'draft')
    throw conflict('Only a quotation that was sent and not accepted can be declined.')
  return change(stored, {status: 'declined'})
}

/** A draft with everything that staff wrote in another quotation. */
function copy(stored: Quotation, rest: Partial<Quotation>, {create, lastDay}: Documents): Quotation {
  const {language, customer, lines, discount, isInclusive, advancePercent, leadTime, note} = stored
  const written = {language, customer, lines, discount, isInclusive, advancePercent, leadTime, note}
  const {enquiry, seller} = stored
  return create({...written, validUntil: lastDay()}, seller?.gstin, {...(enquiry && {enquiry}), ...rest})
}

function revise(id: string, documents: Documents): Quotation {
  const stored = documents.found(id)
  const {status, number, version} = stored
  const known = documents.all().find((each) => each.replaces === id && each.status === 'draft')
  if (known) return known
  if (number === undefined || status === 'accepted' || status === 'replaced')
    throw conflict('Only a quotation that was sent, and neither accepted nor replaced, gets a new version.')
  return copy(stored, {number, version: version + 1, replaces: id}, documents)
}
