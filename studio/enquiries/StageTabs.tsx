import {Button} from '@sanity/ui'
import {styled} from 'styled-components'
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
  const textOf = (stage: Stage) => {
    const {count = '', sum = 0} = totals?.[stage] ?? {}
    return [`${t(`enquiries.stage.${stage}`)} ${count}`, sum ? rupees(Math.round(sum)) : []]
      .flat()
      .join(' · ')
  }
  const all = STAGES.reduce((sum, each) => sum + (totals?.[each]?.count ?? 0), 0)
  return (
    <Tabs aria-label={t('enquiries.stage')}>
      {[...TABS, undefined].map((stage) => (
        <Button
          aria-pressed={stage === chosen}
          key={stage ?? 'all'}
          mode={stage === chosen ? 'default' : 'ghost'}
          onClick={() => onChoose(stage)}
          padding={4}
          text={stage ? textOf(stage) : `${t('today.all-enquiries')} ${all}`}
        />
      ))}
    </Tabs>
  )
}

const Tabs = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;
`
