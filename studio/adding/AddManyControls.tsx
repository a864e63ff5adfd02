import {AddIcon} from '@sanity/icons/Add'
import {LaunchIcon} from '@sanity/icons/Launch'
import {PublishIcon} from '@sanity/icons/Publish'
import {UndoIcon} from '@sanity/icons/Undo'
import {Button, Card, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useWorkspace} from 'sanity'
import {useRouter} from 'sanity/router'
import {styled} from 'styled-components'
import type {Place} from '../lib/place.ts'
import {look} from '../publishing/look.ts'
import {PAGES_OF, useSitePages} from '../preview-links/use-site-pages.ts'
import {useMessages} from '../languages/use-messages.ts'
import type {AddMany} from './add-many.ts'
import type {Photograph} from './photographs.ts'
import {madeIn, type Failure, type Run} from './adding-run.ts'

interface AddManyControlsProps {
  addMany: AddMany
  run: Run
  place: Place
  categoryId: string
  /** Codes that the products will get, or already have. */
  codes: string[]
}

/**
 * Phases in which a person waits for an answer. These phases need the spinner: while nothing on a page moves, Chromium
 * may delay idle callbacks by half a minute, and the Studio validates in idle callbacks.
 */
const WAITING: ReadonlySet<Run['phase']> = new Set(['looking', 'making', 'publishing', 'undoing'])

/** The next steps of a run, with a sentence about its state. The buttons stay on the screen below long lists. */
export function AddManyControls(props: AddManyControlsProps) {
  const t = useMessages()
  const {run} = props
  if (run.phase === 'choosing' && run.failure === undefined) return null
  const done = run.photographs.filter(({isChosen, assetId}) => isChosen && assetId !== undefined).length
  const count = run.photographs.filter(({isChosen}) => isChosen).length
  return (
    <Footer border padding={4} radius={3} shadow={2} tone={run.failure ? 'critical' : 'default'}>
      <Stack gap={4}>
        <Text as="output" size={1}>
          {run.failure ? (
            <FailureSentence failure={run.failure} obstacle={run.obstacle} />
          ) : (
            <Sentence {...props} count={count} done={done} />
          )}
        </Text>
        {run.phase === 'uploading' && (
          <Progress aria-label={t('add-many.progress')} max={count} value={done} />
        )}
        <Flex align="center" gap={2} wrap="wrap">
          {WAITING.has(run.phase) && <Spinner muted />}
          <Buttons {...props} count={count} done={done} />
        </Flex>
      </Stack>
    </Footer>
  )
}

/** The server's own sentence says more than that something failed. */
function FailureSentence({failure, obstacle}: {failure: Failure; obstacle: string | undefined}) {
  const t = useMessages()
  return obstacle === undefined ? t(failure) : t('add-many.not-done', {reason: obstacle})
}

interface Counted extends AddManyControlsProps {
  /** Photographs that become products. */
  count: number
  /** The chosen photographs that the lake already has. */
  done: number
}

/** Whether a photograph is not chosen because of what is known about it. */
const isLeftOut = ({isChosen, isTwin, usedBy, looksLike}: Photograph) =>
  !isChosen && (isTwin || usedBy !== undefined || looksLike !== undefined)

function Sentence({run, categoryId, codes, count, done}: Counted) {
  const t = useMessages()
  const from = codes[0]
  const to = codes.at(-1)
  const leftOut = run.photographs.filter(isLeftOut).length
  switch (run.phase) {
    case 'looking':
      return t('add-many.looking')
    case 'reviewing':
      if (categoryId === '') return t('add-many.category-first')
      if (count === 0) return t('add-many.nothing')
      if (codes.length !== count) return t('add-many.looking')
      return [
        t('add-many.will-make', {count, from, to}),
        ...(leftOut > 0 ? [t('add-many.left-out', {count: leftOut})] : []),
        ...(run.others > 0 ? [t('add-many.others', {count: run.others})] : []),
      ].join(' ')
    case 'uploading':
      if (run.obstacle !== undefined) return t('add-many.obstacle', {done, count, reason: run.obstacle})
      return run.isOffline ? t('add-many.offline', {done, count}) : t('add-many.uploading', {done, count})
    case 'stopped':
      return t('add-many.stopped', {done, count})
    case 'making':
      return t('add-many.making')
    case 'made':
      return t('add-many.made', {count: madeIn(run).length, from, to})
    case 'publishing':
      return t('add-many.publishing')
    case 'published':
      return [
        t('table.published', {count: run.published}),
        ...run.refused.map(
          ({product, errors}) => `${t('table.not-published', {product})} ${errors.join(' ')}`,
        ),
      ].join(' ')
    case 'undoing':
      return t('add-many.undoing')
    case 'undone':
      return run.kept > 0 ? t('add-many.undone-except', {count: run.kept}) : t('add-many.undone')
    case 'choosing':
      return null
    default:
      return run.phase satisfies never
  }
}

