import {DownloadIcon} from '@sanity/icons/Download'
import {Button, Card, Stack, Text} from '@sanity/ui'
import {useCallback, useState} from 'react'
import {useClient, useCurrentUser, type SanityClient} from 'sanity'
import {readStudioSettings} from '../lib/settings.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Bar} from './charts.tsx'
import type {BackupState} from '../../contract/services/administration.ts'
import {saveFrom} from '../lib/save-file.ts'
import {prepareDownload, readServer, type ServerState} from './server.ts'
import {Note, Warning, Tile} from '../ui/elements.tsx'
import {useEveryMinute} from '../live/use-every-minute.ts'
import {dateLocale} from '../languages/chosen.ts'
import {Explained} from '../live/reason.ts'

/** Age from which a backup is too old, as for `/readyz`. They are made every night. */
const OLD_BACKUP_MS = 36 * 3_600_000

const NOTHING_TO_SAY: ServerState = {problems: []}

/** State of the server, read every minute. With hosted Sanity there is nothing to read. */
export function useServer() {
  const client = useClient({apiVersion: '2025-02-19'})
  const isAdministrator = useCurrentUser()?.roles.some(({name}) => name === 'administrator') ?? false
  const read = useCallback(
    async () => (isEmbedded() ? readServer(client, isAdministrator) : NOTHING_TO_SAY),
    [client, isAdministrator],
  )
  return useEveryMinute(read)
}

const isEmbedded = () => readStudioSettings().apiHost !== null

/** Problems of the server, above everything else. Empty without problems. */
export function ProblemsCard({server}: {server: ReturnType<typeof useServer>}) {
  const t = useMessages()
  const problems = server === 'failed' ? [t('today.no-answer')] : (server?.problems ?? [])
  if (problems.length === 0) return null
  return (
    <Card border padding={4} radius={3} role="alert" tone="critical">
      <Stack gap={3}>
        {problems.map((problem) => (
          <Text key={problem} size={1}>
            {problem}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

/** Backups and storage, for administrators. */
export function BackupTile({backups}: Pick<ServerState, 'backups'>) {
  const t = useMessages()
  const client = useClient({apiVersion: '2025-02-19'})
  const {download, phase, failure} = useDownload(client)
  if (!backups) return null
  const {newest, isAutomatic} = backups
  const isOld = newest === null || isTooOld(newest.madeAt)
  const {bytes, freeBytes} = backups.data
  return (
    <Tile title={t('today.server')}>
      <Bar
        figures={t('today.free', {free: sizeOf(freeBytes)})}
        name={t('today.used', {used: sizeOf(bytes)})}
        share={bytes / (bytes + freeBytes)}
      />
      <Card padding={isOld ? 3 : 0} radius={2} tone={isOld ? 'caution' : 'default'}>
        <Text size={1}>{isAutomatic ? lastBackup(backups, t) : t('today.backups-off')}</Text>
      </Card>
      {isAutomatic && (
        <Button
          disabled={phase === 'making'}
          icon={DownloadIcon}
          loading={phase === 'making'}
          mode="ghost"
          onClick={() => void download()}
          padding={4}
          text={t(phase === 'making' ? 'today.making-backup' : 'today.download')}
        />
      )}
      {failure !== undefined && <Warning text={failure} tone="critical" />}
      {phase === 'started' && <Note text={t('today.download-started')} />}
    </Tile>
  )
}

const isTooOld = (madeAt: string) => Date.now() - Date.parse(madeAt) > OLD_BACKUP_MS

function lastBackup({newest}: BackupState, t: (word: string, values?: Record<string, string>) => string) {
  if (newest === null) return t('today.no-backup')
  return t('today.last-backup', {ago: agoOf(newest.madeAt), size: sizeOf(newest.bytes)})
}

/** Prepares the download, then lets the browser save it: a backup may be larger than the browser's memory. */
function useDownload(client: SanityClient) {
  const t = useMessages()
  const [phase, setPhase] = useState<'idle' | 'making' | 'started'>('idle')
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setPhase('making')
    setFailure(undefined)
    try {
      saveFrom(await prepareDownload(client))
      setPhase('started')
    } catch (error) {
      setFailure(error instanceof Explained ? error.message : t('today.no-answer'))
      setPhase('idle')
    }
  }
  return {download, phase, failure}
}

/** `3 hours ago`. */
function agoOf(time: string): string {
  const hours = Math.round((Date.parse(time) - Date.now()) / 3_600_000)
  const words = new Intl.RelativeTimeFormat(dateLocale, {numeric: 'auto'})
  return Math.abs(hours) < 48 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day')
}

/** Decimal units, as manufacturers of disks use them. */
function sizeOf(bytes: number): string {
  const [unit, divisor] = bytes >= 1e9 ? (['GB', 1e9] as const) : (['MB', 1e6] as const)
  return `${(bytes / divisor).toLocaleString(dateLocale, {maximumFractionDigits: 1})} ${unit}`
}
