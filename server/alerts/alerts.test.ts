import {mkdtempSync, readFileSync, renameSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi, type MockInstance} from 'vitest'
import type {z} from 'zod'
import {alertsState, testAnswer, type AlertSettings, type newDevice} from '../../contract/services/alerts.ts'
import {health} from '../../contract/services/health.ts'
import {readConfig} from '../config.ts'
import {openShop, type Shop} from '../shop.ts'
import {startPush, startSmtp, startWebhook} from './test-receivers.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-characters'
const SECRET = 'a-secret-of-the-webhook'
const ORIGIN = 'http://shop.example'
const SETTINGS: AlertSettings = {
  quiet: null,
  shows: 'kind',
  email: 'each',
  language: 'en',
  timeZone: 'Asia/Kolkata',
}
let folder: string
let shop: Shop
let logged: MockInstance
/** Closed after the shop. */
let servers: {close: () => void}[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  servers = []
  logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
  for (const server of servers) server.close()
  rmSync(folder, {recursive: true, force: true})
  vi.restoreAllMocks()
})

async function started<Server extends {close: () => void}>(start: Promise<Server>): Promise<Server> {
  const server = await start
  servers.push(server)
  return server
}
const webhook = () => started(startWebhook(SECRET))
const smtp = () => started(startSmtp())
const push = () => started(startPush())

function open(settings: Record<string, string> = {}) {
  const config = readConfig(
    {
      DATA_DIR: folder,
      PUBLIC_URL: ORIGIN,
      LAKE_TOKEN: TOKEN,
      BACKUP_DIR: 'off',
      CHROMIUM: 'off',
      PICTURES_AHEAD: 'off',
      NOTIFY_PUSH_ANYWHERE: 'on',
      ...settings,
    },
    folder,
  )
  shop = openShop(config, folder)
}
const toWebhook = ({url}: {url: string}) => ({NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: SECRET})
const toEmail = ({url}: {url: string}) => ({SMTP_URL: url, NOTIFY_EMAIL_TO: 'owner@shop.example'})

async function ask(method: string, path: string, body?: unknown, token = TOKEN) {
  const headers = {'content-type': 'application/json', authorization: `Bearer ${token}`}
  const init = body === undefined ? {method, headers} : {method, headers, body: JSON.stringify(body)}
  return shop.fetch(new Request(ORIGIN + path, init))
}
const state = async () => alertsState.parse(await (await ask('GET', '/alerts')).json())
const problems = async () => health.parse(await (await ask('GET', '/readyz')).json())
const choose = async (chosen: Partial<AlertSettings>) =>
  expect((await ask('PUT', '/alerts', {...SETTINGS, ...chosen})).status).toBe(204)
const turnOn = async (
  {subscription}: Pick<z.infer<typeof newDevice>, 'subscription'>,
  device: Partial<z.infer<typeof newDevice>> = {},
) => ask('POST', '/alerts/devices', {name: 'Phone', language: 'en', subscription, ...device})
const send = async (id = '') =>
  testAnswer.parse(await (await ask('POST', '/alerts/tests', {id})).json()).failure

