import {plain} from '../../contract/text/plain.ts'
import type {PersonData as Answer} from '../../contract/services/administration.ts'
import {z} from 'zod'
import {
  deleteLeads,
  type BrowserError,
  type Consent,
  type Consents,
  type ErrorLog,
  type Outbox,
} from '../forms/index.ts'
import {eachOf} from '../../lib/process/each-of.ts'
import {clientKeyAt} from '../../lib/http/client-key.ts'
import type {AuditRow} from '@stone-designs/lake/admin'
import type {Lake} from '@stone-designs/lake'
import type {StoredFiles} from '../uploads/index.ts'
import type {Alerts} from '../alerts/index.ts'
import {hashOf, type Erasure, type Erasures} from './erasures.ts'
import {matcherOf} from './matcher.ts'

/** Every store of the shop that can hold something about a visitor. `docs/privacy.md` lists them. */
export interface PersonStores {
  lake: Lake
  /** Name of the dataset. */
  dataset: string
  outbox: Pick<Outbox, 'find' | 'erase'>
  /** Enquiries that wait to be reported to Meta as contacts. */
  contacts: Pick<Outbox, 'find' | 'erase'>
  /** Documents in messages to the owner that wait to be sent. */
  alerts: Alerts['waiting']
  errorLog: Pick<ErrorLog, 'find' | 'erase'>
  consents: Pick<Consents, 'madeAt' | 'eraseMadeAt'>
  files: Pick<StoredFiles, 'list' | 'delete'>
  erasures: Pick<Erasures, 'of' | 'add'>
}

/** Everything that the shop holds about a person, as the stores hold it. */
export interface PersonData extends Answer {
  /** With quotations. */
  leads: ({_id: string} & Record<string, unknown>)[]
  waiting: PersonData['leads']
  errors: BrowserError[]
  consents: Consent[]
  audit: AuditRow[]
  searches: StaffSetting[]
}

type StaffSetting = ReturnType<Lake['people']['settings']>[number]

/** Finds what the shop holds about a person. @throws HttpError 400 when the term is no form of an id */
export async function findPerson(term: string, stores: PersonStores): Promise<PersonData> {
  const matches = matcherOf(term)
  const {lake, dataset, outbox, contacts, alerts, errorLog, consents, files} = stores
  const production = lake.dataset(dataset)
  const kept = [...production.idsOfType('lead'), ...production.idsOfType('quotation')]
  const all = kept.flatMap((_id) => {
    const document = production.documents.get(_id)
    return document ? [{...document, _id}] : []
  })
  const leads = all.filter(matches)
  const waiting = [...outbox.find(matches), ...contacts.find(matches), ...alerts.find(matches)]
  const clientKey = clientKeyAt(plain(term))
  return {
    leads,
    waiting,
    errors: await errorLog.find(matches),
    consents: choicesIn([...leads, ...waiting]).flatMap(({at, version, purposes}) =>
      consents.madeAt(at).filter((each) => each.version === version && each.purposes === purposes),
    ),
    files: (await files.list()).map(({slug}) => slug).filter((slug) => matches(slug)),
    audit: lake.people.audit.ofStrangers().filter((row) => row.sender === clientKey || matches(row.subject)),
    searches: lake.people.settings().filter(({value}) => matches(JSON.parse(value))),
  }
}

/**
 * Erases everything that `findPerson` finds. The record of access keeps the events of strangers, without address and
 * name. Backups keep what they hold until they are removed; a restore erases it again.
 * @returns what was erased
 */
