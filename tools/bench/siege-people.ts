import {fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import {z} from 'zod'
import {memoryByProcess} from './memory.ts'
import {mutateShop, send} from './shop-api.ts'
import {nextMessage, type ShopProcess} from './shop-process.ts'

/** Pages that an ordinary visitor opens, one a second. */
const PAGES = ['/', '/designs', '/designs/fountain', '/designs/gazebo?item=1', '/contact', '/designs/temple']
const VISITOR = {'x-forwarded-for': '198.51.100.7'}
const OWNER = '198.51.100.8'

/** Times of ordinary people's requests, in milliseconds, and the requests that failed. */
export interface Experience {
  pages: number[]
  /** Saves of letters that the owner types in the Studio. */
  saves: number[]
  edits: number[]
  sent: string[]
  /** Sentences about requests that failed. */
  failures: string[]
  memory: Awaited<ReturnType<typeof memoryByProcess>>[]
}

/** Ordinary people of a shop. The owner's Studio is open. */
export interface People {
  /** @param name of the time, which is in the addresses of its enquiries */
  work(period: {name: string; seconds: number}): Promise<Experience>
  leave(): Promise<void>
}

/** A visitor, an owner in a real Studio, and customers who enquire. */
export async function ordinaryPeople(shop: ShopProcess): Promise<People> {
  const owner = fork(join(import.meta.dirname, 'siege-owner.ts'), [shop.url, OWNER])
  await nextMessage(owner)

  return {
    async work({name, seconds}) {
      const experience: Experience = {
        pages: [],
        saves: [],
        edits: [],
        sent: [],
        failures: [],
        memory: [],
      }
      // Saves of earlier letters are not part of this period.
      await savesOf(owner)
      const end = performance.now() + seconds * 1000
      const isOver = () => performance.now() > end
      await Promise.all([
        each(1000, isOver, (n) => browse(shop, experience, n)),
        each(1000, isOver, (n) => edit(shop, experience, n)),
        each(1000, isOver, (n) => enquire(shop, experience, {name, n})),
        each(1000, isOver, async () => void experience.memory.push(await memoryByProcess(shop.pid))),
      ])
      return {...experience, saves: await savesOf(owner)}
    },
    async leave() {
      if (!owner.connected) return
      owner.disconnect()
      await once(owner, 'exit')
    },
  }
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

/** Milliseconds of each save in the owner's Studio since the last call. */
async function savesOf(owner: ChildProcess): Promise<number[]> {
  owner.send('saves')
  return z.array(z.number()).parse(await nextMessage(owner))
}

async function timed(experience: Experience, what: string, work: () => Promise<void>) {
  const began = performance.now()
  try {
    await work()
  } catch (error) {
    experience.failures.push(`${what}: ${String(error).slice(0, 240)}`)
  }
  return performance.now() - began
}

async function browse({url}: ShopProcess, experience: Experience, n: number) {
  const path = PAGES[n % PAGES.length] ?? '/'
  experience.pages.push(await timed(experience, path, async () => send(url + path, {headers: VISITOR})))
}

async function edit(shop: ShopProcess, experience: Experience, n: number) {
  const patch = {id: 'siteSettings', set: {phone: `+91 90000 ${10_000 + n}`}}
  const work = async () => mutateShop(shop, [{patch}], {'x-forwarded-for': OWNER})
  experience.edits.push(await timed(experience, 'an edit', work))
}

async function enquire({url}: ShopProcess, experience: Experience, {name, n}: {name: string; n: number}) {
  const page = `https://shop.example/${name}/${n}`
  const work = async () =>
    send(`${url}/forms/submissions`, {
      method: 'POST',
      headers: {'x-forwarded-for': `203.0.113.${n % 250}`, 'content-type': 'application/json'},
      body: JSON.stringify({fields: [{name: 'page_url', value: page}]}),
    })
  await timed(experience, 'an enquiry', work)
  experience.sent.push(page)
}
