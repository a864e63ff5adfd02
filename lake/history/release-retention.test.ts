import {expect, test, vi} from 'vitest'
import {forgetBefore} from './retention.ts'
import {datasetWith} from '../testing/dataset.ts'
import type {Action} from '../model/actions.ts'

const DAY_MS = 24 * 3_600_000

/** An archived release of one document, and an unrelated write a day later. */
function archivedRelease() {
  vi.useFakeTimers({now: Date.parse('2026-05-01'), toFake: ['Date']})
  const dataset = datasetWith([{_id: 'p', _type: 'product', name: 'Basin'}])
  const act = (...actions: Action[]) => dataset.commit({actions, author: 'owner'})
  act(
    {actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {}},
    {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'p',
      versionId: 'versions.r1.p',
      baseId: 'p',
    },
  )
  const archivedAt = Date.now() + DAY_MS
  vi.setSystemTime(archivedAt)
  act({actionType: 'sanity.action.release.archive', releaseId: 'r1'})
  vi.setSystemTime(archivedAt + DAY_MS)
  dataset.commit({mutations: [{create: {_id: 'later', _type: 'note'}}], author: 'owner'})
  vi.useRealTimers()
  return {
    dataset,
    archivedAt,
    unarchive: () => act({actionType: 'sanity.action.release.unarchive', releaseId: 'r1'}),
  }
}

test('an archived release can be restored as long as the history has the end of its versions', async () => {
  const {dataset, archivedAt, unarchive} = archivedRelease()
  await forgetBefore(dataset, new Date(archivedAt))
  unarchive()
  expect(dataset.documents.get('versions.r1.p')).toMatchObject({name: 'Basin'})
})

test('a release without history stays archived, and unarchiving fails with a sentence', async () => {
  const {dataset, archivedAt, unarchive} = archivedRelease()
  await forgetBefore(dataset, new Date(archivedAt + 1))
  expect(unarchive).toThrow(
    expect.objectContaining({
      type: 'documentNotFoundError',
      message: expect.stringContaining('the history of its documents is no longer kept'),
    }),
  )
  expect(dataset.documents.get('_.releases.r1')?.state).toBe('archived')
})
