import {datasetWith} from './dataset.ts'

/** The basins `a` and `b`, the category `c` of `a`, and a draft of `a`. */
export function basins() {
  return datasetWith([
    {_id: 'c', _type: 'category', name: 'Basins'},
    {_id: 'a', _type: 'product', name: 'Round', price: 10, category: {_type: 'reference', _ref: 'c'}},
    {_id: 'b', _type: 'product', name: 'Square', price: 20},
    {_id: 'drafts.a', _type: 'product', name: 'Rounder', price: 11},
  ])
}
