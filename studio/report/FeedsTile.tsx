import {Stack, Text} from '@sanity/ui'
import {useCallback} from 'react'
import {IntentLink} from 'sanity/router'
import {Note, Strong, Tile} from '../ui/elements.tsx'
import {useEveryMinute} from '../live/use-every-minute.ts'
import {useMessages} from '../languages/use-messages.ts'
import {byReason, readLeftOut} from './report.ts'

/** Products that are named for each reason. */
const SHOWN = 10

/** How many products the feeds for Google and Meta show, and which are left out and why. */
export function FeedsTile({apiHost}: {apiHost: string}) {
  const t = useMessages()
  const found = useEveryMinute(useCallback(() => readLeftOut(apiHost), [apiHost]))
  return (
    <Tile title={t('feeds.title')}>
      <Note text={t('feeds.explanation')} />
      {(found === undefined || found === 'failed') && (
        <Note text={t(found === undefined ? 'today.loading' : 'today.no-answer')} />
      )}
      {typeof found === 'object' && (
        <>
          <Strong text={t('feeds.shown', {count: found.shown, left: found.leftOut.length})} />
          {byReason(found).map(({reason, products}) => (
            <Stack gap={3} key={reason}>
              <Text as="h3" size={1} weight="medium">
                {t(`feeds.reason.${reason}`, {count: products.length, defaultValue: reason})}
              </Text>
              <Stack as="ul" gap={3}>
                {products.slice(0, SHOWN).map(({_id, label}) => (
                  <Text as="li" key={_id} size={1} textOverflow="ellipsis">
                    <IntentLink intent="edit" params={{id: _id, type: 'product'}}>
                      {label}
                    </IntentLink>
                  </Text>
                ))}
              </Stack>
              {products.length > SHOWN && <Note text={t('report.more', {count: products.length - SHOWN})} />}
            </Stack>
          ))}
        </>
      )}
    </Tile>
  )
}