function Buttons({addMany, run, place, categoryId, count, done}: Counted) {
  const t = useMessages()
  const isOf = (...phases: Run['phase'][]) => phases.includes(run.phase)
  const isNoneMade = isOf('choosing', 'reviewing', 'stopped')
  const made = madeIn(run).length
  return (
    <>
      {isOf('choosing', 'reviewing') && run.waiting.length > 0 && (
        <Button mode="ghost" onClick={() => void addMany.choose([])} text={t('uploads.again')} />
      )}
      {isOf('reviewing') && (
        <Button
          disabled={categoryId === '' || count === 0 || place.refusal !== undefined}
          icon={AddIcon}
          onClick={() => addMany.start(categoryId, place)}
          text={t('add-many.add', {count})}
          tone="primary"
        />
      )}
      {isOf('uploading') && <Button mode="ghost" onClick={() => addMany.stop()} text={t('add-many.stop')} />}
      {isOf('stopped') && (
        <Button onClick={() => addMany.start()} text={t('add-many.continue')} tone="primary" />
      )}
      {isOf('stopped') && done > 0 && done < count && (
        <Button
          mode="ghost"
          onClick={() => void addMany.makeUploaded()}
          text={t('add-many.add-uploaded', {count: done})}
        />
      )}
      {isNoneMade && (
        <Button mode="bleed" onClick={() => void addMany.discard()} text={t('add-many.discard')} />
      )}
      {isOf('made') && made > 0 && run.release === undefined && <Publish addMany={addMany} count={made} />}
      {isOf('published') && run.published > 0 && <OpenOnSite categoryId={categoryId} run={run} />}
      {isOf('made', 'published') && <OpenCategory categoryId={categoryId} />}
      {isOf('made', 'published', 'undone') && (
        <Button mode="ghost" onClick={() => addMany.reset()} text={t('add-many.again')} />
      )}
      {isOf('made', 'published') && made > 0 && (
        <Button icon={UndoIcon} mode="ghost" onClick={() => void addMany.undo()} text={t('add-many.undo')} />
      )}
    </>
  )
}

/** Publishes the drafts at once: a person who added one product on a phone need not open its form. */
function Publish({addMany, count}: {addMany: AddMany; count: number}) {
  const t = useMessages()
  const workspace = useWorkspace()
  return (
    <Button
      icon={PublishIcon}
      onClick={() => void addMany.publish((drafts) => look(drafts, workspace))}
      text={t('table.publish', {count})}
      tone="positive"
    />
  )
}

/** Opens the page of a product that was published alone, or else the page of the category, as visitors see it. */
function OpenOnSite({run, categoryId}: Pick<AddManyControlsProps, 'run' | 'categoryId'>) {
  const t = useMessages()
  const made = madeIn(run)
  const shown = made.length === 1 ? made.map(({id}) => id) : [categoryId]
  const pages = useSitePages(PAGES_OF, {ids: shown})
  const [href] = pages.values()
  if (href === undefined) return null
  return (
    <Button
      as="a"
      data-as="a"
      href={href}
      icon={LaunchIcon}
      mode="ghost"
      rel="noopener"
      target="_blank"
      text={t('open-on-site.title')}
    />
  )
}

/** Leads to the list of the category, where the drafts are. */
function OpenCategory({categoryId}: Pick<AddManyControlsProps, 'categoryId'>) {
  const t = useMessages()
  const {basePath} = useWorkspace()
  const {navigateUrl} = useRouter()
  const path = `${basePath}/structure/products-by-category;${categoryId}`
  return <Button onClick={() => navigateUrl({path})} mode="ghost" text={t('add-many.open')} />
}

const Footer = styled(Card)`
  position: sticky;
  bottom: 12px;
  /* Above the text boxes of the rows. */
  z-index: 2;
`
const Progress = styled.progress`
  width: 100%;
`
