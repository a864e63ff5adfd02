import {setTimeout as sleep} from 'node:timers/promises'
import type {MutationEvent, SanityClient} from '@sanity/client'
import {BufferedDocument, Mutation} from '@sanity/mutator'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {z} from 'zod'
import {startTestServer, type TestServer} from '../testing/server.ts'

/** Within a key press or two of one another, as the wires to two phones are. */
const LATENCY_MS = 60
/** The Studio sends what was typed at the first key, and then once in such a time (there a second). */
const SEND_EVERY_MS = 120
const KEY_EVERY_MS = 12

let server: TestServer
const forms: Form[] = []

beforeEach(async () => {
  server = await startTestServer()
})

afterEach(async () => {
  for (const form of forms.splice(0)) form.close()
  await server.close()
})

const named = z.looseObject({name: z.string()})
const patches = z.array(z.object({patch: z.looseObject({id: z.string()})}))
const onTheWay = () => sleep(Math.random() * LATENCY_MS)

/**
 * What one person has open. The part that brings together what others write and what oneself has typed is the
 * Studio's own: `BufferedDocument` of `@sanity/mutator`, the listener and the action that it uses.
 */
class Form {
  readonly #buffered: BufferedDocument
  readonly #client: SanityClient
  readonly #id: string
  #last = ''
  #sentAt = 0
  #sent: Promise<void>[] = []
  #events = Promise.resolve()
  readonly #subscription
  readonly listening: Promise<void>

  constructor(client: SanityClient, document: {_id: string; _type: string}) {
    this.#client = client
    this.#id = document._id
    this.#buffered = new BufferedDocument(document)
    this.#buffered.commitHandler = ({mutation, success, cancel}) => {
      this.#send(mutation).then(success, cancel)
    }
    const {promise, resolve} = Promise.withResolvers<void>()
    this.listening = promise
    const options = {
      includeResult: false,
      includeAllVersions: true,
      events: ['welcome' as const, 'mutation' as const],
    }
    this.#subscription = client.listen('*[_id == $id]', {id: this.#id}, options).subscribe((event) => {
      if (event.type === 'welcome') resolve()
      if (event.type === 'mutation') this.#events = this.#events.then(onTheWay).then(() => this.#hear(event))
    })
    forms.push(this)
  }

  get text() {
    return named.parse(this.#buffered.LOCAL).name
  }

  close() {
    this.#subscription.unsubscribe()
  }

  /** Behind the letter typed before; the first one in the middle. */
  type(letter: string) {
    const place = this.#last === '' ? Math.floor(this.text.length / 2) : this.text.indexOf(this.#last) + 1
    this.#last = letter
    const name = this.text.slice(0, place) + letter + this.text.slice(place)
    this.#buffered.add(new Mutation({mutations: [{patch: {id: this.#id, set: {name}}}]}))
    if (Date.now() - this.#sentAt > SEND_EVERY_MS) this.send()
  }

  send() {
    this.#sentAt = Date.now()
    this.#sent.push(this.#buffered.commit())
  }

  /** @throws what the lake answered when it refused */
  async saved() {
    this.send()
    await Promise.all(this.#sent)
  }

  #hear({mutations, ...event}: MutationEvent) {
    this.#buffered.arrive(new Mutation({...event, mutations: patches.parse(mutations)}))
  }

  async #send(mutation: Mutation) {
    await onTheWay()
    const publishedId = this.#id.replace('drafts.', '')
    const actions = patches.parse(mutation.mutations).map(({patch: {id, ...patch}}) => {
      const actionType = 'sanity.action.document.edit' as const
      return {actionType, draftId: id, publishedId, patch}
    })
    await this.#client.action(actions, {transactionId: mutation.transactionId})
    await onTheWay()
  }
}

async function typeIn(form: Form, letters: string) {
  for (const letter of letters) {
    form.type(letter)
    await sleep(KEY_EVERY_MS * (0.5 + Math.random()))
  }
  await form.saved()
}

test.each([
  ['into an empty text', ''],
  ['at one place of a text', '………, ……… – ………: ………'],
])(
  'two people type at the same time %s: both see the same in the end, and no letter is lost',
  async (_where, name) => {
    const client = server.client()
    const mine = 'abcdefghijklmnopqrstuvwxyz'
    const yours = mine.toUpperCase()
    const pairs = await Promise.all(
      Array.from({length: 8}, async (_, index) => {
        const document = await client.create({_id: `drafts.d${index}`, _type: 'note', name})
        return {id: document._id, one: new Form(client, document), other: new Form(client, document)}
      }),
    )
    await Promise.all(forms.map(({listening}) => listening))
    await Promise.all(pairs.flatMap(({one, other}) => [typeIn(one, mine), typeIn(other, yours)]))
    for (const {id, one, other} of pairs) {
      const stored = named.parse(server.lake.dataset('production').documents.get(id)).name
      await vi.waitFor(() => expect([one.text, other.text]).toEqual([stored, stored]), {timeout: 5000})
      expect(Array.from(stored).sort().join('')).toBe(
        Array.from(name + mine + yours)
          .sort()
          .join(''),
      )
    }
  },
)
