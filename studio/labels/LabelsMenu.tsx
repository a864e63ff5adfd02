import {TagIcon} from '@sanity/icons/Tag'
import {Button} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useToast} from '@sanity/ui/toast'
import {useClient} from 'sanity'
import {chosenLanguage} from '../languages/chosen.ts'
import {readStudioSettings} from '../lib/settings.ts'
import {MAX_ON_PAPER} from '../../contract/site/paper.ts'
import {useWords} from '../languages/use-words.ts'
import {labelWords, type Format} from './label-page.ts'
import {catalogueAddress, siteIn, publishedLabels} from './labelled.ts'

/** For codes on paper: the Studio may be open under another name of the machine than visitors use. */
const publicUrl = readStudioSettings().publicUrl ?? window.location.origin

/**
 * Opens a page of labels for the chosen products, which the browser prints; or their catalogue. Names and pages are in the
 * language of the Studio.
 */
export function LabelsMenu({ids}: {ids: readonly string[]}) {
  const t = useWords()
  const open = useLabels(ids)
  return (
    <MenuButton
      button={<Button icon={TagIcon} mode="ghost" text={t('labels.menu')} />}
      id="labels"
      menu={
        <Menu>
          <MenuItem onClick={() => void open('sheet')} text={t('labels.sheet')} />
          <MenuItem onClick={() => void open('small')} text={t('labels.small')} />
          <MenuItem onClick={() => void open('large')} text={t('labels.large')} />
          <MenuItem onClick={() => void open('catalogue')} text={t('labels.catalogue')} />
        </Menu>
      }
      popover={{portal: true}}
    />
  )
}

function useLabels(ids: readonly string[]) {
  const t = useWords()
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  /** Says what is left out. The notice stays until somebody closes it, because the new window covers it. */
  const notice = (title: string) =>
    toast.push({id: title, status: 'warning', title, closable: true, duration: Number.POSITIVE_INFINITY})
  return async (format: Format | 'catalogue') => {
    // Browsers allow no window once something else has been waited for.
    const page = window.open('', '_blank')
    if (!page) {
      toast.push({status: 'error', title: t('labels.blocked')})
      return
    }
    try {
      const [products, {labelPage}] = await Promise.all([
        publishedLabels(client, ids, chosenLanguage),
        import('./label-page.ts'),
      ])
      if (products.length === 0) {
        page.close()
        toast.push({status: 'info', title: t('labels.none')})
        return
      }
      const missing = ids.length - products.length
      if (missing > 0) notice(t('labels.left-out', {count: missing}))
      if (format === 'catalogue') {
        if (products.length > MAX_ON_PAPER)
          notice(t('labels.first', {most: MAX_ON_PAPER, count: products.length}))
        page.location.replace(catalogueAddress(siteIn(window.location.origin, chosenLanguage), products))
        return
      }
      const html = labelPage(products, {
        publicUrl,
        language: chosenLanguage,
        format,
        words: labelWords((key) => t(key)),
      })
      page.location.replace(URL.createObjectURL(new Blob([html], {type: 'text/html'})))
    } catch {
      page.close()
      toast.push({status: 'error', title: t('labels.failed')})
    }
  }
}
