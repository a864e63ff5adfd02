import {defineField, defineType} from 'sanity'
import {lineField, linkField, paragraphField} from './fields.ts'
import {pictureField, picturesField} from './pictures.ts'
import {openingField, priceLimitsField} from './shop-fields.ts'

const contact = [
  lineField({
    name: 'brand',
    group: 'contact',
    description: 'Name of the shop, in the header and in page titles.',
  }),
  defineField({
    name: 'phone',
    type: 'string',
    group: 'contact',
    description: 'Number that Call Us dials, with the country code: +91 90000 00000.',
    validation: (rule) =>
      rule
        .required()
        .regex(/^\+[0-9][0-9 ]{7,18}$/, {name: 'phone'})
        .error('Start with + and the country code, then digits and spaces, so that every phone can dial it.'),
  }),
  defineField({
    name: 'whatsapp',
    type: 'string',
    title: 'WhatsApp number',
    group: 'contact',
    description: 'Number that Ask Price writes to: digits only, with the country code, without +.',
    validation: (rule) =>
      rule
        .required()
        .regex(/^[1-9][0-9]{7,14}$/, {name: 'digits'})
        .error('Digits only, starting with the country code (91…): WhatsApp links accept nothing else.'),
  }),
  defineField({
    name: 'email',
    type: 'string',
    title: 'E-mail',
    group: 'contact',
    description: 'Address in the footer.',
    validation: (rule) => rule.required().email().error('Enter a complete e-mail address.'),
  }),
  paragraphField({name: 'address', group: 'contact', description: 'Showroom address, line by line.'}),
  lineField({name: 'hours', group: 'contact', description: 'When the showroom is open.'}),
  openingField,
  lineField({name: 'callHours', group: 'contact', description: 'When the phone is answered.'}),
  linkField({
    name: 'mapLink',
    group: 'contact',
    description: 'Link that opens the showroom in a map.',
  }),
  linkField({
    name: 'mapEmbed',
    group: 'contact',
    title: 'Map frame',
    description:
      'Address of the map shown on the page (from “Share, embed a map”: only the part in quotes after src).',
  }),
]

const links = [
  linkField({name: 'instagram', group: 'links', description: 'Your page on Instagram.'}),
  linkField({name: 'facebook', group: 'links', description: 'Your page on Facebook.'}),
  linkField({
    name: 'review',
    title: 'Review form',
    group: 'links',
    description: 'Where customers rate the shop on the map.',
  }),
]

const home = [
  lineField({name: 'heroTitle', group: 'home', description: 'Large line on the first screen.'}),
  lineField({name: 'heroLine', group: 'home', description: 'Small line under it.'}),
  pictureField({
    name: 'heroLandscape',
    group: 'home',
    description: 'Wide picture behind the first screen on a computer.',
    shapes: ['computer'],
  }),
  pictureField({
    name: 'heroPortrait',
    group: 'home',
    description: 'Upright picture behind the first screen on a phone.',
    shapes: ['phone'],
  }),
  lineField({
    name: 'bannerOffer',
    group: 'home',
    description: 'First half of the banner at the bottom edge.',
  }),
  lineField({
    name: 'bannerDelivery',
    group: 'home',
    description: 'Second half of the banner at the bottom edge.',
  }),
  picturesField({
    name: 'carousel',
    group: 'home',
    count: 5,
    description:
      'Wide pictures that take turns on the home page. The about page shows them too, also cut upright.',
    shapes: ['computer', 'landscape', 'card'],
  }),
  pictureField({
    name: 'collage',
    group: 'home',
    description: 'Wide picture of several works, on the home page.',
  }),
]

const about = [
  paragraphField({name: 'aboutIntro', group: 'about', description: 'Line under “About Us”.'}),
  paragraphField({
    name: 'story',
    group: 'about',
    description: 'Our Story. An empty line starts a new paragraph.',
  }),
  paragraphField({name: 'work', group: 'about', description: 'Our Work, above the figures.'}),
  defineField({
    name: 'stats',
    type: 'array',
    title: 'Figures',
    group: 'about',
    description: 'Large figures under Our Work.',
    of: [
      {
        type: 'object',
        name: 'stat',
        fields: [
          lineField({name: 'figure', description: 'The figure, such as 25+.'}),
          lineField({name: 'label', description: 'What it counts.'}),
        ],
        preview: {select: {title: 'figure', subtitle: 'label'}},
      },
    ],
    validation: (rule) => [
      rule.required().min(1).error('Keep at least one figure: the section is built around them.'),
      rule.max(3).warning('More than three no longer fit beside each other.'),
    ],
  }),
  paragraphField({name: 'speciality', group: 'about', description: 'Our Speciality.'}),
  picturesField({
    name: 'showroom',
    group: 'about',
    count: 8,
    description: 'Photos of the showroom, on the designs page.',
    shapes: ['landscape', 'computer', 'card'],
  }),
]

const texts = [
  paragraphField({name: 'contactIntro', group: 'texts', description: 'Line under “Contact Us”.'}),
  paragraphField({name: 'callText', group: 'texts', description: 'On the Call Now card.'}),
  paragraphField({name: 'visitText', group: 'texts', description: 'On the Visit Us card.'}),
  paragraphField({
    name: 'designsIntro',
    group: 'texts',
    description: 'Line above the categories on the designs page.',
  }),
  paragraphField({
    name: 'footerBlurb',
    group: 'texts',
    description: 'About the shop, at the foot of every page.',
  }),
  paragraphField({
    name: 'footerInformation',
    group: 'texts',
    description: 'Information text at the foot of every page.',
  }),
  paragraphField({
    name: 'illustrationNotice',
    group: 'texts',
    description:
      'Says that the pictures are illustrations. Change it when you show photographs of your own work.',
  }),
  paragraphField({
    name: 'metaDescription',
    group: 'texts',
    title: 'Search description',
    description: 'What search engines show of the home page.',
  }),
  pictureField({
    name: 'socialPicture',
    group: 'texts',
    description: 'Wide picture (1200 × 630) shown when a page is shared.',
    shapes: ['shared'],
  }),
]

const rupees = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    group: 'numbers',
    description,
    type: 'number',
    validation: (rule) => rule.required().min(0).error('Enter rupees, 0 or more: reports need a number.'),
  })

const numbers = [
  lineField({
    name: 'defaultRange',
    group: 'numbers',
    title: 'Usual price range',
    description: 'On the last card of every category, without rupee sign: 5000 - 10,000.',
  }),
  priceLimitsField,
  rupees(
    'contactValue',
    'Value of an enquiry (₹)',
    'What a call or message is worth when neither the product nor its category has a value.',
  ),
  rupees(
    'designsContactValue',
    'Value of an enquiry on the designs page (₹)',
    'The same, for visitors who look at all designs.',
  ),
]

export const siteSettings = defineType({
  name: 'siteSettings',
  type: 'document',
  description: 'Everything about the shop that is not a category, a product or a testimonial.',
  groups: [
    {name: 'contact', title: 'Contact', default: true},
    {name: 'links', title: 'Links'},
    {name: 'home', title: 'Home'},
    {name: 'about', title: 'About and showroom'},
    {name: 'texts', title: 'Texts'},
    {name: 'numbers', title: 'Prices and values'},
  ],
  fields: [...contact, ...links, ...home, ...about, ...texts, ...numbers],
  preview: {
    select: {subtitle: 'brand', media: 'socialPicture'},
    prepare: ({subtitle, media}) => ({title: 'Site settings', subtitle, media}),
  },
})
