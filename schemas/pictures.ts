import {defineField} from 'sanity'
import type {HotspotPreview} from 'sanity'

/** The shapes to which the site cuts pictures. */
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
  /** A sentence to the owner: what the picture is for and what shape suits it. */
  description: string
  /** How pages cut it: the tool for crop and focal point shows what is left of it in each. None: it is shown whole. */
  shapes?: Shape[]
}

/**
 * A picture with a focal point and a text alternative, both of which the site relies on: it crops around
 * the focal point, and reads the text to people who cannot see the picture.
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
    validation: (rule) =>
      rule.required().assetRequired().error('Choose a picture: the site shows nothing without one.'),
  })
}

const optionsFor = (shapes: Shape[] | undefined) => ({
  hotspot: shapes ? {previews: shapes.map((shape) => SHAPES[shape])} : true,
  accept: 'image/jpeg,image/png,image/webp,image/avif',
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

interface ChoiceOfPictures extends Pick<PictureOptions, 'name' | 'group' | 'description' | 'shapes'> {
  /** How many pictures the page is laid out for. */
  count: number
}

/** An ordered list of pictures, as carousels and scrollers show them. */
export function picturesField({name, group, description, shapes, count}: ChoiceOfPictures) {
  return defineField({
    name,
    group,
    description,
    type: 'array',
    options: {layout: 'grid'},
    of: [
      {
        type: 'image',
        options: optionsFor(shapes),
        fields: [alternativeText],
        validation: (rule) => rule.assetRequired().error('Choose a picture or remove this entry.'),
      },
    ],
    validation: (rule) => [
      rule.required().min(1).error('Keep at least one picture: the page is laid out around them.'),
      rule.length(count).warning(`The page is designed for ${count} pictures.`),
    ],
  })
}
