import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import {identify} from '../../server/uploads/file-kind.ts'
import {readForm} from '../../server/uploads/form.ts'
import {withoutMetadata} from '../../lib/images/metadata/without-metadata.ts'
import {Malformed} from '../../lib/images/metadata/malformed.ts'
import {S3Error} from '../../server/uploads/s3-error.ts'
import {refusedOr, type Target} from './target.ts'

const SVG_WORDS = [
  '<!DOCTYPE svg [<!ENTITY a "x">]>',
  '&a;',
  '<!ENTITY ',
  '<script>',
  'onload="x"',
  'xlink:href="javascript:x"',
  '<g>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '&#x0;',
  'xmlns:a="b"',
  '\uFEFF',
]
const PICTURE_WORDS = ['II*\0', 'MM\0*', 'Exif\0\0', 'ftypheic', 'iloc', 'iinf', 'IDAT', 'VP8X']

export const svgTarget = () => uploadTarget(svgSamples(), SVG_WORDS)
export const picturesTarget = async () => uploadTarget(await pictureSamples(), PICTURE_WORDS)

/** The whole check of an upload, on a file as the server writes it. */
async function uploadTarget(samples: readonly Buffer[], words: readonly string[]): Promise<Target> {
  const dir = await mkdtemp(join(tmpdir(), 'fuzz-'))
  const path = join(dir, 'input')
  return {
    samples,
    words,
    async parse(input) {
      await writeFile(path, input)
      await refusedOr(() => identify(path, 'image/png'), S3Error)
    },
    close: () => rm(dir, {recursive: true, force: true}),
  }
}

/** The removal of metadata alone, which is many times as fast as the whole check. */
export async function metadataTarget(): Promise<Target> {
  const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']
  return {
    samples: await pictureSamples(),
    words: ['II*\0', 'MM\0*', 'Exif\0\0', 'eXIf', 'iTXt', 'EXIF', 'XMP ', 'iloc', 'iinf', 'infe', 'meta'],
    parse: (input) =>
      refusedOr(() => types.forEach((type) => withoutMetadata(type, Buffer.from(input))), Malformed),
  }
}

export function multipartTarget(): Target {
  const boundary = '----fuzz'
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nPNG\r\n--${boundary}--\r\n`
  const type = `multipart/form-data; boundary=${boundary}`
  const bounds = {maxBodyBytes: 100_000, idleMs: 100, totalMs: 1000, graceMs: 5}
  return {
    samples: [`${type}\n${field('key', 'a.png')}${file}`, `${type}\n${file}`].map((text) =>
      Buffer.from(text),
    ),
    words: [
      '\r\n',
      '--',
      boundary,
      "filename*=utf-8''%41",
      'charset=utf-7',
      'Content-Transfer-Encoding: base64',
      '"',
      ';',
    ],
    // The content type is the first line of the input, so that it is changed at random too.
    async parse(input) {
      const end = input.indexOf('\n')
      const contentType = input
        .subarray(0, Math.max(end, 0))
        .toString('latin1')
        .replaceAll(/[^\x20-\x7e]/g, '')
      const request = new Request('http://localhost/', {
        method: 'POST',
        headers: {'content-type': contentType},
        body: new Uint8Array(input.subarray(end + 1)),
      })
      await refusedOr(
        () =>
          readForm(request, bounds, async (_fields, bytes) => {
            for await (const _chunk of bytes);
          }),
        S3Error,
      )
    },
  }
}

function svgSamples(): Buffer[] {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g><path d="M0 0h9v9z"/><text>a &amp; b</text></g></svg>',
    '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><title>x</title></svg>',
  ].map((text) => Buffer.from(text))
}

/** A small picture of each type, with metadata where the type has some. */
async function pictureSamples(): Promise<Buffer[]> {
  const picture = sharp({create: {width: 24, height: 16, channels: 3, background: '#a52'}})
    .withExif({IFD0: {Artist: 'A'}, IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1'}})
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3')
  return Promise.all(
    [
      picture.clone().jpeg(),
      picture.clone().png(),
      picture.clone().gif(),
      picture.clone().webp(),
      picture.clone().avif(),
      picture.clone().tiff(),
    ].map((format) => format.toBuffer()),
  )
}
