import {Card, Text} from '@sanity/ui'
import {useSyncExternalStore} from 'react'
import {useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {WORDS} from '../languages/words.ts'
import {saveTrouble} from './watched-fetch.ts'

function subscribe(changed: () => void) {
  const subscription = saveTrouble.subscribe(changed)
  return () => subscription.unsubscribe()
}

/** A sentence above the Studio while what somebody typed cannot be stored. */
export function SaveNotice() {
  const trouble = useSyncExternalStore(subscribe, () => saveTrouble.value)
  const {t} = useTranslation(WORDS)
  if (!trouble) return null
  return (
    <Notice padding={4} radius={3} role="alert" shadow={3} tone="caution">
      <Text size={1}>
        {t('save.failed')} {trouble.reason ?? t('save.no-answer')} {t('save.kept')}
      </Text>
    </Notice>
  )
}

/** Below the bar of the Studio, so that the buttons of a form stay free. */
const Notice = styled(Card)`
  position: fixed;
  z-index: 1000;
  inset: 3.75rem 0.5rem auto;
  max-width: 36rem;
  margin-inline: auto;
`
