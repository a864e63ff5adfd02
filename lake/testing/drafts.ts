import {datasetWith} from './dataset.ts'
import type {Action} from '../model/actions.ts'
import type {StoredDocument} from '../model/types.ts'

/** `p` is published; `q` is a draft that was never published; `r` is published and has a draft. */
export function shop() {
  const dataset = datasetWith([
    {_id: 'p', _type: 'product', name: 'Basin', _createdAt: '2020-01-01T00:00:00Z'},
    {_id: 'drafts.q', _type: 'product', name: 'Tub', _createdAt: '2021-01-01T00:00:00Z'},
    {_id: 'r', _type: 'product', name: 'Old', _createdAt: '2020-01-01T00:00:00Z'},
    {_id: 'drafts.r', _type: 'product', name: 'New', _createdAt: '2022-01-01T00:00:00Z'},
  ])
  const act = (...actions: Action[]) => dataset.commit({actions, author: 'tester'})
  const get = (id: string): StoredDocument | undefined => dataset.documents.get(id)
  return {dataset, act, get}
}
