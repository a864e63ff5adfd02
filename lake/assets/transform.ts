import type {Region} from 'sharp'
import {z} from 'zod'
import {badRequest} from '../model/errors.ts'

const OUTPUT_FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

export const MIME: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

export interface RgbaColour {
  r: number
  g: number
  b: number
  /** 0-1. */
  alpha: number
}

type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale'

export type Anchor = 'top' | 'bottom' | 'left' | 'right' | 'center' | 'entropy' | 'focalpoint'

/** Parameters of an image request. Lengths are in pixels of the result: `dpr` is already applied to them. */
export interface Transform {
  /** Part of the original to start from, after the EXIF orientation was applied. It may extend beyond the edges. */
  rect?: Region
  width?: number
  height?: number
  minWidth?: number
  maxWidth?: number
  minHeight?: number
  maxHeight?: number
  fit: Fit
  /** Sides or points that a crop keeps. Several can be combined (`top,left`). */
  anchors: Anchor[]
  /** As fractions of the image after `rect` was cut out. */
  focalPoint: {x: number; y: number}
  /** 1-100. Absent: the default quality, and an otherwise unchanged original is sent as it is. */
  quality?: number
  format?: OutputFormat
  /** Whether the `Accept` header of the browser decides the format. */
  negotiate: boolean
  background?: RgbaColour
  /** From 0 (none) to 2000. */
  blur: number
  /** From 0 (none) to 100. */
  sharpen: number
  /** -100: grey; 0: unchanged. */
  saturation: number
  invert: boolean
  flipHorizontal: boolean
  flipVertical: boolean
  rotation: 0 | 90 | 180 | 270
  pad: number
  firstFrameOnly: boolean
  /** Name under which the browser saves the file. Empty: the file's own name. Absent: the browser shows it. */
  download?: string
}

/** Longest side that can be requested, in pixels. */
const MAX_SIDE = 8192

/** An empty text is no number, although `Number('')` is 0. */
const number = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => text !== '' && Number(text) >= min && Number(text) <= max,
      `a number from ${min} to ${max}`,
    )
    .transform(Number)
/** A length. Layouts compute lengths by division, so fractions are accepted. */
const length = number(1, MAX_SIDE)
const NUMBER_LIST = /^-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?){3}$/

const rect = z
  .string()
  .regex(NUMBER_LIST)
  .transform((value): Region => {
    const [left = 0, top = 0, width = 0, height = 0] = value
      .split(',')
      .map((part) => Math.round(Number(part)))
    return {left, top, width, height}
  })
  .refine(({width, height}) => width > 0 && height > 0)

const anchors = z
  .string()
  .transform((value) => value.split(/[\s,]+/))
  .pipe(z.array(z.enum(['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'])).min(1))

const background = z
  .string()
  .regex(/^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
  .transform(parseColour)

const parameters = z.strictObject({
  rect: rect.optional(),
  w: length.optional(),
  h: length.optional(),
  'min-w': length.optional(),
  'max-w': length.optional(),
  'min-h': length.optional(),
  'max-h': length.optional(),
  dpr: number(0.1, 5).default(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).default('clip'),
  crop: anchors.optional(),
  'fp-x': number(0, 1).default(0.5),
  'fp-y': number(0, 1).default(0.5),
  q: number(0, 100).optional(),
  fm: z.enum(OUTPUT_FORMATS).optional(),
  auto: z.literal('format').optional(),
  bg: background.optional(),
  blur: number(0, 2000).default(0),
  sharp: number(0, 100).default(0),
  sat: z.enum(['-100', '0']).default('0'),
  invert: z.enum(['true', 'false']).optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  or: z.enum(['0', '90', '180', '270']).optional(),
  pad: number(0, 1024).default(0),
  frame: z.literal('1').optional(),
  dl: z.string().max(255).optional(),
})

/** The valid values of a parameter, where its form does not say them. */
const EXPECTED: Record<string, string> = {
  rect: 'four numbers left,top,width,height, the last two above 0',
  fit: 'clip, crop, fill, fillmax, max, min or scale',
  crop: 'top, bottom, left, right, center, entropy or focalpoint',
  fm: OUTPUT_FORMATS.join(', '),
  auto: 'format',
  bg: 'a colour of 3, 4, 6 or 8 hexadecimal digits (the alpha channel first)',
  sat: '-100',
  invert: 'true',
  flip: 'h, v or hv',
  or: '0, 90, 180 or 270',
  frame: '1',
  dl: 'a file name of at most 255 characters',
}

/**
 * Reads the query string of an image request.
 * @throws LakeError `badRequest` that names the unknown or wrong parameter
 * @see https://www.sanity.io/docs/image-urls
 */
export function parseTransform(query: URLSearchParams): Transform {
  const parsed = parameters.safeParse(Object.fromEntries(query))
  if (!parsed.success) throw badRequest(problemSentence(parsed.error))
  const {dpr, ...given} = parsed.data
  const scaled = (value: number | undefined) => value && Math.max(1, Math.round(value * dpr))
  return {
    rect: given.rect,
    width: scaled(given.w),
    height: scaled(given.h),
    minWidth: scaled(given['min-w']),
    maxWidth: scaled(given['max-w']),
    minHeight: scaled(given['min-h']),
    maxHeight: scaled(given['max-h']),
    fit: given.fit,
    anchors: given.crop ?? ['center'],
    focalPoint: {x: given['fp-x'], y: given['fp-y']},
    quality: given.q === undefined ? undefined : Math.max(1, Math.round(given.q)),
    format: given.fm,
    negotiate: given.auto === 'format',
    background: given.bg,
    blur: given.blur,
    sharpen: given.sharp,
    saturation: Number(given.sat),
    invert: given.invert === 'true',
    flipHorizontal: given.flip?.includes('h') ?? false,
    flipVertical: given.flip?.includes('v') ?? false,
    rotation: ROTATIONS[given.or ?? '0'],
    pad: Math.round(given.pad * dpr),
    firstFrameOnly: given.frame === '1',
    download: given.dl === 'true' ? '' : given.dl,
  }
}

const ROTATIONS = {0: 0, 90: 90, 180: 180, 270: 270} as const

function problemSentence(error: z.ZodError) {
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') {
    return `There is no image parameter ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}.`
  }
  const name = String(issue?.path[0])
  return `The image parameter "${name}" must be ${EXPECTED[name] ?? issue?.message}.`
}

/** `rgb`, `argb`, `rrggbb` or `aarrggbb`, as the hosted service reads them. */
function parseColour(value: string): RgbaColour {
  const digits = value.replace('#', '')
  const long = digits.length > 4 ? digits : digits.replaceAll(/./g, '$&$&')
  const argb = Number.parseInt(long.padStart(8, 'f'), 16)
  return {r: (argb >> 16) & 255, g: (argb >> 8) & 255, b: argb & 255, alpha: (argb >>> 24) / 255}
}
