import {fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {cp, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {z} from 'zod'
import {seededShop} from '../journeys/seeded-shop.ts'
import {step} from '../terminal/terminal.ts'
import {percentile, type Figure} from './measure.ts'
import {memoryByProcess, totalOf} from './memory.ts'
import {BENCH_TOKEN, startShop, type ShopProcess} from './shop-process.ts'

/** Ordinary work before the attack, because a shop that is attacked has been running. Nothing of it is measured. */
const BEFORE = {name: 'before', seconds: 6}
const SIEGE = {name: 'siege', seconds: 60}
const DATA = '/lake/v2025-02-19/data'
/** Pages that an ordinary visitor opens, one a second. */
const PAGES = ['/', '/designs', '/designs/fountain', '/designs/gazebo?item=1', '/contact', '/designs/temple']

/** Times of ordinary people's requests, in milliseconds, and the requests that failed. */
interface Experience {
  pages: number[]
  edits: number[]
  sent: string[]
  /** Sentences about requests that failed. */
  failures: string[]
  memory: Awaited<ReturnType<typeof memoryByProcess>>[]
}

/**
 * Ten addresses and a /48 network of IPv6 attack every door of the shop for a minute. Meanwhile an ordinary visitor
 * browses, the owner edits, and an enquiry is sent each second from changing addresses.
 */
export async function benchSiege(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const folder = join(dataDir, 'siege')
  await rm(folder, {recursive: true, force: true})
  // Its similar designs are known, so that comparing them takes nothing from the minute that is measured.
  await cp(await seededShop(), folder, {recursive: true})
  const shop = await startShop(root, folder, port)
  let attack: ChildProcess | undefined
  try {
    const {path, _id} = await anyPicture(shop)
    await step('Before the siege', () => ordinaryWork(shop, BEFORE))
    const before = await leads(shop)
    attack = fork(join(import.meta.dirname, 'siege-attack.ts'), [shop.url, path, _id])
    const experience = await step(`Siege of ${SIEGE.seconds} seconds`, () => ordinaryWork(shop, SIEGE))
    printCounts(await countsOf(attack))
    attack.disconnect()
    await once(attack, 'exit')
    return await figuresOf(shop, experience, before)
  } finally {
    attack?.kill()
    await shop.close()
  }
}

async function ordinaryWork(shop: ShopProcess, {name, seconds}: typeof SIEGE): Promise<Experience> {
  const experience: Experience = {pages: [], edits: [], sent: [], failures: [], memory: []}
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() > end
  await Promise.all([
    each(1000, isOver, (n) => browse(shop, experience, n)),
    each(1000, isOver, (n) => edit(shop, experience, n)),
    each(1000, isOver, (n) => enquire(shop, experience, {name, n})),
    each(1000, isOver, async () => void experience.memory.push(await memoryByProcess(shop.pid))),
  ])
  return experience
}

/** Starts work at regular times, also while earlier work is under way. Resolves when all of it is done. */
async function each(everyMs: number, isOver: () => boolean, work: (n: number) => Promise<void>) {
  const under: Promise<void>[] = []
  for (let n = 0; !isOver(); n += 1) {
    under.push(work(n))
    await pause(everyMs)
  }
  await Promise.all(under)
}

async function timed(experience: Experience, what: string, send: () => Promise<Response>) {
  const began = performance.now()
  try {
    const response = await send()
    const text = await response.text()
    if (!response.ok) experience.failures.push(`${what}: ${response.status} ${text.slice(0, 200)}`)
  } catch (error) {
    experience.failures.push(`${what}: ${String(error)}`)
  }
  return performance.now() - began
}

async function browse({url}: ShopProcess, experience: Experience, n: number) {
  const path = PAGES[n % PAGES.length] ?? '/'
  const headers = {'x-forwarded-for': '198.51.100.7'}
  experience.pages.push(await timed(experience, path, async () => fetch(url + path, {headers})))
}

async function edit({url}: ShopProcess, experience: Experience, n: number) {
  const body = {mutations: [{patch: {id: 'siteSettings', set: {phone: `+91 90000 ${10_000 + n}`}}}]}
  const send = async () =>
    fetch(`${url}${DATA}/mutate/production`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': '198.51.100.8',
        authorization: `Bearer ${BENCH_TOKEN}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  experience.edits.push(await timed(experience, 'an edit', send))
}

async function enquire({url}: ShopProcess, experience: Experience, {name, n}: {name: string; n: number}) {
  const page = `https://shop.example/${name}/${n}`
  const send = async () =>
    fetch(`${url}/forms/submissions`, {
      method: 'POST',
      headers: {'x-forwarded-for': `203.0.113.${n % 250}`, 'content-type': 'application/json'},
      body: JSON.stringify({fields: [{name: 'page_url', value: page}]}),
    })
  await timed(experience, 'an enquiry', send)
  experience.sent.push(page)
}

async function ask<Result>({url}: ShopProcess, groq: string, shape: z.ZodType<Result>): Promise<Result> {
  const response = await fetch(`${url}${DATA}/query/production?query=${encodeURIComponent(groq)}`, {
    headers: {authorization: `Bearer ${BENCH_TOKEN}`},
  })
  return z.object({result: shape}).parse(await response.json()).result
}

const anyPicture = (shop: ShopProcess) =>
  ask(shop, '*[_type == "sanity.imageAsset"][0]{path, _id}', z.object({path: z.string(), _id: z.string()}))

const leads = (shop: ShopProcess) => ask(shop, 'count(*[_type == "lead"])', z.number())

async function countsOf(attack: ChildProcess) {
  attack.send('counts')
  const [message] = await once(attack, 'message')
  return z.object({counts: z.record(z.string(), z.record(z.string(), z.number()))}).parse(message).counts
}

function printCounts(counts: Record<string, Record<string, number>>) {
  for (const [door, ofDoor] of Object.entries(counts)) {
    const parts = Object.entries(ofDoor).map(([status, count]) => `${status}: ${count}`)
    console.log(`  ${door.padEnd(24)} ${parts.join(', ')}`)
  }
}

async function figuresOf(shop: ShopProcess, experience: Experience, before: number): Promise<Figure[]> {
  const {pages, edits, sent, failures} = experience
  const [most = []] = experience.memory.toSorted((a, b) => totalOf(b) - totalOf(a))
  for (const {program, megabytes} of most) console.log(`  memory: ${program} ${Math.round(megabytes)} MB`)
  for (const failure of new Set(failures)) console.log(`  failed: ${failure}`)
  const stored = await ask(shop, '*[_type == "lead"]', z.array(z.unknown()))
  const text = JSON.stringify(stored)
  const lost = sent.filter((page) => !text.includes(`${page}"`)).length
  console.log(`  enquiries of the attack that were stored: ${stored.length - before - (sent.length - lost)}`)
  return [
    {name: 'siege: page of a visitor, p95', value: percentile(pages, 95), unit: 'ms', atMost: 1000},
    {name: '  edit of the owner, slowest', value: Math.max(...edits), unit: 'ms', atMost: 2000},
    {name: '  enquiries lost', value: lost, unit: `of ${sent.length}`, atMost: 0},
    {name: '  ordinary requests that failed', value: failures.length, unit: '', atMost: 0},
    {name: '  memory with child processes', value: totalOf(most), unit: 'MB', atMost: 1000},
  ]
}
