import {TagIcon} from '@sanity/icons/Tag'
import {Button} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useToast} from '@sanity/ui/toast'
import {useClient, useTranslation} from 'sanity'
import {chosenLanguage} from '../languages/chosen.ts'
import {readStudioSettings} from '../settings.ts'
import {WORDS} from '../words.ts'
import type {Format} from './label-page.ts'
import {catalogueAddress} from './catalogue-address.ts'
import {siteIn} from './labelled.ts'
import {publishedLabels} from './published-labels.ts'
import {labelWords} from './words.ts'

/** The Studio may be open under another name of the machine than visitors use. */
const publicUrl = readStudioSettings().publicUrl ?? window.location.origin

/**
 * Opens a page of labels for the chosen products, which the browser prints; or their catalogue. Names and pages are in the
 * language of the Studio.
 */
export function LabelsMenu({ids}: {ids: readonly string[]}) {
  const {t} = useTranslation(WORDS)
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
  const {t} = useTranslation(WORDS)
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  return async (format: Format | 'catalogue') => {
    try {
      const [products, {labelPage}] = await Promise.all([
        publishedLabels(client, ids, chosenLanguage),
        import('./label-page.ts'),
      ])
      if (products.length === 0) {
        toast.push({status: 'info', title: t('labels.none')})
        return
      }
      if (format === 'catalogue') {
        window.open(catalogueAddress(siteIn(publicUrl, chosenLanguage), products), '_blank')
        return
      }
      const html = labelPage(products, {
        publicUrl,
        language: chosenLanguage,
        format,
        words: labelWords((key) => t(key)),
      })
      window.open(URL.createObjectURL(new Blob([html], {type: 'text/html'})), '_blank')
    } catch {
      toast.push({status: 'error', title: t('labels.failed')})
    }
  }
}
