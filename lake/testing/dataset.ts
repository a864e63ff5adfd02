import {openDatabase} from '../storage/database.ts'
import {LakeDataset} from '../opening/lake-dataset.ts'
import {Positions} from '../listen/positions.ts'
import {openStore} from '../storage/store.ts'
import type {AclMode, JsonObject} from '../model/types.ts'

/**
 * Creates a dataset in memory, with documents, for tests.
 * @param limitMs time limit of the steps of one request
 */
export function datasetWith(
  documents: JsonObject[],
  aclMode: AclMode = 'public',
  limitMs?: number,
): LakeDataset {
  const store = openStore(openDatabase(':memory:'))
  const row = store.createDataset('test', aclMode, new Date().toISOString())
  const onError = (error: unknown) => {
    throw error
  }
  const positions = new Positions('a secret of tests')
  const options = {projectId: 'shop', positions, onError, ...(limitMs !== undefined && {limitMs})}
  const dataset = new LakeDataset(row, store, options)
  if (documents.length > 0) {
    dataset.commit({mutations: documents.map((document) => ({createOrReplace: document})), author: 'test'})
  }
  return dataset
}
