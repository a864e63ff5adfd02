import {defineArrayMember, defineField} from 'sanity'
import type {HotspotPreview} from 'sanity'

/** Shapes to which the site crops pictures. */
const SHAPES = {
  card: {title: 'Card', aspectRatio: 4 / 5},
  square: {title: 'Round', aspectRatio: 1},
  landscape: {title: 'Landscape', aspectRatio: 4 / 3},
  computer: {title: 'Computer', aspectRatio: 16 / 9},
  phone: {title: 'Phone', aspectRatio: 9 / 16},
  shared: {title: 'Shared link', aspectRatio: 1200 / 630},
} as const satisfies Record<string, HotspotPreview>

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
export function pictureField({name, title, group, description, shapes}: PictureOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'image',
    options: optionsFor(shapes),
    fields: [alternativeText],
    validation: (rule) => [
      rule.required().assetRequired().error('Choose a picture: the site shows nothing without one.'),
      rule.custom((picture) => isLargeEnough(picture?.asset?._ref, shapes)).warning(),
    ],
  })
}

/** Pixels of the longer side that an enlarged picture needs. The desk counts smaller ones too. */
const SHARP_PIXELS = 960

/** A sentence about a picture that is too small for its place. A round one is shown small. */
export function isLargeEnough(ref: string | undefined, shapes: readonly Shape[] = []): true | string {
  const [, width, height] = /-(\d+)x(\d+)-[a-z]+$/.exec(ref ?? '') ?? []
  if (!width || !height || shapes.includes('square')) return true
  if (Math.max(Number(width), Number(height)) >= SHARP_PIXELS) return true
  return `This picture has ${width} × ${height} pixels and looks blurred when it is large. Use the photograph as the camera made it, not a copy from a messenger; ${SHARP_PIXELS} pixels at the longer side are enough.`
}

const optionsFor = (shapes: Shape[] | undefined) => ({
  hotspot: shapes ? {previews: shapes.map((shape) => SHAPES[shape])} : true,
  // HEIC is what an iPhone makes; the lake converts it. Computers that cannot show it know it by its name only.
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif',
})

const alternativeText = defineField({
  name: 'alt',
  title: 'Description of the picture',
  type: 'string',
  description: 'Say in one sentence what can be seen. Screen readers and search engines read it.',
  validation: (rule) => [
    rule.required().error('Describe the picture for people who cannot see it.'),
    rule.max(160).warning('Longer descriptions are tiring to listen to.'),
  ],
})

const entryOf = (shapes: Shape[] | undefined) =>
  defineArrayMember({
    type: 'image',
    options: optionsFor(shapes),
    fields: [alternativeText],
    validation: (rule) => [
      rule.assetRequired().error('Choose a picture or remove this entry.'),
      rule.custom((picture) => isLargeEnough(picture?.asset?._ref, shapes)).warning(),
    ],
  })

/** Pictures that may follow the one of a `pictureField`, in their order. */
export function morePicturesField({
  name,
  title,
  group,
  description,
  shapes,
  most,
}: PictureOptions & {most: number}) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'array',
    options: {layout: 'grid'},
    of: [entryOf(shapes)],
    validation: (rule) =>
      rule.max(most).warning(`More than ${most} small pictures take two rows on a phone.`),
  })
}

interface ChoiceOfPictures extends Pick<PictureOptions, 'name' | 'group' | 'description' | 'shapes'> {
  /** Number of pictures that the page is designed for. */
  count: number
}

/** An ordered list of pictures, for carousels and the like. */
export function picturesField({name, group, description, shapes, count}: ChoiceOfPictures) {
  return defineField({
    name,
    group,
    description,
    type: 'array',
    options: {layout: 'grid'},
    of: [entryOf(shapes)],
    validation: (rule) => [
      rule.required().min(1).error('Keep at least one picture: the page is laid out around them.'),
      rule.length(count).warning(`The page is designed for ${count} pictures.`),
    ],
  })
}
