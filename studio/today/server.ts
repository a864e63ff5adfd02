import type {SanityClient} from 'sanity'
import {
  auditRecord,
  backupState,
  preparedDownload,
  type AuditEntry,
  type BackupState,
} from '../../contract/services/administration.ts'
import {figures, type Figure} from '../../contract/services/measurements.ts'
import {Explained, reasonIn} from '../live/reason.ts'
import {problemsIn} from './record.ts'

/** Number of entries of the record of access that are shown at first, and number that the server lists at most. */
export const NEWEST_ENTRIES = 12
export const MAX_ENTRIES = 1000

/** State of the server, as the server reports it. */
export interface ServerState {
  /** Sentences about what is wrong and what to do. */
  problems: string[]
  /** How fast visitors saw the site. */
  figures?: Figure[] | undefined
  /** For administrators only. */
  backups?: BackupState
  entries?: AuditEntry[]
}

/**
 * Requests everything at once, so that the first screen has it soon.
 * @throws an error when the server does not answer
 */
export async function readServer(client: SanityClient, isAdministrator: boolean): Promise<ServerState> {
  const [problems, figures, administration] = await Promise.all([
    ask(client, '/readyz').then(async (response) => problemsIn(await response.json())),
    readFigures(client),
    isAdministrator ? readAdministration(client) : undefined,
  ])
  return {problems, figures, ...administration}
}

async function readAdministration(client: SanityClient): Promise<Pick<ServerState, 'backups' | 'entries'>> {
  const [state, entries] = await Promise.all([
    ask(client, '/backups').then(async (response) => backupState.parse(await response.json())),
    readRecord(client, NEWEST_ENTRIES),
  ])
  return {backups: state, entries}
}

/** The newest entries of the record of access, for administrators. */
export async function readRecord(client: SanityClient, limit: number): Promise<AuditEntry[]> {
  return auditRecord.parse(await client.request<unknown>({url: '/audit', query: {limit: String(limit)}}))
    .entries
}

/** @returns undefined when the server measures nothing */
async function readFigures(client: SanityClient): Promise<Figure[] | undefined> {
  const response = await ask(client, '/field')
  return response.ok ? figures.parse(await response.json()).figures : undefined
}

/**
 * Makes today's backup, unless there is one.
 * @returns the address at which a browser downloads it within a minute
 * @throws Explained when the server refuses
 */
export async function prepareDownload(client: SanityClient): Promise<string> {
  const response = await ask(client, '/backups/downloads', 'POST')
  if (!response.ok) throw new Explained(await reasonIn(response))
  return new URL(preparedDownload.parse(await response.json()).path, originOf(client)).href
}

function ask(client: SanityClient, path: string, method = 'GET') {
  const {token} = client.config()
  const headers = token === undefined ? undefined : {authorization: `Bearer ${token}`}
  return fetch(new URL(path, originOf(client)), {method, headers})
}

/** The lake is part of the server, so its address names the server. */
const originOf = (client: SanityClient) => new URL(client.config().apiHost ?? '', window.location.origin)
