import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Popover} from '@sanity/ui/popover'
import {useEffect, useState} from 'react'
import {useWorkspace, useKeyValueStore} from 'sanity'
import {styled} from 'styled-components'
import {useMessages} from '../languages/use-messages.ts'
import {useSubject} from '../live/use-subject.ts'
import {toolMenu} from './tool-menu.tsx'
import {z} from 'zod'
import {Note} from '../ui/elements.tsx'
import {ADD_MANY, TABLE, HELP} from '../lib/tool-names.ts'
import type {MessageKey} from '../messages/english.ts'

interface Step {
  /** Name of the tool that the step explains. */
  tool: string
  title: MessageKey
  text: MessageKey
}

/** The tour of a person who opens the Studio for the first time. */
const STEPS: readonly Step[] = [
  {tool: 'today', title: 'today.title', text: 'tour.today'},
  {tool: 'structure', title: 'tool.shop', text: 'tour.shop'},
  {tool: ADD_MANY, title: 'products.add-many', text: 'tour.add-many'},
  {tool: TABLE, title: 'table.title', text: 'tour.table'},
  {tool: HELP, title: 'help.title', text: 'tour.help'},
]

/**
 * The first-run tour. Each step points to the tool that it explains. Where the navigation is folded away, as on a phone,
 * the steps appear at the top of the page instead.
 */
export function Tour() {
  const tour = useTour()
  return tour ? <TourStep tour={tour} /> : null
}

function TourStep({tour}: {tour: TourState}) {
  const link = useToolLink(tour.step.tool)
  if (!link) {
    return (
      <Card border radius={3} tone="primary">
        <StepText tour={tour} />
      </Card>
    )
  }
  return (
    <Popover
      arrow
      content={
        <Width>
          <StepText tour={tour} />
        </Width>
      }
      open
      placement="bottom"
      portal
      referenceElement={link}
      tone="primary"
    />
  )
}

function StepText({tour: {step, place, goTo, leave}}: {tour: TourState}) {
  const t = useMessages()
  const isLast = place === STEPS.length - 1
  return (
    <Stack aria-label={t('tour.title')} as="section" gap={4} padding={4}>
      <Flex gap={3} justify="space-between">
        <Text as="h2" size={1} weight="medium">
          {t(step.title)}
        </Text>
        <Note text={t('tour.place', {place: place + 1, count: STEPS.length})} />
      </Flex>
      <div aria-live="polite">
        <Text size={1}>{t(step.text)}</Text>
      </div>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        {!isLast && <Button fontSize={1} mode="bleed" onClick={leave} text={t('tour.leave')} />}
        {place > 0 && (
          <Button fontSize={1} mode="ghost" onClick={() => goTo(place - 1)} text={t('tour.back')} />
        )}
        <Button
          fontSize={1}
          onClick={() => goTo(place + 1)}
          text={t(isLast ? 'tour.done' : 'tour.next')}
          tone="primary"
        />
      </Flex>
    </Stack>
  )
}

/**
 * The link to a tool in the navigation. The link is found by its address, which is public: people bookmark a tool.
 * @returns `null` where the link is not on the screen
 */
function useToolLink(tool: string) {
  const {basePath} = useWorkspace()
  const menu = useSubject(toolMenu)
  const [link, setLink] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const find = () => {
      const found = menu?.querySelector<HTMLElement>(`a[href="${basePath}/${tool}"]`)
      setLink(found && found.getClientRects().length > 0 ? found : null)
    }
    find()
    // The Studio redraws its navigation while it starts, and folds links away on a narrow screen.
    const redrawn = new MutationObserver(find)
    if (menu) redrawn.observe(menu, {attributes: true, childList: true, subtree: true})
    return () => redrawn.disconnect()
  }, [basePath, menu, tool])
  return link
}

const Width = styled.div`
  width: min(340px, 90vw);
`

/** Key among the settings that the lake keeps for each person, on every device. */
const KEY = 'stone-designs.tour'
const stepsSeen = z.number().int().min(0).catch(0)

/**
 * The tour of a person who is new here, until they have seen or left it.
 * @returns `undefined` when there is nothing to show, or the lake has not answered yet
 */
function useTour() {
  const store = useKeyValueStore()
  const [seen, setSeen] = useState<number>(STEPS.length)
  useEffect(() => {
    const subscription = store.getKey(KEY).subscribe({
      next: (value) => setSeen(stepsSeen.parse(value)),
      // If the lake cannot remember the tour, it would appear at every visit.
      error: () => setSeen(STEPS.length),
    })
    return () => subscription.unsubscribe()
  }, [store])
  const goTo = (step: number) => {
    setSeen(step)
    store.setKey(KEY, step).catch(() => undefined)
  }
  const step = STEPS[seen]
  return step && {step, place: seen, goTo, leave: () => goTo(STEPS.length)}
}

type TourState = NonNullable<ReturnType<typeof useTour>>
