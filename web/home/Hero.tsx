import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {Container} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {Photo} from '../photo/Photo.tsx'
import {AskPrice, CallUs, ShopLocation} from '../shop/ContactLinks.tsx'
import {homeQuery} from './home.queries.ts'

/** What the shop is, over a picture that fills the screen. */
export function Hero() {
  const {data: home} = useSuspenseQuery(homeQuery())
  return (
    <Screen>
      <Photo
        photo={home?.heroPortrait}
        ratio={9 / 16}
        widePhoto={home?.heroLandscape}
        wideRatio={16 / 9}
        sizes="100vw"
        alt=""
        isFirst
      />
      <Container>
        <h1>{home?.heroTitle ?? 'Natural Stone Crafts Suppliers'}</h1>
        <p>{home?.heroLine ?? 'Available in hyderabad.'}</p>
        <div className="ways">
          <AskPrice />
          <CallUs $tone="clear" place="hero" />
          <ShopLocation $tone="clear" />
        </div>
      </Container>
    </Screen>
  )
}

const Screen = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  min-height: 100svh;
  padding-bottom: ${theme.bannerHeight};
  color: ${theme.color.onPicture};
  isolation: isolate;

  > span {
    position: absolute;
    inset: 0;
    z-index: -2;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${theme.shade.hero};
  }
  > div {
    padding-block: ${theme.space.xl};
  }
  h1 {
    max-width: 11em;
  }
  p {
    margin-top: ${theme.space.s};
    font-size: ${theme.size.lead};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: ${theme.space.l};
  }
  :focus-visible {
    outline-color: ${theme.shade.focusOnPicture};
  }
  ${from.tablet} {
    .ways > * {
      min-height: 3.5rem;
      padding-inline: 2rem;
    }
  }
`
