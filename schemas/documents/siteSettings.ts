import {defineField, defineType} from 'sanity'
import {isGstin} from '../../contract/quotation/gst.ts'
import {entriesField, groupsOf, lineField, linkField, paragraphField, patternField} from '../fields/fields.ts'
import {pictureField, picturesField} from '../fields/image-fields.ts'
import {openingField, priceLimitsField} from '../fields/shop-fields.ts'
import {needFields} from '../fields/sale-fields.ts'
import {withTranslations} from '../fields/translations.ts'
import type {Messages} from '../messages/english.ts'

const contact = (messages: Messages, w = messages.siteSettings) => [
  lineField(messages, {name: 'brand', group: 'contact', ...w.brand}),
  patternField({name: 'phone', group: 'contact', ...w.phone}, /^\+[0-9][0-9 ]{7,18}$/, w.phoneWrong),
  patternField({name: 'whatsapp', group: 'contact', ...w.whatsapp}, /^\+?[1-9][0-9]{7,14}$/, w.whatsappWrong),
  defineField({
    name: 'email',
    type: 'string',
    group: 'contact',
    ...w.email,
    validation: (rule) => rule.required().email().error(w.emailWrong),
  }),
  paragraphField(messages, {name: 'address', group: 'contact', ...w.address}),
  openingField(messages),
  {...lineField(messages, {name: 'hours', group: 'contact', ...w.hours}), readOnly: true},
  {...lineField(messages, {name: 'callHours', group: 'contact', ...w.callHours}), readOnly: true},
  linkField(messages, {name: 'mapLink', group: 'contact', ...w.mapLink}),
  linkField(messages, {name: 'mapEmbed', group: 'contact', ...w.mapEmbed}),
]

const links = (messages: Messages, w = messages.siteSettings) => [
  linkField(messages, {name: 'instagram', group: 'links', ...w.instagram}),
  linkField(messages, {name: 'facebook', group: 'links', ...w.facebook}),
  linkField(messages, {name: 'review', group: 'links', ...w.review}),
]

const home = (messages: Messages, w = messages.siteSettings) => [
  lineField(messages, {name: 'heroTitle', group: 'home', ...w.heroTitle}),
  lineField(messages, {name: 'heroLine', group: 'home', ...w.heroLine}),
  pictureField(messages, {name: 'heroLandscape', group: 'home', ...w.heroLandscape, shapes: ['computer']}),
  pictureField(messages, {name: 'heroPortrait', group: 'home', ...w.heroPortrait, shapes: ['phone']}),
  lineField(messages, {name: 'bannerOffer', group: 'home', ...w.bannerOffer}),
  lineField(messages, {name: 'bannerDelivery', group: 'home', ...w.bannerDelivery}),
  picturesField(messages, {
    name: 'carousel',
    group: 'home',
    count: 5,
    ...w.carousel,
    shapes: ['computer', 'landscape', 'card'],
  }),
  pictureField(messages, {name: 'collage', group: 'home', ...w.collage}),
]

const about = (messages: Messages, w = messages.siteSettings) => [
  paragraphField(messages, {name: 'aboutIntro', group: 'about', ...w.aboutIntro}),
  paragraphField(messages, {name: 'story', group: 'about', ...w.story}),
  paragraphField(messages, {name: 'work', group: 'about', ...w.work}),
  defineField({
    ...entriesField({
      name: 'stats',
      group: 'about',
      ...w.stats,
      entry: 'stat',
      fields: [
        lineField(messages, {name: 'figure', ...w.figure}),
        lineField(messages, {name: 'label', ...w.label}),
      ],
      shown: ['figure', 'label'],
    }),
    validation: (rule) => [rule.required().min(1).error(w.statNeeded), rule.max(3).warning(w.statsMany)],
  }),
  paragraphField(messages, {name: 'speciality', group: 'about', ...w.speciality}),
  picturesField(messages, {
    name: 'showroom',
    group: 'about',
    count: 8,
    ...w.showroom,
    shapes: ['landscape', 'computer', 'card'],
  }),
]

