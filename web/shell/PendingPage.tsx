import {useEffect} from 'react'
import {useRouter} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Container, Section} from '../design/Layout.tsx'
import {Screen} from '../design/Screen.tsx'
import {from, theme} from '../design/theme.ts'
import {ProductGrid} from '../product/ProductGrid.tsx'
import {knownShop} from '../shop/shop.queries.ts'

/** Enough cards for what is seen at first. */
const CARDS = Array.from({length: 8}, (_, index) => index)

/** In place of a page that keeps a visitor waiting: its hero and cards, as large as they will be. */
export function PendingPage() {
  const router = useRouter()
  // In braces: browsers begin to answer with a promise, which is nothing for React to clean up with.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Frame aria-busy="true">
      <title>{`Loading … | ${knownShop(router.options.context.queryClient).brand}`}</title>
      <Screen>
        <div className="words" aria-live="polite">
          <h1>Loading …</h1>
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
