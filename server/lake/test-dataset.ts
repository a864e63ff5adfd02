import {openDatabase} from './storage/database.ts'
import {StoredDataset} from './storage/dataset.ts'
import {openStore} from './storage/store.ts'
import type {AclMode, JsonObject} from './types.ts'

/** A dataset in memory, for tests, with documents in it. */
export function datasetWith(documents: JsonObject[], aclMode: AclMode = 'public'): StoredDataset {
  const store = openStore(openDatabase(':memory:'))
  const row = store.createDataset('test', aclMode, new Date().toISOString())
  const onError = (error: unknown) => {
    throw error
  }
  const dataset = new StoredDataset(row, store, {projectId: 'shop', onError})
  if (documents.length > 0) {
    dataset.commit({mutations: documents.map((document) => ({createOrReplace: document})), author: 'test'})
  }
  return dataset
}
