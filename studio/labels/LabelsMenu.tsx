import {TagIcon} from '@sanity/icons/Tag'
import {Button, Text} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useState} from 'react'
import {useClient} from 'sanity'
import {chosenLanguage} from '../languages/chosen.ts'
import {readStudioSettings} from '../lib/settings.ts'
import {unreadableIn} from '../../contract/read-each.ts'
import {MAX_ON_PAPER} from '../../contract/site/paper.ts'
import {useMessages} from '../languages/use-messages.ts'
import {ActionDialog, Warning} from '../ui/elements.tsx'
import {labelWords, type Format} from './label-page.ts'
import {catalogueAddress, siteIn, publishedLabels} from './labelled.ts'

/** For codes on paper: the Studio may be open under another name of the machine than visitors use. */
const publicUrl = readStudioSettings().publicUrl ?? window.location.origin

/** What is printed: labels of a format, or the catalogue. */
type Printed = Format | 'catalogue'

/** Sentences about the products, and the address of what can be printed. */
interface Made {
  notices: string[]
  href?: string
}

/**
 * Makes a page of labels for the chosen products, which the browser prints; or their catalogue. Names and pages are in the
 * language of the Studio.
 */
export function LabelsMenu({ids}: {ids: readonly string[]}) {
  const t = useMessages()
  const make = useLabels(ids)
  const [shown, setShown] = useState<{title: string; made?: Made}>()
  const show = async (printed: Printed) => {
    const title = t(`labels.${printed}`)
    setShown({title})
    const made = await make(printed).catch((): Made => ({notices: [t('labels.failed')]}))
    setShown((now) => now && {title, made})
  }
  return (
    <>
      <MenuButton
        button={<Button icon={TagIcon} mode="ghost" text={t('labels.menu')} />}
        id="labels"
        menu={
          <Menu>
            {PRINTED.map((printed) => (
              <MenuItem key={printed} onClick={() => void show(printed)} text={t(`labels.${printed}`)} />
            ))}
          </Menu>
        }
        popover={{portal: true}}
      />
      {shown && <Page close={() => setShown(undefined)} {...shown} />}
    </>
  )
}

const PRINTED = ['sheet', 'small', 'large', 'catalogue'] as const

/** A link to the page: a script that opens a window cannot know whether it did. */
function Page({title, made, close}: {title: string; made?: Made; close: () => void}) {
  const t = useMessages()
  const link = made?.href !== undefined && (
    <Button
      as="a"
      href={made.href}
      onClick={close}
      rel="noopener"
      target="_blank"
      text={t('labels.open')}
      tone="primary"
    />
  )
  return (
    <ActionDialog actions={link} onClose={close} title={title}>
      {!made && <Text size={1}>{t('today.loading')}</Text>}
      {made?.notices.map((notice) => (
        <Warning key={notice} text={notice} />
      ))}
    </ActionDialog>
  )
}

function useLabels(ids: readonly string[]) {
  const t = useMessages()
  const client = useClient({apiVersion: '2025-02-19'})
  return async (printed: Printed): Promise<Made> => {
    const [products, {labelPage}] = await Promise.all([
      publishedLabels(client, ids, chosenLanguage),
      import('./label-page.ts'),
    ])
    const notices = unreadableIn(products).map(({label, fields}) =>
      t('unreadable.row', {name: label, fields: fields.join(', ')}),
    )
    const missing = ids.length - products.length - notices.length
    if (products.length === 0) return {notices: [...notices, t('labels.none')]}
    if (missing > 0) notices.push(t('labels.left-out', {count: missing}))
    if (printed === 'catalogue') {
      if (products.length > MAX_ON_PAPER)
        notices.push(t('labels.first', {most: MAX_ON_PAPER, count: products.length}))
      return {notices, href: catalogueAddress(siteIn(window.location.origin, chosenLanguage), products)}
    }
    const html = labelPage(products, {
      publicUrl,
      language: chosenLanguage,
      format: printed,
      words: labelWords((key) => t(key)),
    })
    return {notices, href: URL.createObjectURL(new Blob([html], {type: 'text/html'}))}
  }
}
