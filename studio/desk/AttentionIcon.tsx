import {Badge} from '@sanity/ui'
import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {ATTENTION} from './attention.ts'
import {useLiveQuery} from '../live/live-query.ts'

/** Figures that fit where the desk has an icon. */
const LARGEST = 99

/** In place of an icon: the live number of things in the catalogue that need attention. */
export function AttentionIcon() {
  const counts = useLiveQuery(ATTENTION)
  if (!counts) return <WarningOutlineIcon />
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return <CheckmarkCircleIcon />
  return (
    <Badge data-testid="attention-count" fontSize={0} tone="caution">
      {total > LARGEST ? `${LARGEST}+` : total}
    </Badge>
  )
}
