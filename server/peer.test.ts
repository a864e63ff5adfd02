import {expect, test} from 'vitest'
import {IncomingMessage} from 'node:http'
import {Socket} from 'node:net'
import {forwardedPeer, peerOf} from './peer.ts'

test('a header from anybody but a configured proxy is not believed', () => {
  expect(forwardedPeer('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9')
  expect(forwardedPeer('203.0.113.9', '198.51.100.1', ['127.0.0.1'])).toBe('203.0.113.9')
})

test('behind a configured proxy it is the address that the proxy appended, whatever the visitor wrote before it', () => {
  expect(forwardedPeer('127.0.0.1', '1.2.3.4, 198.51.100.1', ['127.0.0.1'])).toBe('198.51.100.1')
})

test('a chain of configured proxies is seen through', () => {
  expect(forwardedPeer('127.0.0.1', '198.51.100.1, 10.0.0.2', ['127.0.0.1', '10.0.0.2'])).toBe('198.51.100.1')
})

test('a proxy that says nothing is itself the peer', () => {
  expect(forwardedPeer('127.0.0.1', undefined, ['127.0.0.1'])).toBe('127.0.0.1')
})

test('an IPv4 address in IPv6 form is told plainly', () => {
  expect(forwardedPeer('127.0.0.1', '::ffff:198.51.100.1', ['127.0.0.1'])).toBe('198.51.100.1')
})

test('the peer of a WebSocket is told in the same way', () => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', {value: '::ffff:127.0.0.1'})
  const request = new IncomingMessage(socket)
  request.headers['x-forwarded-for'] = '1.2.3.4, 198.51.100.1'
  expect(peerOf(request, ['127.0.0.1'])).toBe('198.51.100.1')
  expect(peerOf(request, [])).toBe('127.0.0.1')
})