/** A visitor sends an enquiry. @returns the status */
async function enquire(ref = 'K7Q2MT') {
  const response = await shop.fetch(
    new Request(`${ORIGIN}/forms/submissions`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'idempotency-key': `key-of-${ref}`},
      body: JSON.stringify({
        fields: [{name: 'action', value: 'price'}],
        context: {pageName: 'Ganesha fountain | Stone Designs', ipAddress: '203.0.113.7'},
        ref,
      }),
    }),
  )
  return response.status
}
/** Lets fake time pass, and real work of the disk be done meanwhile. */
async function pass(ms: number) {
  for (let past = 0; past < ms; past += 500) {
    await vi.advanceTimersByTimeAsync(500)
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}
const until = (check: () => void, timeout = 3000) => vi.waitFor(check, {timeout, interval: 10})

test('an enquiry reaches webhook, e-mail and a device at once, each with the same id', async () => {
  const [hook, mail, phone] = [await webhook(), await smtp(), await push()]
  open({...toWebhook(hook), ...toEmail(mail)})
  expect((await turnOn(phone)).status).toBe(201)
  expect(await enquire()).toBe(204)
  await until(() =>
    expect([hook.received.length, mail.mails.length, phone.received.length]).toEqual([1, 1, 1]),
  )
  const [message] = hook.messages()
  expect(message).toMatchObject({
    type: 'enquiry.new',
    document: {_type: 'lead', ref: 'K7Q2MT', ipAddress: '203.0.113.7'},
  })
  const id = String(message?.document._id)
  // What leaves the machine for a phone names neither the product nor the visitor.
  expect(phone.messages()).toEqual([
    {id: message?.id, title: 'New enquiry', body: '', path: `/studio/enquiries/${id}`},
  ])
  expect(mail.mails[0]).toContain(`<${message?.id}@shop.example>`)
  expect(mail.mails[0]).toContain('Subject: New enquiry\r\n')
  expect(mail.mails[0]).toContain('Ref K7Q2MT')
  expect(mail.mails[0]).not.toContain('203.0.113.7')
  const sent = ['email', 'webhook', 'Phone'].map((name) => ({name, sentAt: expect.any(String), waiting: 0}))
  await vi.waitFor(async () => expect((await state()).channels).toMatchObject(sent))
})

test('the same enquiry, sent again by a browser that was away, is told once', async () => {
  const hook = await webhook()
  open(toWebhook(hook))
  expect([await enquire(), await enquire(), await enquire('R4T6PX')]).toEqual([204, 204, 204])
  await until(() => expect(hook.received).toHaveLength(2))
  expect(new Set(hook.messages().map(({id}) => id)).size).toBe(2)
})

test('a channel that fails delays no other, is tried again after five seconds, and Today reads why', async () => {
  const [hook, mail] = [await webhook(), await smtp()]
  mail.refusal = 'No such mailbox'
  open({...toWebhook(hook), ...toEmail(mail)})
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  expect(await enquire()).toBe(204)
  await until(() => expect(hook.received).toHaveLength(1))
  const failed = async () => (await state()).channels[0]?.failure ?? ''
  await vi.waitFor(async () => expect(await failed()).toContain('No such mailbox'))
  await vi.advanceTimersByTimeAsync(4000)
  expect(mail.refused).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  await until(() => expect(mail.refused).toBe(2))
  await until(() => expect(logged).toHaveBeenCalledTimes(2))
  const {problems: names, sentences} = await problems()
  expect([names, sentences]).toEqual([['alerts'], [expect.stringMatching(/e-mail.*No such mailbox/)]])
  mail.refusal = ''
  await vi.advanceTimersByTimeAsync(10_000)
  await until(() => expect(mail.mails).toHaveLength(1))
  await vi.waitFor(async () => expect((await state()).channels[0]?.failure).toBeUndefined())
})

test('a message that waited for a server that was off has the same id after a restart', async () => {
  const hook = await webhook()
  hook.status = 503
  open(toWebhook(hook))
  await enquire()
  await vi.waitFor(async () => expect((await state()).channels[0]?.failure).toContain('status 503'))
  await shop.close()
  hook.status = 200
  open(toWebhook(hook))
  await until(() => expect(hook.received).toHaveLength(1))
  expect(hook.messages()[0]?.id).toMatch(/^enquiry\.new\.lead\./)
})

test('a redirect is not followed', async () => {
  const hook = await webhook()
  hook.status = 302
  open(toWebhook(hook))
  expect(await send('webhook')).toBe('The other side answered with status 302.')
})

test('a device whose browser gave the subscription up is told of no more, and the list says so', async () => {
  const phone = await push()
  open()
  await turnOn(phone)
  const {channels, key} = await state()
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  expect(await send(channels[0]?.id)).toBeNull()
  expect(phone.messages()[0]?.title).toContain('This is a test.')
  phone.status = 410
  await enquire()
  await vi.waitFor(async () => expect((await state()).channels[0]?.isGone).toBe(true))
  expect((await ask('DELETE', `/alerts/devices/${channels[0]?.id}`)).status).toBe(204)
  expect((await state()).channels).toEqual([])
})

test('each channel sends a test, and says why it could not', async () => {
  const mail = await smtp()
  mail.refusal = 'No such mailbox'
  open(toEmail(mail))
  expect(await send('email')).toContain('No such mailbox')
  mail.refusal = ''
  expect(await send('email')).toBeNull()
  expect((await ask('POST', '/alerts/tests', {id: 'webhook'})).status).toBe(404)
})

test('the language of a device is that of its Studio, and its lock screen shows the product where the shop chose so', async () => {
  const phone = await push()
  open()
  await turnOn(phone, {language: 'te'})
  await choose({shows: 'product'})
  await enquire()
  await until(() => expect(phone.received).toHaveLength(1))
  expect(phone.messages()[0]).toMatchObject({title: 'కొత్త విచారణ', body: 'Ganesha fountain'})
})

test('in quiet hours push and e-mail wait until the morning, and the webhook does not', async () => {
  const [hook, phone] = [await webhook(), await push()]
  // In Hyderabad it is 23:00.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-28T17:30:00Z')})
  open(toWebhook(hook))
  await turnOn(phone)
  await choose({quiet: {from: '21:00', to: '08:00'}})
  await enquire()
  await until(() => expect(hook.received).toHaveLength(1))
  vi.setSystemTime(Date.parse('2026-11-29T02:29:00Z'))
  await vi.advanceTimersByTimeAsync(58_000)
  expect(phone.received).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(122_000)
  await until(() => expect(phone.messages().map(({title}) => title)).toContain('New enquiry'))
})

test('the e-mail of a day holds the messages of the day, once', async () => {
  const mail = await smtp()
  // In Hyderabad it is half past seven.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-28T02:00:00Z')})
  open(toEmail(mail))
  await choose({email: 'daily'})
  await enquire()
  await enquire('R4T6PX')
  await vi.advanceTimersByTimeAsync(61_000)
  expect(mail.mails).toEqual([])
  vi.setSystemTime(Date.parse('2026-11-28T02:31:00Z'))
  await vi.advanceTimersByTimeAsync(60_000)
  await until(() => expect(mail.mails).toHaveLength(1))
  expect(mail.mails[0]).toMatch(/Subject: Your day at the shop[^]*K7Q2MT[^]*R4T6PX/)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(mail.mails).toHaveLength(1)
})

test('a reminder is told on its day, once, also after a restart', async () => {
  const hook = await webhook()
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-28T10:00:00Z')})
  open(toWebhook(hook))
  const remind = (id: string, remindAt: string) =>
    shop.lake?.dataset('production').commit({
      mutations: [{createOrReplace: {_id: `lead.${id}`, _type: 'lead', ref: 'K7Q2MT', remindAt}}],
      author: 'owner',
    })
  remind('later', '2026-11-29')
  remind('now', '2026-11-28')
  await vi.advanceTimersByTimeAsync(2000)
  await until(() => expect(hook.received).toHaveLength(1))
  await shop.close()
  open(toWebhook(hook))
  await vi.advanceTimersByTimeAsync(120_000)
  const told = () =>
    hook.messages().flatMap(({type, document}) => (type === 'reminder.due' ? document._id : []))
  expect(told()).toEqual(['lead.now'])
  vi.setSystemTime(Date.parse('2026-11-28T18:31:00Z'))
  await vi.advanceTimersByTimeAsync(61_000)
  await until(() => expect(told()).toEqual(['lead.now', 'lead.later']))
})

test('a problem that readyz names is told within ten seconds, once, and so is its end', async () => {
  const hook = await webhook()
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']})
  open(toWebhook(hook))
  const told = () => hook.messages().flatMap(({type, document}) => (document.name === 'content' ? type : []))
  await pass(13_000)
  const [file, away] = [join(folder, 'lake.sqlite'), join(folder, 'away')]
  renameSync(file, away)
  await pass(10_000)
  await until(() => expect(told()).toEqual(['problem.new']))
  await pass(10_000)
  renameSync(away, file)
  await pass(50_000)
  expect(told()).toEqual(['problem.new'])
  await pass(20_000)
  await until(() => expect(told()).toEqual(['problem.new', 'problem.solved']))
})

test('a problem that lasts does not make a channel try more often', async () => {
  const hook = await webhook()
  hook.status = 503
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']})
  open(toWebhook(hook))
  renameSync(join(folder, 'lake.sqlite'), join(folder, 'away'))
  await pass(60_000)
  expect(hook.asked).toBeGreaterThan(1)
  expect(hook.asked).toBeLessThan(7)
})

test('an erasure removes messages about the person that wait, from the disk too', async () => {
  const hook = await webhook()
  hook.status = 503
  open(toWebhook(hook))
  await enquire()
  await vi.waitFor(async () => expect((await state()).channels[0]?.waiting).toBe(1))
  expect((await ask('POST', '/privacy-service/erase', {term: 'K7Q2MT'})).status).toBe(200)
  expect((await state()).channels[0]?.waiting).toBe(0)
  await shop.close()
  expect(readFileSync(join(folder, 'records.sqlite'), 'latin1')).not.toContain('K7Q2MT')
  hook.status = 200
  open(toWebhook(hook))
  expect(await enquire()).toBe(204)
  expect((await state()).channels[0]?.waiting).toBe(0)
})

test('messages that wait for a channel that is no longer set are gone from the disk', async () => {
  const hook = await webhook()
  hook.status = 503
  open(toWebhook(hook))
  await enquire()
  await vi.waitFor(async () => expect((await state()).channels[0]?.waiting).toBe(1))
  await shop.close()
  const held = () => readFileSync(join(folder, 'records.sqlite'), 'latin1')
  expect(held()).toContain('K7Q2MT')
  open()
  await shop.close()
  expect(held()).not.toContain('K7Q2MT')
  open()
})

test('the key of push messages is for this user alone', () => {
  open()
  expect(statSync(join(folder, 'push-key')).mode & 0o777).toBe(0o600)
})

test('only staff who see enquiries read and change anything; strangers and wrong input get a sentence', async () => {
  const phone = await push()
  open({NOTIFY_PUSH_ANYWHERE: 'off'})
  for (const [method, path] of [
    ['GET', '/alerts'],
    ['PUT', '/alerts'],
    ['POST', '/alerts/devices'],
    ['POST', '/alerts/tests'],
    ['DELETE', '/alerts/devices/x'],
  ] as const)
    expect((await ask(method, path, method === 'GET' ? undefined : {}, 'nobody-knows-it')).status).toBe(401)
  const {token} = shop.lake?.people.createToken('catalogue', 'catalogue-editor') ?? {token: ''}
  expect((await ask('GET', '/alerts', undefined, token)).status).toBe(403)
  const messageOf = async (response: Response) => [response.status, await response.text()]
  expect(await messageOf(await turnOn(phone))).toEqual([400, expect.stringContaining('no public address')])
  const lan = {subscription: {...phone.subscription, endpoint: 'https://192.168.1.1/x'}}
  expect((await turnOn(lan)).status).toBe(400)
  expect(await messageOf(await ask('PUT', '/alerts', {...SETTINGS, timeZone: 'Moon'}))).toEqual([
    400,
    expect.stringContaining('timeZone: is no time zone'),
  ])
})

test('a device of a person who may no longer see enquiries gets nothing', async () => {
  const phone = await push()
  open()
  const {id, token} = shop.lake?.people.createToken('helper', 'viewer') ?? {id: '', token: ''}
  const body = {name: 'Phone', language: 'en', subscription: phone.subscription}
  expect((await ask('POST', '/alerts/devices', body, token)).status).toBe(201)
  shop.lake?.people.revokeToken(id)
  await enquire()
  await vi.waitFor(async () => expect((await state()).channels).toEqual([]))
  expect(phone.received).toEqual([])
})
