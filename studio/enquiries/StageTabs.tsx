import {Button, Flex} from '@sanity/ui'
import {STAGES, type Stage} from '../../contract/enquiry/enquiry.ts'
import {rupees} from '../../contract/text/rupees.ts'
import {useMessages} from '../languages/use-messages.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {TOTALS} from './enquiry.ts'

/** Stages with a tab. Those that need nothing more are among all. */
const TABS = ['new', 'answered', 'quoted', 'ordered'] as const satisfies readonly Stage[]

interface StageTabsProps {
  /** Undefined: all. */
  stage: Stage | undefined
  onChoose: (stage: Stage | undefined) => void
}

/** Chooses the stage of the listed enquiries. Each says how many there are, and the rupees of their amounts. */
export function StageTabs({stage: chosen, onChoose}: StageTabsProps) {
  const t = useMessages()
  const totals = useLiveQuery(TOTALS)
  const all = STAGES.reduce((count, stage) => count + (totals?.[stage]?.count ?? 0), 0)
  const textOf = (name: string, count: number | undefined, sum: number | null | undefined) =>
    [count === undefined ? name : `${name} ${count}`, sum ? rupees(Math.round(sum)) : undefined]
      .filter((part) => part !== undefined)
      .join(' · ')
  return (
    <Flex aria-label={t('enquiries.stage')} gap={2} role="group" wrap="wrap">
      {[...TABS, undefined].map((stage) => (
        <Button
          aria-pressed={stage === chosen}
          key={stage ?? 'all'}
          mode={stage === chosen ? 'default' : 'ghost'}
          onClick={() => onChoose(stage)}
          padding={4}
          text={
            stage === undefined
              ? textOf(t('enquiries.all'), totals && all, undefined)
              : textOf(t(`enquiries.stage.${stage}`), totals?.[stage]?.count, totals?.[stage]?.sum)
          }
        />
      ))}
    </Flex>
  )
}
