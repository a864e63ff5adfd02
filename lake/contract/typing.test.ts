import {setTimeout as sleep} from 'node:timers/promises'
import type {MutationEvent, SanityClient} from '@sanity/client'
import {BufferedDocument, Mutation} from '@sanity/mutator'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {z} from 'zod'
import {startTestServer, type TestServer} from '../testing/server.ts'

/** Milliseconds of delay to each client: up to one or two key presses, as with two phones. */
const LATENCY_MS = 60
/** The Studio sends a change after the first key press, then once per interval (a second in the Studio). */
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
 * A form that one person has open. It merges remote and local changes with the Studio's own code: `BufferedDocument` of
 * `@sanity/mutator`, with the listener and the action that the Studio uses.
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

  /** Types after the previous letter; the first letter goes to the middle. */
  type(letter: string) {
    const position = this.#last === '' ? Math.floor(this.text.length / 2) : this.text.indexOf(this.#last) + 1
    this.#last = letter
    const name = this.text.slice(0, position) + letter + this.text.slice(position)
    this.#buffered.add(new Mutation({mutations: [{patch: {id: this.#id, set: {name}}}]}))
    if (Date.now() - this.#sentAt > SEND_EVERY_MS) this.send()
  }

  send() {
    this.#sentAt = Date.now()
    this.#sent.push(this.#buffered.commit())
  }

  /** @throws the lake's answer when it rejects the change */
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
  ['at one position of a text', '………, ……… – ………: ………'],
])(
  'two people typing at the same time %s end with the same text and lose no letter',
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
