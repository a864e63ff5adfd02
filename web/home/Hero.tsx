import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {onImage} from '../design/on-image.ts'
import {Screen} from '../design/Screen.tsx'
import {from, LANDSCAPE, theme} from '../design/theme.ts'
import {ContentImage} from '../image/ContentImage.tsx'
import {AskPrice, CallUs, ShopLocation} from '../contact/ContactLinks.tsx'
import {homeQuery} from './home.queries.ts'
import * as messages from '#messages/home'

/** Introduces the shop over an image that fills the screen. */
export function Hero() {
  const {data: home} = useSuspenseQuery(homeQuery())
  return (
    <Whole>
      <ContentImage
        image={home?.heroPortrait}
        ratio={9 / 16}
        wideImage={home?.heroLandscape}
        wideRatio={16 / 9}
        isWholeScreen
        sizes={SIZES}
        alt=""
        isFirst
      />
      <div className="words">
        <h1>{home?.heroTitle ?? messages.title}</h1>
        <p>{home?.heroLine ?? messages.line}</p>
        <div className="ways">
          <AskPrice />
          <CallUs $tone="clear" placement="hero" />
          <ShopLocation $tone="clear" className="wide" />
        </div>
      </div>
    </Whole>
  )
}

/**
 * The image covers the screen. On a screen that is higher than the image's proportions, the height decides the width of
 * the image. On a phone, this width is in `vw`, for a screen of 13 : 6: before the first layout, browsers know the width
 * of a phone but not its height, and would request the image in two sizes.
 */
const SIZES = `${LANDSCAPE} max(100vw,177.8svh), (width >= 48rem) 100vw, 122vw`

/** Extends under the header, and has its words on the image on every screen. */
const Whole = styled(Screen)`
  --shade: ${theme.shade.hero};
  min-height: 100svh;
  padding-bottom: ${theme.bannerHeight};
  ${onImage}

  .words {
    padding-top: calc(${theme.headerHeight} + ${theme.space.m});
  }
  ${from.desktop} {
    --shade: ${theme.shade.bar}, ${theme.shade.side};
  }
`
