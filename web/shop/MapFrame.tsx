import {useState} from 'react'
import {styled} from 'styled-components'
import {Button} from '../design/Button.tsx'
import {theme} from '../design/theme.ts'
import {useEnv} from '../env/EnvContext.tsx'
import {useShop} from './ShopContext.tsx'
import * as messages from '#messages/map'

/**
 * The showroom on a map. It comes from another host, so it loads only when it is near the screen, and in a shop that asks
 * for consent only after a tap.
 */
export function MapFrame() {
  const shop = useShop()
  const {noticeVersion} = useEnv()
  const [isWanted, setWanted] = useState(!noticeVersion)
  if (!('mapEmbed' in shop) || !shop.mapEmbed) return null
  if (!isWanted)
    return (
      <Button type="button" onClick={() => setWanted(true)}>
        {messages.showMap}
      </Button>
    )
  return (
    <Frame src={shop.mapEmbed} title={messages.mapOfShowroom} loading="lazy" referrerPolicy="no-referrer" />
  )
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(60svh, 30rem);
  border: 0;
  background: ${theme.color.raised};
`
