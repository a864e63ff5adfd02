import {defineField, defineType} from 'sanity'
import {entriesField, groupsOf, lineField, linkField, paragraphField, patternField} from '../fields/fields.ts'
import {pictureField, picturesField} from '../fields/pictures.ts'
import {openingField, priceLimitsField} from '../fields/shop-fields.ts'
import {withTranslations} from '../fields/translations.ts'
import type {Words} from '../words/english.ts'

const contact = (words: Words, w = words.siteSettings) => [
  lineField(words, {name: 'brand', group: 'contact', ...w.brand}),
  patternField({name: 'phone', group: 'contact', ...w.phone}, /^\+[0-9][0-9 ]{7,18}$/, w.phoneWrong),
  patternField({name: 'whatsapp', group: 'contact', ...w.whatsapp}, /^[1-9][0-9]{7,14}$/, w.whatsappWrong),
  defineField({
    name: 'email',
    type: 'string',
    group: 'contact',
    ...w.email,
    validation: (rule) => rule.required().email().error(w.emailWrong),
  }),
  paragraphField(words, {name: 'address', group: 'contact', ...w.address}),
  lineField(words, {name: 'hours', group: 'contact', ...w.hours}),
  openingField(words),
  lineField(words, {name: 'callHours', group: 'contact', ...w.callHours}),
  linkField(words, {name: 'mapLink', group: 'contact', ...w.mapLink}),
  linkField(words, {name: 'mapEmbed', group: 'contact', ...w.mapEmbed}),
]

const links = (words: Words, w = words.siteSettings) => [
  linkField(words, {name: 'instagram', group: 'links', ...w.instagram}),
  linkField(words, {name: 'facebook', group: 'links', ...w.facebook}),
  linkField(words, {name: 'review', group: 'links', ...w.review}),
]

const home = (words: Words, w = words.siteSettings) => [
  lineField(words, {name: 'heroTitle', group: 'home', ...w.heroTitle}),
  lineField(words, {name: 'heroLine', group: 'home', ...w.heroLine}),
  pictureField(words, {name: 'heroLandscape', group: 'home', ...w.heroLandscape, shapes: ['computer']}),
  pictureField(words, {name: 'heroPortrait', group: 'home', ...w.heroPortrait, shapes: ['phone']}),
  lineField(words, {name: 'bannerOffer', group: 'home', ...w.bannerOffer}),
  lineField(words, {name: 'bannerDelivery', group: 'home', ...w.bannerDelivery}),
  picturesField(words, {
    name: 'carousel',
    group: 'home',
    count: 5,
    ...w.carousel,
    shapes: ['computer', 'landscape', 'card'],
  }),
  pictureField(words, {name: 'collage', group: 'home', ...w.collage}),
]

const about = (words: Words, w = words.siteSettings) => [
  paragraphField(words, {name: 'aboutIntro', group: 'about', ...w.aboutIntro}),
  paragraphField(words, {name: 'story', group: 'about', ...w.story}),
  paragraphField(words, {name: 'work', group: 'about', ...w.work}),
  defineField({
    ...entriesField({
      name: 'stats',
      group: 'about',
      ...w.stats,
      entry: 'stat',
      fields: [
        lineField(words, {name: 'figure', ...w.figure}),
        lineField(words, {name: 'label', ...w.label}),
      ],
      shown: ['figure', 'label'],
    }),
    validation: (rule) => [rule.required().min(1).error(w.statNeeded), rule.max(3).warning(w.statsMany)],
  }),
  paragraphField(words, {name: 'speciality', group: 'about', ...w.speciality}),
  picturesField(words, {
    name: 'showroom',
    group: 'about',
    count: 8,
    ...w.showroom,
    shapes: ['landscape', 'computer', 'card'],
  }),
]

const texts = (words: Words, w = words.siteSettings) => [
  paragraphField(words, {name: 'contactIntro', group: 'texts', ...w.contactIntro}),
  paragraphField(words, {name: 'callText', group: 'texts', ...w.callText}),
  paragraphField(words, {name: 'visitText', group: 'texts', ...w.visitText}),
  paragraphField(words, {name: 'designsIntro', group: 'texts', ...w.designsIntro}),
  paragraphField(words, {name: 'footerBlurb', group: 'texts', ...w.footerBlurb}),
  paragraphField(words, {name: 'footerInformation', group: 'texts', ...w.footerInformation}),
  paragraphField(words, {name: 'illustrationNotice', group: 'texts', ...w.illustrationNotice}),
  paragraphField(words, {name: 'metaDescription', group: 'texts', ...w.metaDescription}),
  pictureField(words, {name: 'socialPicture', group: 'texts', ...w.socialPicture, shapes: ['shared']}),
]

/** The privacy notice. No field is required: the site shows its draft in place of what is missing. */
const privacy = (words: Words, w = words.siteSettings) => [
  defineField({name: 'privacyVersion', type: 'string', group: 'privacy', ...w.privacyVersion}),
  defineField({name: 'privacyDate', type: 'date', group: 'privacy', ...w.privacyDate}),
  defineField({name: 'privacyIntro', type: 'text', rows: 4, group: 'privacy', ...w.privacyIntro}),
  entriesField({
    name: 'privacyParts',
    group: 'privacy',
    ...w.privacyParts,
    entry: 'privacyPart',
    fields: [
      lineField(words, {name: 'heading', ...w.privacyHeading}),
      defineField({...paragraphField(words, {name: 'text', ...w.privacyText}), rows: 8}),
    ],
    shown: ['heading', 'text'],
  }),
]

const rupees = (words: Words, name: 'contactValue' | 'designsContactValue') =>
  defineField({
    name,
    group: 'numbers',
    ...words.siteSettings[name],
    type: 'number',
    validation: (rule) => rule.required().min(0).error(words.shared.rupeesNeeded),
  })

const numbers = (words: Words) => [
  lineField(words, {name: 'defaultRange', group: 'numbers', ...words.siteSettings.defaultRange}),
  priceLimitsField(words),
  rupees(words, 'contactValue'),
  rupees(words, 'designsContactValue'),
]

export function siteSettingsIn(words: Words) {
  const {title, description, groups} = words.siteSettings
  return defineType({
    name: 'siteSettings',
    title,
    type: 'document',
    description,
    groups: groupsOf(groups),
    fields: withTranslations(words, 'siteSettings', [
      ...contact(words),
      ...links(words),
      ...home(words),
      ...about(words),
      ...texts(words),
      ...numbers(words),
      ...privacy(words),
    ]),
    preview: {
      select: {subtitle: 'brand', media: 'socialPicture'},
      prepare: ({subtitle, media}) => ({title, subtitle, media}),
    },
  })
}
