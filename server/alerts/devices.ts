import {createECDH, randomUUID} from 'node:crypto'
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
  /** Times are ISO 8601. */
  since: z.string(),
  sentAt: z.string().nullable(),
  goneAt: z.string().nullable(),
})

export type Device = z.infer<typeof device>

const UNCHOSEN: AlertSettings = {
  quiet: null,
  shows: 'kind',
  email: 'each',
  language: 'en',
  timeZone: 'Asia/Kolkata',
}

const file = z.object({settings: alertSettings.catch(UNCHOSEN), devices: z.array(device).catch([])})

/** Nobody carries more devices, and each one is a request for every message. */
export const MAX_DEVICES = 30

export interface AlertsFile {
  /** The key pair that signs push messages. The private key stays in a file of this installation. */
  keys: {publicKey: string; privateKey: string}
  settings: () => AlertSettings
  choose: (settings: AlertSettings) => void
  devices: () => readonly Device[]
  find: (id: string) => Device | undefined
  /** A device that is there already is replaced. */
  add: (added: z.infer<typeof newDevice>, person: string) => Device
  change: (id: string, changed: Pick<Device, 'sentAt'> | Pick<Device, 'goneAt'>) => void
  remove: (id: string) => void
}

/** Choices about messages, and the devices that get them: `alerts.json` in the data folder. */
export function openAlertsFile(dataDir: string): AlertsFile {
  const path = join(dataDir, 'alerts.json')
  const privateKey = secretFile(dataDir, 'push-key', () => webPush.generateVAPIDKeys().privateKey)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const publicKey = pair.getPublicKey().toString('base64url')
  const stamp = () => new Date().toISOString()
  let state = file.parse(readJson(path))
  // After a restore on another machine, which has a key of its own, each device has to be turned on again.
  const gone = (each: Device) => ({...each, goneAt: each.goneAt ?? (each.key === publicKey ? null : stamp())})
  state = {...state, devices: state.devices.map(gone)}

  function write(changed: Partial<typeof state>) {
    const next = {...state, ...changed}
    writeWholeSync(path, JSON.stringify(next))
    state = next
  }

  return {
    keys: {publicKey, privateKey},
    settings: () => state.settings,
    choose: (settings) => write({settings}),
    devices: () => state.devices,
    find: (id) => state.devices.find((each) => each.id === id),
    add(added, person) {
      const id = randomUUID()
      const made = {...added, id, person, key: publicKey, since: stamp(), sentAt: null, goneAt: null}
      const {endpoint} = added.subscription
      const others = state.devices.filter(({subscription}) => subscription.endpoint !== endpoint)
      write({devices: [...others, made]})
      return made
    },
    change: (id, changed) =>
      write({devices: state.devices.map((each) => (each.id === id ? {...each, ...changed} : each))}),
    remove: (id) => write({devices: state.devices.filter((each) => each.id !== id)}),
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