const texts = (messages: Messages, w = messages.siteSettings) => [
  paragraphField(messages, {name: 'contactIntro', group: 'texts', ...w.contactIntro}),
  paragraphField(messages, {name: 'callText', group: 'texts', ...w.callText}),
  paragraphField(messages, {name: 'visitText', group: 'texts', ...w.visitText}),
  paragraphField(messages, {name: 'designsIntro', group: 'texts', ...w.designsIntro}),
  paragraphField(messages, {name: 'footerBlurb', group: 'texts', ...w.footerBlurb}),
  paragraphField(messages, {name: 'footerInformation', group: 'texts', ...w.footerInformation}),
  paragraphField(messages, {name: 'illustrationNotice', group: 'texts', ...w.illustrationNotice}),
  paragraphField(messages, {name: 'metaDescription', group: 'texts', ...w.metaDescription}),
  defineField({name: 'answerText', type: 'text', rows: 6, group: 'texts', ...w.answerText}),
  pictureField(messages, {name: 'socialPicture', group: 'texts', ...w.socialPicture, shapes: ['shared']}),
]

/** The privacy notice. No field is required: the site shows its draft in place of what is missing. */
const privacy = (messages: Messages, w = messages.siteSettings) => [
  defineField({name: 'privacyVersion', type: 'string', group: 'privacy', ...w.privacyVersion}),
  defineField({name: 'privacyDate', type: 'date', group: 'privacy', ...w.privacyDate}),
  defineField({name: 'privacyIntro', type: 'text', rows: 4, group: 'privacy', ...w.privacyIntro}),
  entriesField({
    name: 'privacyParts',
    group: 'privacy',
    ...w.privacyParts,
    entry: 'privacyPart',
    fields: [
      lineField(messages, {name: 'heading', ...w.privacyHeading}),
      defineField({...paragraphField(messages, {name: 'text', ...w.privacyText}), rows: 8}),
    ],
    shown: ['heading', 'text'],
  }),
]

/** Settings of quotations: the seller, taxes, bank and terms. No field is required. */
const quotations = (messages: Messages, w = messages.siteSettings) => [
  defineField({
    name: 'gstin',
    type: 'string',
    group: 'quotations',
    ...w.gstin,
    validation: (rule) => rule.custom<string>((text) => !text || isGstin(text) || w.gstinWrong),
  }),
  entriesField({
    name: 'taxRates',
    group: 'quotations',
    ...w.taxRates,
    entry: 'taxRate',
    fields: [
      defineField({
        name: 'category',
        type: 'reference',
        to: [{type: 'category'}],
        ...w.taxCategory,
      }),
      defineField({name: 'hsn', type: 'string', ...w.taxHsn}),
      defineField({
        name: 'rate',
        type: 'number',
        ...w.taxRate,
        validation: (rule) => rule.min(0).max(40),
      }),
    ],
    shown: ['category.title', 'rate'],
  }),
  defineField({name: 'bankDetails', type: 'text', rows: 4, group: 'quotations', ...w.bankDetails}),
  defineField({name: 'upiId', type: 'string', group: 'quotations', ...w.upiId}),
  defineField({name: 'quotationTerms', type: 'text', rows: 6, group: 'quotations', ...w.quotationTerms}),
]

const rupees = (messages: Messages, name: 'contactValue' | 'designsContactValue') =>
  defineField({
    name,
    group: 'numbers',
    ...messages.siteSettings[name],
    type: 'number',
    validation: (rule) => rule.required().min(0).error(messages.shared.rupeesNeeded),
  })

const numbers = (messages: Messages) => [
  lineField(messages, {name: 'defaultRange', group: 'numbers', ...messages.siteSettings.defaultRange}),
  priceLimitsField(messages),
  rupees(messages, 'contactValue'),
  rupees(messages, 'designsContactValue'),
  ...needFields(messages).map((field) => ({...field, group: 'numbers'})),
]

export function siteSettingsIn(messages: Messages) {
  const {title, description, groups} = messages.siteSettings
  return defineType({
    name: 'siteSettings',
    title,
    type: 'document',
    description,
    groups: groupsOf(groups),
    fields: withTranslations(messages, 'siteSettings', [
      ...contact(messages),
      ...links(messages),
      ...home(messages),
      ...about(messages),
      ...texts(messages),
      ...numbers(messages),
      ...privacy(messages),
      ...quotations(messages),
    ]),
    preview: {
      select: {subtitle: 'brand', media: 'socialPicture'},
      prepare: ({subtitle, media}) => ({title, subtitle, media}),
    },
  })
}
