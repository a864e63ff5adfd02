import type {Lake} from '@stone-designs/lake'

export type LeadStock = ReturnType<typeof openLeadStock>

const bytesOf = (document: object | undefined) => (document ? Buffer.byteLength(JSON.stringify(document)) : 0)

/** Follows the leads that the embedded lake holds in memory. */
export function openLeadStock(lake: Lake, dataset: string) {
  let followed: ReturnType<Lake['dataset']> | undefined
  let size = {count: 0, bytes: 0}

  function follow(production: ReturnType<Lake['dataset']>) {
    const own = {count: 0, bytes: 0}
    for (const id of production.idsOfType('lead')) {
      own.count += 1
      own.bytes += bytesOf(production.documents.get(id))
    }
    production.onCommit(({changes}) => {
      for (const {previous, next} of changes) {
        const [before, after] = [previous, next].map((each) => (each?._type === 'lead' ? each : undefined))
        own.count += Number(Boolean(after)) - Number(Boolean(before))
        own.bytes += bytesOf(after) - bytesOf(before)
      }
    })
    followed = production
    size = own
  }

  return {
    /** Number of leads, and bytes of their JSON. */
    size() {
      // A dataset that was deleted and created again is another object.
      const production = lake.dataset(dataset)
      if (production !== followed) follow(production)
      return size
    },
  }
}
