import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'
import {lastChangeOf} from './last-change.ts'

const newClient = () =>
  createClient({projectId: 'shop', dataset: 'production', apiVersion: '2025-02-19', useCdn: false})

test('the last change can be undone after its table was left, and only by the session that made it', () => {
  const client = newClient()
  const change = {changes: [], before: []}
  lastChangeOf(client).next(change)
  expect(lastChangeOf(client).value).toBe(change)
  expect(lastChangeOf(newClient()).value).toBeUndefined()
})
