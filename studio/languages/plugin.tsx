import {useEffect} from 'react'
import {defineLocaleResourceBundle, definePlugin, useCurrentLocale, type LayoutProps} from 'sanity'
import {hiINLocale} from '../locales/hi-IN/index.ts'
import {teINLocale} from '../locales/te-IN/index.ts'
import {WORDS} from './messages.ts'
import {chosenLocale, type StudioLocale} from './chosen.ts'
import {TEXTS, type Texts} from './texts.ts'

/** Texts that replace the Studio's own, by namespace: what a shop does with a thing, not how a developer calls it. */
const replaced = (texts: Texts) => ({
  releases: {'overview.description': texts['releases.explanation']},
  // The server has the same number of days for a shared link.
  presentation: {
    'narrow-tabs.preview-tab.label': texts['preview.page'],
    'narrow-tabs.content-tab.label': texts['preview.form'],
    'share-preview-menu.toggle-button.label_first-line': texts['preview.share'],
    'share-preview-menu.toggle-button.label_second-line': texts['preview.share.why'],
  },
  studio: {
    // Sanity uses this name of a list, and has no text for it.
    'new-document.new-document': texts['new-document'],
    'asset-sources.common.uploader.upload-failed.title': texts['picture.refused'],
    'asset-sources.common.uploader.upload-failed.description': texts['picture.refused.why'],
  },
})

const replacedIn = (locale: StudioLocale) =>
  (['releases', 'presentation', 'studio'] as const).map((namespace) =>
    defineLocaleResourceBundle({
      locale,
      namespace,
      resources: async () => replaced(await TEXTS[locale]())[namespace],
    }),
  )

/**
 * The replaced texts in all languages. The workspace itself adds them: the last text of a key counts, and Sanity's own
 * plugins come after the plugins of the workspace.
 */
export const replacedTexts = [...replacedIn('te-IN'), ...replacedIn('hi-IN'), ...replacedIn('en-US')]

/** The words of the desk and of its tools in one language, loaded when somebody chooses it. */
const wordsIn = (locale: StudioLocale) =>
  defineLocaleResourceBundle({
    locale,
    namespace: WORDS,
    resources: async () => ({...(await TEXTS[locale]())}),
  })

/** The Studio in English, Telugu and Hindi. A text that a language lacks is shown in English. */
export const languages = definePlugin({
  name: 'languages',
  plugins: [teINLocale(), hiINLocale()],
  i18n: {
    // The Studio starts with the last one.
    locales: (locales) => locales.toSorted((one, other) => rankOf(one.id) - rankOf(other.id)),
    bundles: [wordsIn('te-IN'), wordsIn('hi-IN'), wordsIn('en-US')],
  },
  studio: {components: {layout: LoadedAgain}},
})

const rankOf = (id: string) => (id === 'en-US' ? 1 : 0)

/** The Studio, which is loaded again when somebody chooses another language. */
function LoadedAgain(props: LayoutProps) {
  const {id} = useCurrentLocale()
  useEffect(() => {
    if (id === chosenLocale) document.documentElement.lang = id
    else window.location.reload()
  }, [id])
  return props.renderDefault(props)
}
