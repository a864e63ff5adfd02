import {expect, test} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {auditRecord} from './administration.ts'

test('the record of access that the lake returns is the one that the Studio reads', async () => {
  const lake = await startTestLake()
  try {
    const response = await fetch(`${lake.apiHost}/v1/audit`, {
      headers: {authorization: `Bearer ${lake.token}`},
    })
    expect(response.status).toBe(200)
    const answer: unknown = await response.json()
    const {entries} = auditRecord.parse(answer)
    expect(entries.length).toBeGreaterThan(0)
    expect(answer).toMatchObject({entries})
  } finally {
    await lake.close()
  }
})
