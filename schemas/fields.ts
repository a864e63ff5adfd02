import {defineField} from 'sanity'

interface PictureOptions {
  name: string
  title?: string
  group?: string
  /** A sentence to the owner: what the picture is for and what shape suits it. */
  description: string
}

/**
 * A picture with a focal point and a text alternative, both of which the site relies on: it crops around
 * the focal point, and reads the text to people who cannot see the picture.
 */
export function pictureField({name, title, group, description}: PictureOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'image',
    options: {hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif'},
    fields: [alternativeText],
    validation: (rule) =>
      rule.required().assetRequired().error('Choose a picture: the site shows nothing without one.'),
  })
}

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

interface ChoiceOfPictures {
  name: string
  group?: string
  description: string
  /** How many pictures the page is laid out for. */
  count: number
}

/** An ordered list of pictures, as carousels and scrollers show them. */
export function picturesField({name, group, description, count}: ChoiceOfPictures) {
  return defineField({
    name,
    group,
    description,
    type: 'array',
    options: {layout: 'grid'},
    of: [
      {
        type: 'image',
        options: {hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif'},
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

/** The place of a document of this type in its drag-and-drop list, kept by the list; a new one goes last. */
export function orderRankField(type: string) {
  return defineField({
    name: 'orderRank',
    type: 'string',
    description: 'Place in the list; changed by dragging in the list.',
    hidden: true,
    readOnly: true,
    initialValue: async (_value, {getClient}) => {
      const client = getClient({apiVersion: '2025-02-19'}).withConfig({perspective: 'raw'})
      return rankAfter(await client.fetch<string | null>(LAST_RANK, {type}))
    },
  })
}

const LAST_RANK = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank'
/** Room for a thousand insertions by halving before the list has to be numbered anew. */
const RANK_STEP = 36 ** 2

/**
 * The LexoRank after `rank`, as `@sanity/orderable-document-list` reads it: bucket, six digits of base 36,
 * colon, fraction. Sorts as text.
 */
export function rankAfter(rank: string | null): string {
  const [, bucket = '0', digits = '000000'] = /^([0-2])\|([0-9a-z]{6}):/.exec(rank ?? '') ?? []
  const next = Number.parseInt(digits, 36) + RANK_STEP
  // At the end of the scale there is still room behind the colon.
  return next < 36 ** 6 ? `${bucket}|${next.toString(36).padStart(6, '0')}:` : `${rank}i`
}

interface TextOptions {
  name: string
  title?: string
  group?: string
  description: string
}

/** One line that must be filled in. */
export function lineField({name, title, group, description}: TextOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'string',
    validation: (rule) => rule.required().error('The site shows this line; write something here.'),
  })
}

/** A paragraph or more that must be filled in. */
export function paragraphField({name, title, group, description}: TextOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'text',
    rows: 4,
    validation: (rule) => rule.required().error('The site shows this text; write something here.'),
  })
}

/** An address on the web that must be filled in and must be encrypted. */
export function linkField({name, title, group, description}: TextOptions) {
  return defineField({
    name,
    title,
    group,
    description,
    type: 'url',
    validation: (rule) =>
      rule
        .required()
        .uri({scheme: ['https']})
        .error('Paste the whole address, starting with https://'),
  })
}
