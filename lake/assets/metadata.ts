import {readFile} from 'node:fs/promises'
import {encode} from 'blurhash'
import {fileTypeFromFile} from 'file-type'
import sharp from 'sharp'
import type {Metadata} from 'sharp'
import {rgbaToThumbHash} from 'thumbhash'
import {badRequest} from '../model/errors.ts'
import type {JsonObject} from '../model/types.ts'
import type {Dimensions} from '../model/asset-document.ts'
import {exifParts} from './exif.ts'
import type {MetadataPart} from './metadata-parts.ts'
import {isBare, MAX_PIXELS} from '../../lib/images/convert.ts'
import {palette} from './palette.ts'
import type {Colour} from './palette.ts'

/** Each task uses one core. Several processes run tasks at once, which makes better use of the cores. */
sharp.concurrency(1)
/** Each file is decoded once, so a cache of decoded files would only take memory. */
sharp.cache(false)

/** Maximum number of pixels, all frames together. Larger images are rejected before they are decoded. */
export const MAX_INPUT_PIXELS = MAX_PIXELS
export const DECODE_SECONDS = 20

/** Formats that can be stored as an image, by the decoder's name. */
const FORMATS: Record<string, {extension: string; mimeType: string}> = {
  jpeg: {extension: 'jpg', mimeType: 'image/jpeg'},
  png: {extension: 'png', mimeType: 'image/png'},
  webp: {extension: 'webp', mimeType: 'image/webp'},
  gif: {extension: 'gif', mimeType: 'image/gif'},
  tiff: {extension: 'tif', mimeType: 'image/tiff'},
  svg: {extension: 'svg', mimeType: 'image/svg+xml'},
  avif: {extension: 'avif', mimeType: 'image/avif'},
}

export interface ProbedImage {
  extension: string
  mimeType: string
  dimensions: Dimensions
  hasAlpha: boolean
  /** Has more than one frame. */
  isAnimated: boolean
}

/** @throws LakeError `badRequest` that says what the file is instead of an image */
async function readHeader(path: string): Promise<Metadata> {
  return sharp(path, {limitInputPixels: MAX_INPUT_PIXELS})
    .metadata()
    .catch(async (error: Error) => {
      if (error.message.includes('pixel limit')) throw tooManyPixels()
      throw badRequest(await whyNotAnImage(path))
    })
}

/**
 * Reads the header of an image file.
 * @throws LakeError `badRequest` that says why the file cannot be stored as an image
 */
export async function probeImage(path: string): Promise<ProbedImage & {isBare: boolean}> {
  const found = probed(await readHeader(path))
  return {...found, isBare: found.extension === 'svg' || isBare(await readFile(path), found.mimeType)}
}

function probed(header: Metadata): ProbedImage {
  const format = FORMATS[header.compression === 'av1' ? 'avif' : header.format]
  if (!format)
    throw badRequest(`Images in the format ${header.format.toUpperCase()} cannot be stored. ${SUGGESTION}`)
  const {width, height} = header.autoOrient
  const dimensions = {width, height: header.pages ? (header.pageHeight ?? height) : height}
  if (width * height * (header.pageHeight ? 1 : (header.pages ?? 1)) > MAX_INPUT_PIXELS) throw tooManyPixels()
  return {...format, dimensions, hasAlpha: header.hasAlpha, isAnimated: (header.pages ?? 1) > 1}
}

function tooManyPixels() {
  const millions = MAX_INPUT_PIXELS / 1_000_000
  return badRequest(`The image has more than ${millions} million pixels. Store a smaller one.`)
}

const SUGGESTION = 'Send a JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF or SVG.'

async function whyNotAnImage(path: string) {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (!type) return `The file is not an image. ${SUGGESTION}`
  if (type.mime.startsWith('image/'))
    return `The image is damaged, or its format cannot be read (${type.mime}). ${SUGGESTION}`
  return `The file is not an image but ${type.mime}. ${SUGGESTION}`
}

/** Longer side, in pixels, of the thumbnail that the palette and the previews are computed from. */
const THUMBNAIL = 48

/**
 * The `metadata` of an image document. The file is decoded once, to a thumbnail. An SVG is not rendered, because a small
 * one can keep a core busy for hours, and nothing can stop it.
 * @throws LakeError `badRequest` when the file is incomplete or damaged
 */
