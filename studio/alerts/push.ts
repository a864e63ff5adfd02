import {chosenLanguage} from '../languages/chosen.ts'
import {said} from '../languages/messages.ts'
import {attempt} from '../lib/attempt.ts'
import {ask, type Server} from '../live/ask.ts'
import {Explained} from '../live/reason.ts'
import {z} from 'zod'
import {ALERTS} from '../../contract/services/paths.ts'

const WORKER = '/studio/static/alerts-worker.js'
/** Where this browser keeps the id of its device. */
const OWN = 'stone-designs.alerts-device'

/** Whether this browser can show messages. On an iPhone, only a page on the home screen can. */
export const canShowMessages = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Id of the device that this browser is. */
export const ownDevice = () => attempt(() => localStorage.getItem(OWN)) ?? undefined

/** Lets the shop send messages to this browser. @throws Explained */
export async function turnOn(server: Server, applicationServerKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Explained(said('alerts.refused'))
  const registration = await navigator.serviceWorker.register(WORKER, {scope: '/studio/'})
  await activated(registration)
  // A browser keeps a subscription with another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({userVisibleOnly: true, applicationServerKey})
  const body = JSON.stringify({name: nameOfBrowser(), language: chosenLanguage, subscription})
  const response = await ask(server, ALERTS.devices, {method: 'POST', body})
  const {id} = z.object({id: z.string()}).parse(await response.json())
  attempt(() => localStorage.setItem(OWN, id))
}

/** @throws Explained */
export async function turnOff(server: Server, id: string): Promise<void> {
  await ask(server, `${ALERTS.devices}/${id}`, {method: 'DELETE'})
  if (id !== ownDevice()) return
  attempt(() => localStorage.removeItem(OWN))
  const registration = await navigator.serviceWorker.getRegistration('/studio/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function activated({active, waiting, installing}: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing
  if (!worker || worker.state === 'activated') return
  const {promise, resolve} = Promise.withResolvers<void>()
  worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  await promise
}

/** Such as `Chrome, Android`. */
function nameOfBrowser(): string {
  const {userAgent} = navigator
  const found = (names: string[]) => names.find((name) => userAgent.includes(name))
  const browser = found(['Edg', 'Firefox', 'Chrome', 'Safari'])?.replace('Edg', 'Edge')
  const system = found(['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'])
  return [browser, system].filter(Boolean).join(', ') || 'Browser'
}
