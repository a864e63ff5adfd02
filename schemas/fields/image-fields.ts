import {defineArrayMember, defineField} from 'sanity'
import type {Messages} from '../messages/english.ts'

/** Shapes to which the site crops pictures: width by height. */
const SHAPES = {
  card: 4 / 5,
  square: 1,
  landscape: 4 / 3,
  computer: 16 / 9,
  phone: 9 / 16,
  shared: 1200 / 630,
} as const

type Shape = keyof typeof SHAPES

interface PictureOptions {
  name: string
  title?: string
  group?: string
  /** A sentence for the owner: the use of the picture, and the shape that suits it. */
  description: string
  /** Shapes to which pages crop the picture; the Studio previews each. Absent: pages show the whole picture. */
  shapes?: Shape[]
}

/**
 * A picture with a focal point and a description. The site crops around the focal point, and screen readers read the
 * description.
 */
export function pictureField(messages: Messages, {shapes, ...field}: PictureOptions) {
  return defineField({
    ...field,
    type: 'image',
    options: optionsFor(messages, shapes),
    fields: [alternativeText(messages)],
    validation: (rule) => [
      rule.required().assetRequired().error(messages.picture.needed),
      rule.custom((picture) => validateSize(messages, picture?.asset?._ref, shapes)).warning(),
    ],
  })
}

/** Pixels of the longer side that an enlarged picture needs. */
export const SHARP_PIXELS = 960

/** Validates a picture: true, or a sentence when it is too small for its place. A round one is shown small. */
export function validateSize(
  {picture}: Messages,
  ref: string | undefined,
  shapes: readonly Shape[] = [],
): true | string {
  const [, width, height] = /-(\d+)x(\d+)-[a-z]+$/.exec(ref ?? '') ?? []
  if (!width || !height || shapes.includes('square')) return true
  if (Math.max(Number(width), Number(height)) >= SHARP_PIXELS) return true
  return picture.small(`${width} × ${height}`, SHARP_PIXELS)
}

const optionsFor = ({picture}: Messages, shapes: Shape[] | undefined) => ({
  hotspot: shapes
    ? {previews: shapes.map((shape) => ({title: picture.shapes[shape], aspectRatio: SHAPES[shape]}))}
    : true,
  // HEIC is what an iPhone makes; the lake converts it. Computers that cannot show it know it by its name only.
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/tiff,image/bmp,.heic,.heif',
})

const alternativeText = ({picture}: Messages) =>
  defineField({
    name: 'alt',
    ...picture.alt,
    type: 'string',
    validation: (rule) => [rule.required().error(picture.altNeeded), rule.max(160).warning(picture.altLong)],
  })

const entryOf = (messages: Messages, shapes: Shape[] | undefined) =>
  defineArrayMember({
    type: 'image',
    options: optionsFor(messages, shapes),
    fields: [alternativeText(messages)],
    validation: (rule) => [
      rule.assetRequired().error(messages.picture.entryNeeded),
      rule.custom((picture) => validateSize(messages, picture?.asset?._ref, shapes)).warning(),
    ],
  })

/** Pictures that may follow the one of a `pictureField`, in their order. */
export function morePicturesField(
  messages: Messages,
  {shapes, most, ...field}: PictureOptions & {most: number},
) {
  return defineField({
    ...field,
    type: 'array',
    options: {layout: 'grid'},
    of: [entryOf(messages, shapes)],
    validation: (rule) => rule.max(most).warning(messages.picture.many(most)),
  })
}

interface ChoiceOfPictures extends Pick<PictureOptions, 'name' | 'group' | 'description' | 'shapes'> {
  /** Number of pictures that the page is designed for. */
  count: number
}

/** An ordered list of pictures, for carousels and the like. */
export function picturesField(messages: Messages, {shapes, count, ...field}: ChoiceOfPictures) {
  return defineField({
    ...field,
    type: 'array',
    options: {layout: 'grid'},
    of: [entryOf(messages, shapes)],
    validation: (rule) => [
      rule.required().min(1).error(messages.picture.oneNeeded),
      rule.length(count).warning(messages.picture.count(count)),
    ],
  })
}
