import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {theme} from '../design/theme.ts'
import {shopQuery} from './shop.queries.ts'

/** The showroom on a map. It comes from another host, so it loads only when it is near the screen. */
export function MapFrame() {
  const {data: shop} = useSuspenseQuery(shopQuery())
  if (!('mapEmbed' in shop) || !shop.mapEmbed) return null
  return <Frame src={shop.mapEmbed} title="Map of the showroom" loading="lazy" referrerPolicy="no-referrer" />
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(60svh, 30rem);
  border: 0;
  background: ${theme.color.raised};
`