export async function erasePerson(term: string, stores: PersonStores): Promise<PersonData> {
  const found = withoutOthersChoices(await findPerson(term, stores), stores)
  const erased: Erasure[] = [
    ...found.leads.map(({_id}) => ({store: 'lead' as const, id: _id})),
    ...found.waiting.map(({_id}) => ({store: 'waiting' as const, id: _id})),
    ...found.errors.map((error) => ({store: 'error' as const, id: hashOf(error)})),
    ...found.consents.map((choice) => ({store: 'consent' as const, id: choiceKey(choice)})),
    ...found.audit.map(({id}) => ({store: 'audit' as const, id})),
    ...found.searches.map((setting) => ({store: 'search' as const, id: hashOf(setting)})),
  ]
  stores.erasures.add(erased)
  const ofStore = (store: Erasure['store']) =>
    new Set(erased.flatMap((each) => (each.store === store ? each.id : [])))
  const steps = {...stepsOf(stores, ofStore), ...uploadsIn(found.files, stores)}
  await eachOf(Object.keys(steps), (name) => steps[name]?.())
  return found
}

/** Erases again what was erased before, because a restored backup may hold it. */
export async function repeatErasures(stores: PersonStores): Promise<void> {
  const steps = stepsOf(stores, (store) => stores.erasures.of(store))
  await eachOf(Object.keys(steps), (name) => steps[name]?.())
}

type Steps = Record<string, () => unknown>

/** The erasures in each store, by a name for people. A store that fails stops no other. */
function stepsOf(
  {lake, dataset, outbox, contacts, alerts, errorLog, consents}: PersonStores,
  idsOf: (store: Erasure['store']) => ReadonlySet<string>,
): Steps {
  const waiting = new Set([...idsOf('waiting'), ...idsOf('lead')])
  const [errors, rows, searches] = [idsOf('error'), idsOf('audit'), idsOf('search')]
  return {
    // Synchronously and first: a start must erase them before they are saved, or sent to Meta.
    ...(waiting.size > 0 && {
      'enquiries that wait': () => {
        for (const each of [outbox, contacts, alerts]) each.erase(waiting)
      },
    }),
    enquiries: () => deleteLeads(idsOf('lead'), {lake, dataset}, 'privacy'),
    ...(errors.size > 0 && {
      'errors of browsers': () => errorLog.erase((error) => errors.has(hashOf(error))),
    }),
    'choices about privacy': () => {
      for (const id of idsOf('consent')) {
        const [at = '', purposes, ...version] = id.split(' ')
        consents.eraseMadeAt(at, purposes === undefined ? undefined : {purposes, version: version.join(' ')})
      }
    },
    ...(rows.size > 0 && {'failed sign-ins': () => lake.people.audit.forgetStrangers(rows)}),
    ...(searches.size > 0 && {
      'searches of staff': () => {
        for (const setting of lake.people.settings())
          if (searches.has(hashOf(setting))) lake.people.deleteSetting(setting.user, setting.key)
      },
    }),
  }
}

const uploadsIn = (slugs: string[], {files}: PersonStores): Steps =>
  Object.fromEntries(slugs.map((slug) => [slug, () => files.delete(slug)]))

const sentChoice = z.object({
  consent: z
    .object({at: z.string(), version: z.string(), purposes: z.array(z.string())})
    .transform(({purposes, ...rest}) => ({...rest, purposes: purposes.toSorted().join(',')})),
})

const choiceKey = ({at, version, purposes}: Pick<Consent, 'at' | 'version' | 'purposes'>) =>
  [at, purposes, version].join(' ')

/** The choices that were sent with enquiries. */
function choicesIn(enquiries: Iterable<object>) {
  const sent = Array.from(enquiries, (each) => sentChoice.safeParse(each).data?.consent)
  const choices = sent.filter((choice) => choice !== undefined)
  return [...new Map(choices.map((choice) => [choiceKey(choice), choice])).values()]
}

/** What other enquiries name too may be the choice of somebody else, who made it in the same millisecond. */
function withoutOthersChoices(found: PersonData, {lake, dataset}: PersonStores): PersonData {
  const production = lake.dataset(dataset)
  const own = new Set(found.leads.map(({_id}) => _id))
  const others = [...production.idsOfType('lead')].flatMap((id) =>
    own.has(id) ? [] : (production.documents.get(id) ?? []),
  )
  const theirs = new Set(choicesIn(others).map(choiceKey))
  return {...found, consents: found.consents.filter((choice) => !theirs.has(choiceKey(choice)))}
}
