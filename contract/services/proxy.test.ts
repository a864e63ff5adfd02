import {expect, test} from 'vitest'
import {isOfProxy} from './proxy.ts'

test.each([
  ['nginx', '<html>\r\n<head><title>413 Request Entity Too Large</title></head>', true],
  ['HAProxy', '<html><body><h1>503 Service Unavailable</h1>', true],
  ['Apache', '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html>', true],
  ['Cloudflare, for a browser', '\n<!DOCTYPE html>\n<!--[if lt IE 7]>', true],
  ['Cloudflare, for a program', 'error code: 502\n', true],
  ['Caddy', '', true],
  ['the shop', '{"message":"Too many uploads."}', false],
  ['a bucket', '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code></Error>', false],
  ['a bucket, about markup', '<Error><Message>No &lt;html&gt;</Message></Error>', false],
  ['the shop, in a line', 'The file is not an image or a PDF.', false],
])('a failure of %s is a proxy’s: %s → %s', (_whose, body, expected) => {
  expect(isOfProxy(body)).toBe(expected)
})
