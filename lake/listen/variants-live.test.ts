import {expect, test} from 'vitest'
import {EventReader} from '../testing/events.ts'
import {loyal, newVariantsForEachTest} from '../testing/variants.ts'

const shop = newVariantsForEachTest()
const {vary, variant} = shop

/** Whether the live events of a change name a visitor's answers: for friends, for everybody, about other documents. */
async function staleAfter(change: () => Promise<unknown>): Promise<boolean[]> {
  const visitor = shop.server.client({apiVersion: 'X', token: undefined})
  const tagsOf = async (query: string, variants?: {variant: {audience: string}}) =>
    (await visitor.fetch(query, {}, {...variants, filterResponse: false})).syncTags ?? []
  const friend = {variant: {audience: 'loyal'}}
  const answers = await Promise.all([
    tagsOf('*[_type == "product"]', friend),
    tagsOf('*[_type == "product"]'),
    tagsOf('*[_type == "note"]'),
  ])
  const live = await EventReader.open(`${shop.server.base}/vX/data/live/events/production`)
  try {
    await live.next()
    await change()
    // A change that every visitor receives, so that there is an event to wait for.
    await shop.client.create({_type: 'end'})
    const received: unknown[] = []
    for (;;) {
      const event = JSON.stringify(await live.next())
      const isEnd = event.includes(JSON.stringify((await tagsOf('*[_type == "end"]'))[0]))
      if (isEnd) break
      received.push(event)
    }
    return answers.map((tags) => tags.some((tag) => received.some((event) => String(event).includes(tag))))
  } finally {
    live.close()
  }
}

test('visitors receive changes of published variants and definitions, but not of drafts and releases', async () => {
  expect(await staleAfter(async () => vary('loyal', 'a draft', 'drafts'))).toEqual([false, false, false])
  expect(await staleAfter(async () => vary('loyal', 'in spring', 'spring'))).toEqual([false, false, false])
  const publish = {
    actionType: 'sanity.action.document.variant.publish',
    ...loyal,
    bundleId: 'drafts',
  } as const
  expect(await staleAfter(async () => shop.client.action(publish))).toEqual([true, true, false])
  const edit = {
    actionType: 'sanity.action.variant.definition.edit',
    variantId: 'loyal',
    patch: {set: {priority: 1}},
  } as const
  expect(await staleAfter(async () => shop.client.action(edit))).toEqual([true, false, false])
})

test('editors receive changes of variants as of other versions, with mutations that replay them', async () => {
  const listened: unknown[] = []
  let arrived = Promise.withResolvers<void>()
  const subscription = shop.client
    .listen(
      '*[sanity::partOfVariant("loyal")]',
      {},
      {includeAllVersions: true, events: ['welcome', 'mutation']},
    )
    .subscribe((event) => {
      listened.push(event)
      arrived.resolve()
      arrived = Promise.withResolvers()
    })
  const until = async (count: number) => {
    while (listened.length < count) await arrived.promise
  }
  await until(1)
  await vary('loyal', 'a draft', 'drafts')
  await until(2)
  await shop.client.patch('p').set({name: 'not heard'}).commit()
  const draft = variant('loyal', 'drafts')
  await shop.client.action({
    actionType: 'sanity.action.document.variant.publish',
    ...loyal,
    bundleId: 'drafts',
  })
  await until(4)
  subscription.unsubscribe()
  const common = {type: 'mutation', transactionTotalEvents: 2}
  expect(listened).toMatchObject([
    {type: 'welcome'},
    {documentId: draft?._id, transition: 'appear', mutations: [{create: draft}]},
    {...common, documentId: variant('loyal')?._id, mutations: [{createOrReplace: variant('loyal')}]},
    {...common, documentId: draft?._id, transition: 'disappear', mutations: [{delete: {id: draft?._id}}]},
  ])
})
