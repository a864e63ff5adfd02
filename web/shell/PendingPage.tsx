import {useEffect} from 'react'
import {useRouter} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Container, Section} from '../design/Layout.tsx'
import {Screen} from '../design/Screen.tsx'
import {from, theme} from '../design/theme.ts'
import {ProductGrid} from '../product/ProductGrid.tsx'
import {knownShop} from '../shop/shop.queries.ts'
import * as messages from '#messages/shell'

/** Enough cards to fill the first screen. */
const CARDS = Array.from({length: 8}, (_, index) => index)

/** Replaces a page that still loads: a hero and cards in their final size. */
export function PendingPage() {
  const router = useRouter()
  // In braces, because newer browsers return a promise here, which React would take for a cleanup function.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Frame aria-busy="true">
      <title>{`${messages.loading} | ${knownShop(router.options.context.queryClient).brand}`}</title>
      <Screen>
        <div className="words" aria-live="polite">
          <h1>{messages.loading}</h1>
        </div>
      </Screen>
      <Section aria-hidden="true">
        <Container>
          <ProductGrid>
            {CARDS.map((card) => (
              <li key={card} />
            ))}
          </ProductGrid>
        </Container>
      </Section>
    </Frame>
  )
}

const Frame = styled.div`
  .words {
    margin-top: auto;
    color: ${theme.color.quiet};
  }
  h1 {
    font: inherit;
  }
  li {
    aspect-ratio: 4 / 5;
    background: ${theme.color.raised};
    animation: breathe 1.6s ease-in-out infinite alternate;
  }
  ${from.desktop} {
    .words {
      color: inherit;
    }
  }
`