export async function imageMetadata(path: string, parts: MetadataPart[]): Promise<JsonObject> {
  const header = await readHeader(path)
  const {dimensions, hasAlpha, extension} = probed(header)
  const {width, height} = dimensions
  const drawing = extension === 'svg'
  const thumbnail = drawing ? undefined : await decodeThumbnail(path)
  const opaque = !hasAlpha || (!drawing && (await isOpaque(path)))
  const camera = header.exif && exifParts(header.exif)
  return {
    _type: 'sanity.imageMetadata',
    dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
    hasAlpha,
    isOpaque: opaque,
    ...(thumbnail && (await previews(thumbnail, opaque, parts))),
    ...(camera?.image && parts.includes('image') && {image: camera.image}),
    ...(camera?.exif && parts.includes('exif') && {exif: camera.exif}),
    ...(camera?.location && parts.includes('location') && {location: camera.location}),
  }
}

async function previews(thumbnail: Thumbnail, opaque: boolean, parts: MetadataPart[]): Promise<JsonObject> {
  return {
    ...(parts.includes('palette') && {palette: palette(colours(thumbnail))}),
    ...(parts.includes('lqip') && {lqip: await lqip(thumbnail, opaque)}),
    ...(parts.includes('blurhash') && {blurHash: blurHash(thumbnail)}),
    ...(parts.includes('thumbhash') && {thumbHash: thumbHash(thumbnail)}),
  }
}

interface Thumbnail {
  pixels: Uint8ClampedArray
  width: number
  height: number
}

async function decodeThumbnail(path: string): Promise<Thumbnail> {
  const {data, info} = await sharp(path, {limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error'})
    .autoOrient()
    .resize(THUMBNAIL, THUMBNAIL, {fit: 'inside'})
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({seconds: DECODE_SECONDS})
    .toBuffer({resolveWithObject: true})
    .catch(() => {
      throw badRequest('The image is cut off or damaged. Save it again and send the new file.')
    })
  return {pixels: new Uint8ClampedArray(data), width: info.width, height: info.height}
}

function fromThumbnail({pixels, width, height}: Thumbnail) {
  return sharp(pixels, {raw: {width, height, channels: 4}})
}

/**
 * Opaque pixels to compare with, block by block. Comparing blocks is faster than a loop over a hundred million pixels.
 */
const OPAQUE = Buffer.alloc(1 << 16, 255)

/** Checks every pixel, because a small transparent hole does not show in the thumbnail. */
async function isOpaque(path: string) {
  const alpha = await sharp(path, {limitInputPixels: MAX_INPUT_PIXELS})
    .extractChannel('alpha')
    .raw()
    .timeout({seconds: DECODE_SECONDS})
    .toBuffer()
  for (let at = 0; at < alpha.length; at += OPAQUE.length) {
    const part = alpha.subarray(at, at + OPAQUE.length)
    if (!part.equals(OPAQUE.subarray(0, part.length))) return false
  }
  return true
}

async function lqip(thumbnail: Thumbnail, opaque: boolean) {
  const small = fromThumbnail(thumbnail).resize(20)
  const bytes = opaque
    ? await small.removeAlpha().jpeg({quality: 60}).toBuffer()
    : await small.png().toBuffer()
  return `data:image/${opaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

/** The colours of an image. Similar colours, of 16 steps for each channel, are averaged. */
function colours({pixels}: Thumbnail): Colour[] {
  const sums = new Map<number, Colour>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const sum = sums.get(key) ?? {red: 0, green: 0, blue: 0, count: 0}
    sum.red += red
    sum.green += green
    sum.blue += blue
    sum.count += 1
    sums.set(key, sum)
  }
  return [...sums.values()].map(({red, green, blue, count}) => ({
    red: Math.round(red / count),
    green: Math.round(green / count),
    blue: Math.round(blue / count),
    count,
  }))
}

function blurHash({pixels, width, height}: Thumbnail) {
  return width < height ? encode(pixels, width, height, 3, 4) : encode(pixels, width, height, 4, 3)
}

function thumbHash({pixels, width, height}: Thumbnail) {
  return Buffer.from(rgbaToThumbHash(width, height, pixels)).toString('base64')
}
