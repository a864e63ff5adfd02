import {Badge} from '@sanity/ui'

interface CountProps {
  count: number
  /** The thing that is counted: a hint says its name and the count. */
  title?: string
  /** The count in words, as a hint. */
  label?: string
  tone?: 'default' | 'caution' | 'positive'
}

/** A small figure at the end of a row. */
export function Count({count, title, label = `${title}: ${count}`, tone = 'default'}: CountProps) {
  return (
    <Badge title={label} tone={tone} fontSize={1}>
      {count}
    </Badge>
  )
}
