import {expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {auditRecord} from './administration.ts'

test('the record of access that the lake returns is the one that the Studio reads', async () => {
  const lake = await startTestLake()
  try {
    const headers = {authorization: `Bearer ${lake.token}`}
    const answer: unknown = await (await fetch(`${lake.apiHost}/v1/audit`, {headers})).json()
    const {entries} = auditRecord.parse(answer)
    expect(entries.length).toBeGreaterThan(0)
    expect(answer).toMatchObject({entries})
  } finally {
    await lake.close()
  }
})
