import {ADD_MANY, ENQUIRIES_TOOL, TABLE} from '../lib/tool-names.ts'

/** The eleven things that the owner of a shop does, with the address in the Studio where each is done. */
export const TOPICS = [
  {name: 'add', path: ADD_MANY},
  {name: 'change', path: 'structure/products-by-category'},
  {name: 'publish', path: 'structure/needs-attention;drafts'},
  {name: 'picture', path: 'structure/needs-attention'},
  {name: 'order', path: 'structure/products-by-category'},
  {name: 'prices', path: TABLE},
  {name: 'spreadsheet', path: TABLE},
  {name: 'remove', path: TABLE},
  {name: 'translate', path: 'structure/translations'},
  {name: 'enquiries', path: ENQUIRIES_TOOL},
  {name: 'settings', path: 'structure/siteSettings'},
] as const

export type Topic = (typeof TOPICS)[number]['name']

/** Width and height of every picture, in pixels. `tools/help-pictures/take-pictures.ts` takes them. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 800
