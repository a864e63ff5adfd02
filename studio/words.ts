import {defineLocaleResourceBundle} from 'sanity'
import {english} from './words/english.ts'
import type {Word} from './words/english.ts'

/** Name of these words among those of the Studio. */
export const WORDS = 'shop'

/** Explains releases by what a shop does with them, instead of the Studio's own words. */
const releases = {
  'overview.description':
    'Changes that go live together, at the time that you choose. Prepare a price list for a festival here, and let it go live at midnight.',
}

/** Says how long a shared link works, and how to withdraw it. The server has the same number of days. */
const presentation = {
  'narrow-tabs.preview-tab.label': 'Page',
  'narrow-tabs.content-tab.label': 'Form',
  'share-preview-menu.toggle-button.label_first-line': 'Send what is not published',
  'share-preview-menu.toggle-button.label_second-line':
    'Everybody with the link sees the site with your changes, for 7 days. Turn this off to withdraw the link. Turn it on again for a new one.',
}

/** A picture that was not accepted: the Studio's own words are for developers. */
const studio = {
  'asset-sources.common.uploader.upload-failed.title': 'The picture was not accepted',
  'asset-sources.common.uploader.upload-failed.description':
    'Choose a photograph: JPEG, PNG, WebP, AVIF or HEIC. If it is one, check the connection, then try again. Nothing else was changed.',
}

/** The words as the Studio's configuration takes them. */
export const bundles = [
  defineLocaleResourceBundle({locale: 'en-US', namespace: WORDS, resources: english}),
  defineLocaleResourceBundle({locale: 'en-US', namespace: 'studio', resources: studio}),
  defineLocaleResourceBundle({locale: 'en-US', namespace: 'releases', resources: releases}),
  defineLocaleResourceBundle({locale: 'en-US', namespace: 'presentation', resources: presentation}),
]

/** Title of a part of the desk: English, and the key by which the Studio finds its translation. */
export const titled = (key: Word) => ({title: english[key], i18n: {title: {key, ns: WORDS}}})
