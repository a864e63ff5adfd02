import {plain} from '../../contract/text/plain.ts'
import type {PersonData as Answer} from '../../contract/services/administration.ts'
import type {BrowserError, Consent, Consents, ErrorLog, Lead, Outbox} from '../forms/index.ts'
import {senderAt} from '../../lib/http/sender.ts'
import type {AuditRow} from '@stone-designs/lake/admin'
import type {Lake} from '@stone-designs/lake'
import type {StoredFiles} from '../uploads/store.ts'
import {errorId, type Erasure, type Erasures} from './erasures.ts'
import {matcherOf} from './matcher.ts'

/** Every store of the shop that can hold something about a visitor. `docs/privacy.md` lists them. */
export interface PersonStores {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
  outbox: Pick<Outbox, 'find' | 'erase'>
  /** Enquiries that wait to be reported to Meta as contacts. */
  contacts: Pick<Outbox, 'find' | 'erase'>
  errorLog: Pick<ErrorLog, 'find' | 'erase'>
  consents: Pick<Consents, 'madeAt' | 'eraseMadeAt'>
  files: Pick<StoredFiles, 'list' | 'delete'>
  erasures: Pick<Erasures, 'of' | 'add'>
}

/** Everything that the shop holds about a person, as the stores hold it. */
export interface PersonData extends Answer {
  leads: ({_id: string} & Record<string, unknown>)[]
  waiting: Lead[]
  errors: BrowserError[]
  consents: Consent[]
  audit: AuditRow[]
}

/** Finds what the shop holds about a person. @throws HttpError 400 when the term is too short */
export async function findPerson(term: string, stores: PersonStores): Promise<PersonData> {
  const matches = matcherOf(term)
  const {lake, dataset, outbox, contacts, errorLog, consents, files} = stores
  const production = lake.dataset(dataset)
  const leads = [...production.idsOfType('lead')].flatMap((_id) => {
    const document = production.documents.get(_id)
    return document && matches(document) ? [{...document, _id}] : []
  })
  const waiting = [...outbox.find(matches), ...contacts.find(matches)]
  const sender = senderAt(plain(term))
  return {
    leads,
    waiting,
    errors: await errorLog.find(matches),
    consents: [...new Set([...leads, ...waiting].map(consentTime))].flatMap((at) => consents.madeAt(at)),
    files: (await files.list()).map(({slug}) => slug).filter((slug) => matches(slug)),
    audit: lake.people.audit.ofStrangers().filter((row) => row.sender === sender || matches(row.subject)),
  }
}

/**
 * Erases everything that `findPerson` finds. The record of access keeps the events of strangers, without address and
 * name. Backups keep what they hold until they are removed; a restore erases it again.
 * @returns what was erased
 */
export async function erasePerson(term: string, stores: PersonStores): Promise<PersonData> {
  const found = await findPerson(term, stores)
  const erased: Erasure[] = [
    ...found.leads.map(({_id}) => ({store: 'lead' as const, id: _id})),
    ...found.waiting.map(({_id}) => ({store: 'waiting' as const, id: _id})),
    ...found.errors.map((error) => ({store: 'error' as const, id: errorId(error)})),
    ...found.consents.map(({at}) => ({store: 'consent' as const, id: at})),
    ...found.audit.map(({id}) => ({store: 'audit' as const, id})),
  ]
  stores.erasures.add(erased)
  await eraseAll(stores, (store) => new Set(erased.flatMap((each) => (each.store === store ? each.id : []))))
  for (const slug of found.files) await stores.files.delete(slug)
  return found
}

/** Erases again what was erased before, because a restored backup may hold it. */
export async function repeatErasures(stores: PersonStores): Promise<void> {
  await eraseAll(stores, (store) => stores.erasures.of(store))
}

async function eraseAll(
  {lake, dataset, outbox, contacts, errorLog, consents}: PersonStores,
  idsOf: (store: Erasure['store']) => ReadonlySet<string>,
) {
  // Synchronously and first: a start must erase them before they are saved, or sent to Meta.
  const waiting = new Set([...idsOf('waiting'), ...idsOf('lead')])
  if (waiting.size > 0) for (const each of [outbox, contacts]) each.erase(waiting)
  const production = lake.dataset(dataset)
  const id = [...idsOf('lead')].filter((each) => production.documents.get(each) !== undefined)
  if (id.length > 0)
    production.commit({mutations: id.map((each) => ({delete: {id: each}})), author: 'privacy'})
  const errors = idsOf('error')
  if (errors.size > 0) await errorLog.erase((error) => errors.has(errorId(error)))
  for (const at of idsOf('consent')) consents.eraseMadeAt(at)
  const rows = idsOf('audit')
  if (rows.size > 0) lake.people.audit.forgetStrangers(rows)
}

/** Time of the choice that was sent with an enquiry. Empty: none was. */
function consentTime({consent}: Record<string, unknown>): string {
  if (typeof consent !== 'object' || consent === null || !('at' in consent)) return ''
  return typeof consent.at === 'string' ? consent.at : ''
}
