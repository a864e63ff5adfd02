import {expect, test} from 'vitest'
import type {LakeError} from '../model/errors.ts'
import type {Action} from '../model/actions.ts'
import {shop} from '../testing/drafts.ts'

const pair = {publishedId: 'p', draftId: 'drafts.p'}

const author = 'tester'

const REJECTED: [claim: string, action: Action, type: LakeError['type']][] = [
  [
    'creating a draft that exists already',
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'q',
      attributes: {_id: 'drafts.q', _type: 't'},
      ifExists: 'fail',
    },
    'documentAlreadyExistsError',
  ],
  [
    'creating a draft from scratch beside a published document',
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'p',
      attributes: {_id: 'drafts.p', _type: 't'},
      ifExists: 'fail',
    },
    'documentAlreadyExistsError',
  ],
  [
    'creating a published document',
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'n',
      attributes: {_id: 'n', _type: 't'},
      ifExists: 'fail',
    },
    'validationError',
  ],
  [
    'an edit of a missing document',
    {actionType: 'sanity.action.document.edit', publishedId: 'n', draftId: 'drafts.n', patch: {set: {a: 1}}},
    'documentNotFoundError',
  ],
  [
    'an edit of a missing version of a published document',
    {
      actionType: 'sanity.action.document.edit',
      publishedId: 'p',
      draftId: 'versions.r1.p',
      patch: {set: {a: 1}},
    },
    'documentNotFoundError',
  ],
  [
    'publishing a draft of another document',
    {actionType: 'sanity.action.document.publish', publishedId: 'p', draftId: 'drafts.q'},
    'validationError',
  ],
  [
    'publishing without a draft',
    {actionType: 'sanity.action.document.publish', ...pair},
    'documentNotFoundError',
  ],
  [
    'publishing a draft that has changed',
    {
      actionType: 'sanity.action.document.publish',
      publishedId: 'r',
      draftId: 'drafts.r',
      ifDraftRevisionId: 'old',
    },
    'documentRevisionIDDoesNotMatchError',
  ],
  [
    'publishing over a document that has changed',
    {
      actionType: 'sanity.action.document.publish',
      publishedId: 'q',
      draftId: 'drafts.q',
      ifPublishedRevisionId: 'old',
    },
    'documentRevisionIDDoesNotMatchError',
  ],
  [
    'unpublishing a document that is not published',
    {actionType: 'sanity.action.document.unpublish', publishedId: 'q', draftId: 'drafts.q'},
    'documentNotFoundError',
  ],
  [
    'discarding a missing draft',
    {actionType: 'sanity.action.document.discard', draftId: 'drafts.p'},
    'documentNotFoundError',
  ],
  [
    'discarding a published document',
    {actionType: 'sanity.action.document.version.discard', versionId: 'p'},
    'validationError',
  ],
  [
    'deleting a document without its draft',
    {actionType: 'sanity.action.document.delete', publishedId: 'r', includeDrafts: []},
    'validationError',
  ],
  [
    'deleting a missing document',
    {actionType: 'sanity.action.document.delete', publishedId: 'n', includeDrafts: ['drafts.n']},
    'documentNotFoundError',
  ],
  [
    'creating a version without content',
    {actionType: 'sanity.action.document.version.create', publishedId: 'p'},
    'validationError',
  ],
]

test.each(REJECTED)('rejects %s', (_claim, action, type) => {
  const {dataset, act} = shop()
  const before = new Map(dataset.documents)
  expect(() => act(action)).toThrow(expect.objectContaining({type, index: 0}))
  expect(dataset.documents).toEqual(before)
})

test('rejects unpublishing and deleting a document that others refer to', () => {
  const {dataset, act} = shop()
  dataset.commit({mutations: [{patch: {id: 'r', set: {link: {_ref: 'p'}}}}], author})
  const refusal = expect.objectContaining({type: 'documentHasExistingReferencesError'})
  expect(() => act({actionType: 'sanity.action.document.unpublish', ...pair})).toThrow(refusal)
  expect(() =>
    act({actionType: 'sanity.action.document.delete', publishedId: 'p', includeDrafts: []}),
  ).toThrow(refusal)
})
