import {expect, test} from 'vitest'
import {securityTxt, securityTxtRoutes} from './security-txt.ts'

const CONTACT = {securityContact: 'mailto:owner@shop.example', publicUrl: 'https://shop.example'}

test('security.txt names the contact, and expires in half a year', () => {
  expect(securityTxt(CONTACT, Date.parse('2026-01-10T15:30:00Z'))).toBe(`Contact: mailto:owner@shop.example
Expires: 2026-07-09T00:00:00.000Z
Preferred-Languages: en
Canonical: https://shop.example/.well-known/security.txt
`)
})

test('security.txt is plain text at its well-known address', async () => {
  const response = await securityTxtRoutes(CONTACT).request('/.well-known/security.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(await response.text()) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})

test('without a contact there is no security.txt', async () => {
  const response = await securityTxtRoutes({publicUrl: 'https://shop.example'}).request(
    '/.well-known/security.txt',
  )
  expect(response.status).toBe(404)
})
