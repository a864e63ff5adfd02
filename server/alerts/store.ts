import {createECDH} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import webPush from 'web-push'
import {z} from 'zod'
import {alertSettings, newDevice, type AlertSettings} from '../../contract/services/alerts.ts'
import {secretFile} from '../../lib/disk/secret-file.ts'
import {writeWholeSync} from '../../lib/disk/whole-file.ts'

const device = newDevice.extend({
  id: z.string(),
  /** Id of the person who turned push on. */
  person: z.string(),
  /** Public key that the browser was given. It takes no message that is signed with another one. */
  key: z.string(),
  /** ISO 8601. */
  since: z.string(),
  isGone: z.boolean(),
})

export type Device = z.infer<typeof device>

const UNCHOSEN: AlertSettings = {
  quiet: null,
  shows: 'kind',
  email: 'each',
  language: 'en',
  timeZone: 'Asia/Kolkata',
}

const stored = z.object({
  settings: alertSettings.catch(UNCHOSEN),
  devices: z.array(device).catch([]),
  /** When a message was last sent, by channel. ISO 8601. */
  sent: z.record(z.string(), z.string()).catch({}),
})

export type AlertsStore = ReturnType<typeof openAlertsStore>

/** Choices about messages, and the devices that get them, in `alerts.json` of the data folder. */
export function openAlertsStore(dataDir: string) {
  const path = join(dataDir, 'alerts.json')
  const privateKey = secretFile(dataDir, 'push-key', () => webPush.generateVAPIDKeys().privateKey)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const publicKey = pair.getPublicKey().toString('base64url')
  let state = stored.parse(readJson(path))
  // After a restore on another machine, which has a key of its own, each device has to be turned on again.
  for (const each of state.devices) each.isGone ||= each.key !== publicKey
  return {
    /** The pair that signs push messages. */
    keys: {publicKey, privateKey},
    read: () => state,
    write(changed: Partial<typeof state>) {
      const next = {...state, ...changed}
      writeWholeSync(path, JSON.stringify(next))
      state = next
    },
  }
}

/** A file that is missing or cannot be understood counts as empty. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
