import * as fc from 'fast-check'
import type {Action} from '../model/actions.ts'
import type {CommitRequest, JsonObject, Mutation} from '../model/types.ts'

const published = fc.constantFrom('a', 'b', 'c')
const release = fc.constantFrom('r1', 'r2')
const version = fc.tuple(release, published).map(([releaseId, name]) => `versions.${releaseId}.${name}`)
const id = fc.oneof(
  published,
  published.map((name) => `drafts.${name}`),
  version,
)
const reference = fc.record({_ref: id, _weak: fc.boolean()})
const text = fc.oneof(fc.string({unit: 'grapheme', maxLength: 6}), fc.constantFrom('पत्थर', 'stone 🪨', ''))
const block = fc.record({_key: fc.constantFrom('k1', 'k2', 'k3'), text})
const value = fc.oneof(text, fc.integer(), fc.constant(null), reference, fc.array(block, {maxLength: 3}))
const fields: fc.Arbitrary<JsonObject> = fc.dictionary(
  fc.constantFrom('a', 'b', 'list', 'constructor'),
  value,
  {maxKeys: 3},
)
const document = fc.tuple(id, fields).map(([_id, rest]): JsonObject => ({...rest, _id, _type: 't'}))
const path = fc.constantFrom(
  'a',
  'b',
  'list',
  'list[0]',
  'list[_key=="k1"].text',
  'list[-1].text',
  'a..text',
  'new.deep',
  'list[*].text',
  'list[0:2]',
  'list.text',
  '..text',
  '*[0]',
)
const insertion = fc.oneof(
  fc.constant({after: 'list[-1]'}),
  fc.constantFrom('list[1:1]', '*[0:2]', 'list[_key=="k1"]').map((replace) => ({replace})),
  fc.constantFrom('..[0]', 'list[5]').map((before) => ({before})),
)
const operations = fc.record(
  {
    set: fc.dictionary(path, value, {maxKeys: 2}),
    setIfMissing: fc.dictionary(path, value, {maxKeys: 2}),
    unset: fc.array(path, {maxLength: 2}),
    inc: fc.dictionary(path, fc.integer(), {maxKeys: 1}),
    insert: fc.tuple(insertion, fc.array(block, {maxLength: 2})).map(([at, items]) => ({...at, items})),
  },
  {requiredKeys: []},
)
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  document.map((create) => ({create})),
  document.map((createOrReplace) => ({createOrReplace})),
  document.map((createIfNotExists) => ({createIfNotExists})),
  fc
    .oneof(
      id.map((id) => ({id})),
      fc.constant({query: '*[defined(a)]'}),
    )
    .map((target) => ({delete: target})),
  fc.tuple(id, operations).map(([id, rest]) => ({patch: {...rest, id}})),
)
const pair = published.map((publishedId) => ({publishedId, draftId: `drafts.${publishedId}`}))
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .tuple(pair, operations)
    .map(([ids, patch]): Action => ({actionType: 'sanity.action.document.edit', ...ids, patch})),
  pair.map((ids): Action => ({actionType: 'sanity.action.document.publish', ...ids})),
  pair.map((ids): Action => ({actionType: 'sanity.action.document.unpublish', ...ids})),
  pair.map(({draftId}): Action => ({actionType: 'sanity.action.document.discard', draftId})),
)
const inRelease = fc.tuple(release, published).map(([releaseId, publishedId]) => ({
  publishedId,
  versionId: `versions.${releaseId}.${publishedId}`,
}))
const releaseAction: fc.Arbitrary<Action> = fc.oneof(
  inRelease.map((ids): Action => ({
    actionType: 'sanity.action.document.version.create',
    ...ids,
    baseId: ids.publishedId,
  })),
  fc.tuple(inRelease, fields).map(([{publishedId, versionId}, rest]): Action => ({
    actionType: 'sanity.action.document.version.create',
    publishedId,
    document: {...rest, _id: versionId, _type: 't'},
  })),
  inRelease.map((ids): Action => ({actionType: 'sanity.action.document.version.unpublish', ...ids})),
  release.map((releaseId): Action => ({actionType: 'sanity.action.release.create', releaseId, metadata: {}})),
  fc.tuple(release, text).map(([releaseId, title]): Action => ({
    actionType: 'sanity.action.release.edit',
    releaseId,
    patch: {set: {'metadata.title': title}},
  })),
  release.map((releaseId): Action => ({
    actionType: 'sanity.action.release.schedule',
    releaseId,
    publishAt: '2126-01-01T00:00:00Z',
  })),
  fc
    .tuple(
      release,
      fc.constantFrom(
        'sanity.action.release.publish' as const,
        'sanity.action.release.unschedule' as const,
        'sanity.action.release.archive' as const,
        'sanity.action.release.unarchive' as const,
        'sanity.action.release.delete' as const,
        'lake.release.publishDue' as const,
      ),
    )
    .map(([releaseId, actionType]): Action => ({actionType, releaseId})),
  release.map((releaseId): Action => ({actionType: 'lake.release.fail', releaseId, message: 'no'})),
)
const variantId = fc.constantFrom('v1', 'v2')
const inVariant = fc
  .tuple(published, variantId, fc.constantFrom(undefined, 'drafts', 'r1'))
  .map(([publishedId, variantId, bundleId]) => ({
    publishedId,
    variantId,
    ...(bundleId !== undefined && {bundleId}),
  }))
const variantAction: fc.Arbitrary<Action> = fc.oneof(
  variantId.map((id): Action => ({
    actionType: 'sanity.action.variant.definition.create',
    variantId: id,
    conditions: {},
    priority: 0,
  })),
  variantId.map((id): Action => ({actionType: 'sanity.action.variant.definition.delete', variantId: id})),
  fc.tuple(variantId, fc.integer()).map(([id, priority]): Action => ({
    actionType: 'sanity.action.variant.definition.edit',
    variantId: id,
    patch: {set: {priority}},
  })),
  fc.tuple(inVariant, fields).map(([target, rest]): Action => ({
    actionType: 'sanity.action.document.variant.create',
    ...target,
    document: {...rest, _type: 't'},
  })),
  fc.tuple(inVariant, operations).map(([target, patch]): Action => ({
    actionType: 'sanity.action.document.variant.edit',
    ...target,
    patch,
  })),
  inVariant.map((target): Action => ({
    actionType: 'sanity.action.document.variant.publish',
    bundleId: 'drafts',
    ...target,
  })),
  inVariant.map((target): Action => ({actionType: 'sanity.action.document.variant.unpublish', ...target})),
  inVariant.map((target): Action => ({actionType: 'sanity.action.document.variant.delete', ...target})),
)
/** Definitions come first, because variants refer to them. */
const variantActions = fc
  .array(variantAction, {minLength: 1, maxLength: 5})
  .map((actions): Action[] => [
    {actionType: 'sanity.action.variant.definition.create', variantId: 'v1', conditions: {}, priority: 0},
    ...actions,
  ])
export const request: fc.Arbitrary<CommitRequest> = fc.oneof(
  variantActions.map((actions) => ({actions, author: 'tester'})),
  variantAction.map((step) => ({actions: [step], author: 'tester'})),
  releaseAction.map((step) => ({actions: [step], author: 'tester'})),
  fc.array(releaseAction, {minLength: 2, maxLength: 5}).map((actions) => ({actions, author: 'tester'})),
  fc.array(mutation, {minLength: 1, maxLength: 4}).map((mutations) => ({mutations, author: 'tester'})),
  fc.array(action, {minLength: 1, maxLength: 3}).map((actions) => ({actions, author: 'tester'})),
)
