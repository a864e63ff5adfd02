import {expect, test, vi} from 'vitest'
import {startTestLake} from '../../server/content/test-lake.ts'
import {auditRecord} from './administration.ts'

test('the record of access that the lake returns is the one that the Studio reads', async () => {
  const lake = await startTestLake()
  try {
    const headers = {authorization: `Bearer ${lake.token}`}
    // A busy machine answers 503 at first.
    const answer: unknown = await vi.waitFor(async () => {
      const response = await fetch(`${lake.apiHost}/v1/audit`, {headers})
      expect(response.status).toBe(200)
      return response.json()
    }, 10_000)
    const {entries} = auditRecord.parse(answer)
    expect(entries.length).toBeGreaterThan(0)
    expect(answer).toMatchObject({entries})
  } finally {
    await lake.close()
  }
})
