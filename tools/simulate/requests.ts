import type {Random} from '../fuzz/mutate.ts'
import {draftOf, type Action, type Items, type Mutation, type Patch, type Write} from './model.ts'

const IDS = ['a', 'b', 'c', 'd', 'e']
const WORDS = ['urn', 'basin', 'लैंप', '', '🪨', 'gate']

const pick = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[random.below(values.length)] ?? values[0]

/** An id that documents may have: of a published document, or of a draft. */
export const anyId = (random: Random): string => {
  const id = publishedId(random)
  return random.below(3) === 0 ? draftOf(id) : id
}

const publishedId = (random: Random) => IDS[random.below(IDS.length)] ?? 'a'

function fields(random: Random) {
  return {
    ...(random.below(2) === 0 && {title: WORDS[random.below(WORDS.length)] ?? ''}),
    ...(random.below(2) === 0 && {rank: random.below(20) - 5}),
    ...(random.below(4) === 0 && {tags: [WORDS[random.below(WORDS.length)] ?? '']}),
    ...(random.below(4) === 0 && {
      ref: {_ref: anyId(random), ...(random.below(3) === 0 && {_weak: true})},
    }),
  }
}

const sent = (random: Random, _id: string) => ({...fields(random), _id, _type: 'item' as const})

function patch(random: Random, items: Items, id: string): Patch {
  return {
    set: fields(random),
    ...(random.below(4) === 0 && {unset: [pick(random, ['title', 'rank', 'tags', 'ref'] as const)]}),
    ...(random.below(4) === 0 && {inc: {rank: random.below(5)}}),
    ...(random.below(5) === 0 && {
      ifRevisionID: random.below(2) === 0 ? (items.get(id)?._rev ?? 'none') : 'stale',
    }),
  }
}

function mutation(random: Random, items: Items): Mutation {
  const id = anyId(random)
  return pick<() => Mutation>(random, [
    () => ({create: sent(random, id)}),
    () => ({createOrReplace: sent(random, id)}),
    () => ({createIfNotExists: sent(random, id)}),
    () => ({patch: {...patch(random, items, id), id}}),
    () => ({patch: {...patch(random, items, id), id}}),
    () => ({delete: {id}}),
  ])()
}

function action(random: Random, items: Items): Action {
  const publishedId = IDS[random.below(IDS.length)] ?? 'a'
  const draftId = draftOf(publishedId)
  const {ifRevisionID: _, ...plain} = patch(random, items, draftId)
  return pick<() => Action>(random, [
    () => ({
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes: sent(random, draftId),
      ifExists: pick(random, ['fail', 'ignore'] as const),
    }),
    () => ({actionType: 'sanity.action.document.edit', publishedId, draftId, patch: plain}),
    () => ({actionType: 'sanity.action.document.publish', publishedId, draftId}),
    () => ({actionType: 'sanity.action.document.unpublish', publishedId, draftId}),
    () => ({
      actionType: 'sanity.action.document.delete',
      publishedId,
      includeDrafts: random.below(2) === 0 ? [draftId] : [],
    }),
  ])()
}

/** A write of one to three steps. */
export function randomWrite(random: Random, items: Items, transactionId: string): Write {
  const steps = Array.from({length: 1 + random.below(3)})
  return random.below(2) === 0
    ? {transactionId, mutations: steps.map(() => mutation(random, items))}
    : {transactionId, actions: steps.map(() => action(random, items))}
}
