import {expect, test} from 'vitest'
import type {LakeError} from '../model/errors.ts'
import type {Action} from '../model/actions.ts'
import {shop} from '../testing/drafts.ts'

const pair = {publishedId: 'p', draftId: 'drafts.p'}

const author = 'tester'

const REFUSED: [claim: string, action: Action, type: LakeError['type']][] = [
  [
    'a draft that is there already',
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'q',
      attributes: {_id: 'drafts.q', _type: 't'},
      ifExists: 'fail',
    },
    'documentAlreadyExistsError',
  ],
  [
    'a draft of what is published, made from nothing',
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'p',
      attributes: {_id: 'drafts.p', _type: 't'},
      ifExists: 'fail',
    },
    'documentAlreadyExistsError',
  ],
  [
    'to create a published document',
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'n',
      attributes: {_id: 'n', _type: 't'},
      ifExists: 'fail',
    },
    'validationError',
  ],
  [
    'an edit of what is not there',
    {actionType: 'sanity.action.document.edit', publishedId: 'n', draftId: 'drafts.n', patch: {set: {a: 1}}},
    'documentNotFoundError',
  ],
  [
    'an edit of a version that is not there, though the published document is',
    {
      actionType: 'sanity.action.document.edit',
      publishedId: 'p',
      draftId: 'versions.r1.p',
      patch: {set: {a: 1}},
    },
    'documentNotFoundError',
  ],
  [
    'a draft of another document',
    {actionType: 'sanity.action.document.publish', publishedId: 'p', draftId: 'drafts.q'},
    'validationError',
  ],
  [
    'to publish without a draft',
    {actionType: 'sanity.action.document.publish', ...pair},
    'documentNotFoundError',
  ],
  [
    'to publish a draft that has moved on',
    {
      actionType: 'sanity.action.document.publish',
      publishedId: 'r',
      draftId: 'drafts.r',
      ifDraftRevisionId: 'old',
    },
    'documentRevisionIDDoesNotMatchError',
  ],
  [
    'to publish over a document that has moved on',
    {
      actionType: 'sanity.action.document.publish',
      publishedId: 'q',
      draftId: 'drafts.q',
      ifPublishedRevisionId: 'old',
    },
    'documentRevisionIDDoesNotMatchError',
  ],
  [
    'to unpublish what is not published',
    {actionType: 'sanity.action.document.unpublish', publishedId: 'q', draftId: 'drafts.q'},
    'documentNotFoundError',
  ],
  [
    'to discard what is not there',
    {actionType: 'sanity.action.document.discard', draftId: 'drafts.p'},
    'documentNotFoundError',
  ],
  [
    'to discard a published document',
    {actionType: 'sanity.action.document.version.discard', versionId: 'p'},
    'validationError',
  ],
  [
    'to delete and leave a draft behind',
    {actionType: 'sanity.action.document.delete', publishedId: 'r', includeDrafts: []},
    'validationError',
  ],
  [
    'to delete what is not there',
    {actionType: 'sanity.action.document.delete', publishedId: 'n', includeDrafts: ['drafts.n']},
    'documentNotFoundError',
  ],
  [
    'a version of nothing',
    {actionType: 'sanity.action.document.version.create', publishedId: 'p'},
    'validationError',
  ],
]

test.each(REFUSED)('refuses %s', (_claim, action, type) => {
  const {dataset, act} = shop()
  const before = new Map(dataset.documents)
  expect(() => act(action)).toThrow(expect.objectContaining({type, index: 0}))
  expect(dataset.documents).toEqual(before)
})

test('unpublishing and deleting what others refer to is refused', () => {
  const {dataset, act} = shop()
  dataset.commit({mutations: [{patch: {id: 'r', set: {link: {_ref: 'p'}}}}], author})
  const refusal = expect.objectContaining({type: 'documentHasExistingReferencesError'})
  expect(() => act({actionType: 'sanity.action.document.unpublish', ...pair})).toThrow(refusal)
  expect(() =>
    act({actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts: []}),
  ).toThrow(refusal)
})
