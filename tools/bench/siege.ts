import {fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {cp, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {z} from 'zod'
import {seededShop} from '../../scripts/e2e/seeded-shop.ts'
import {step} from '../../scripts/terminal/terminal.ts'
import {percentile, type Figure} from './measure.ts'
import {memoryMegabytes, totalOf} from './memory.ts'
import {queryShop} from './shop-api.ts'
import {startShop, type ShopProcess} from './shop-process.ts'
import {ordinaryPeople, type Experience} from './siege-people.ts'

/** Ordinary work before the attack, because a shop that is attacked has been running. Nothing of it is measured. */
const BEFORE = {name: 'before', seconds: 6}
const SIEGE = {name: 'siege', seconds: 60}
/** Seconds after the attack, until its processes have ended and its memory is free again. */
const CALM_SECONDS = 40

/**
 * Ten addresses and a /48 network of IPv6 send the shop all kinds of hostile requests for a minute. Meanwhile an
 * ordinary visitor browses, the owner edits, in the Studio and by the API, and an enquiry is sent each second from
 * changing addresses.
 */
export async function benchSiege(root: string, dataDir: string, port: number): Promise<Figure[]> {
  const folder = join(dataDir, 'siege')
  await rm(folder, {recursive: true, force: true})
  // Its similar designs are known, so that comparing them takes nothing from the minute that is measured.
  await cp(await seededShop(), folder, {recursive: true})
  const shop = await startShop(root, folder, port)
  const people = await ordinaryPeople(shop)
  let attack: ChildProcess | undefined
  try {
    await step('Before the siege', () => people.work(BEFORE))
    const before = await leads(shop)
    attack = await attackOn(shop)
    const experience = await step(`Siege of ${SIEGE.seconds} seconds`, () => people.work(SIEGE))
    printCounts(await countsOf(attack))
    attack.disconnect()
    await once(attack, 'exit')
    const figures = await figuresOf(shop, experience, before)
    await step(`${CALM_SECONDS} seconds after it`, () => pause(CALM_SECONDS * 1000))
    const left = await memoryMegabytes(shop.pid)
    return [...figures, {name: `  memory ${CALM_SECONDS} s after it`, value: left, unit: 'MB', atMost: 700}]
  } finally {
    attack?.kill()
    await people.leave()
    await shop.close()
  }
}

/** The attack, under way. */
async function attackOn(shop: ShopProcess): Promise<ChildProcess> {
  const {path, _id} = z
    .object({path: z.string(), _id: z.string()})
    .parse(await queryShop(shop, '*[_type == "sanity.imageAsset"][0]{path, _id}'))
  const attack = fork(join(import.meta.dirname, 'siege-attack.ts'), [shop.url, path, _id])
  await once(attack, 'message')
  return attack
}

const leads = async (shop: ShopProcess) =>
  z.number().parse(await queryShop(shop, 'count(*[_type == "lead"])'))

async function countsOf(attack: ChildProcess) {
  attack.send('counts')
  const [message] = await once(attack, 'message')
  return z.object({counts: z.record(z.string(), z.record(z.string(), z.number()))}).parse(message).counts
}

function printCounts(counts: Record<string, Record<string, number>>) {
  for (const [request, statuses] of Object.entries(counts)) {
    const parts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
    console.log(`  ${request.padEnd(30)} ${parts.join(', ')}`)
  }
}

async function figuresOf(shop: ShopProcess, experience: Experience, before: number): Promise<Figure[]> {
  const {pages, saves, edits, sent, failures} = experience
  const [most = []] = experience.memory.toSorted((a, b) => totalOf(b) - totalOf(a))
  for (const {program, megabytes} of most) console.log(`  memory: ${program} ${Math.round(megabytes)} MB`)
  for (const failure of new Set(failures)) console.log(`  failed: ${failure}`)
  const stored = z.array(z.unknown()).parse(await queryShop(shop, '*[_type == "lead"]'))
  const text = JSON.stringify(stored)
  const lost = sent.filter((page) => !text.includes(`${page}"`)).length
  console.log(`  enquiries of the attack that were stored: ${stored.length - before - (sent.length - lost)}`)
  return [
    {name: 'siege: page of a visitor, p95', value: percentile(pages, 95), unit: 'ms', atMost: 1000},
    {name: '  save in the Studio, slowest', value: Math.max(...saves), unit: 'ms', atMost: 2000},
    {name: '  saves in the Studio', value: saves.length, unit: '', atLeast: 10},
    {name: '  edit by the API, slowest', value: Math.max(...edits), unit: 'ms', atMost: 2000},
    {name: '  enquiries lost', value: lost, unit: `of ${sent.length}`, atMost: 0},
    {name: '  ordinary requests that failed', value: failures.length, unit: '', atMost: 0},
    {name: '  memory with child processes', value: totalOf(most), unit: 'MB', atMost: 1000},
  ]
}
