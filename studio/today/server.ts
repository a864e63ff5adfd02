import type {SanityClient} from 'sanity'
import {
  auditRecord,
  backupState,
  preparedDownload,
  type AuditEntry,
  type BackupState,
} from '../../contract/services/administration.ts'
import {figures, type Figure} from '../../contract/services/measurements.ts'
import {BACKUP_DOWNLOADS, BACKUPS, FIGURES} from '../../contract/services/paths.ts'
import {ask, send, type Server} from '../live/ask.ts'
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
    // A shop with problems answers with the status of a failure.
    send(serverOf(client), '/readyz').then(async (response) => problemsIn(await response.json())),
    readFigures(client),
    isAdministrator ? readAdministration(client) : undefined,
  ])
  return {problems, figures, ...administration}
}

async function readAdministration(client: SanityClient): Promise<Pick<ServerState, 'backups' | 'entries'>> {
  const [state, entries] = await Promise.all([
    ask(serverOf(client), BACKUPS).then(async (response) => backupState.parse(await response.json())),
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
  const response = await send(serverOf(client), FIGURES)
  return response.ok ? figures.parse(await response.json()).figures : undefined
}

/**
 * Makes today's backup, unless there is one.
 * @returns the address at which a browser downloads it within a minute
 * @throws Rejected when the server refuses
 */
export async function prepareDownload(client: SanityClient): Promise<string> {
  const server = serverOf(client)
  const response = await ask(server, BACKUP_DOWNLOADS, {method: 'POST'})
  return new URL(preparedDownload.parse(await response.json()).path, server.apiHost).href
}

/** The lake is part of the server, so its address names the server. */
function serverOf(client: SanityClient): Server {
  const {apiHost, token} = client.config()
  return {apiHost: new URL(apiHost, window.location.origin).href, token}
}
