import {DRAFT_NOTICE} from '../../../web/privacy/draft-notice.ts'
import {keyOf} from '../key.ts'
import type {PictureSeed} from '../picture.ts'
import {CAROUSEL, SHOWROOM, SITE, SITE_PICTURES} from '../site.ts'
import {SETTINGS_TEXTS, type SeedTexts} from './texts.ts'
import {TEXTS, translationsOf} from './translations.ts'

type SettingsTexts = Pick<SeedTexts, 'settings' | 'statLabels' | 'pictures' | 'privacyParts'>

const ENGLISH: SettingsTexts = {
  settings: {...SITE, privacyIntro: DRAFT_NOTICE.intro},
  statLabels: SITE.stats.map(({label}) => label),
  pictures: {
    carousel: CAROUSEL.map(({alt}) => alt),
    collage: SITE_PICTURES['collage']?.alt ?? '',
    showroom: SHOWROOM.map(({alt}) => alt),
  },
  privacyParts: DRAFT_NOTICE.parts,
}

export const settingsTranslations = () =>
  translationsOf('siteSettings', fieldsOf(ENGLISH), (language) => fieldsOf(TEXTS[language]))

/** The texts as fields of the settings. Entries of lists have the keys of their English entries. */
function fieldsOf({settings, statLabels, pictures, privacyParts}: SettingsTexts) {
  return {
    ...Object.fromEntries(SETTINGS_TEXTS.map((name) => [name, settings[name]])),
    stats: SITE.stats.map(({label}, index) => ({
      _key: keyOf(label),
      _type: 'statTranslation',
      label: statLabels[index],
    })),
    carousel: described(CAROUSEL, pictures.carousel),
    collage: {alt: pictures.collage},
    showroom: described(SHOWROOM, pictures.showroom),
    privacyParts: DRAFT_NOTICE.parts.map(({heading}, index) => ({
      _key: keyOf(heading),
      _type: 'privacyPartTranslation',
      ...privacyParts[index],
    })),
  }
}

const described = (pictures: readonly PictureSeed[], alts: readonly string[]) =>
  pictures.map(({file}, index) => ({_key: keyOf(file), _type: 'imageTranslation', alt: alts[index]}))
