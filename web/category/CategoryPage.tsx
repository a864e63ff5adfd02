import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {Photo} from '../photo/Photo.tsx'
import {MoreProductsCard, ProductCard} from '../product/ProductCard.tsx'
import {AskPrice, CallUs, ShopLocation} from '../shop/ContactLinks.tsx'
import {rupees} from '../shop/rupees.ts'
import {shopQuery} from '../shop/shop.queries.ts'
import {categoryQuery} from './category.queries.ts'
import {CategoryNotFound} from './CategoryNotFound.tsx'

interface CategoryPageProps {
  slug: string
  /** Number of the piece that the address shows. */
  item?: string
}

export function CategoryPage({slug, item}: CategoryPageProps) {
  const {data: category} = useSuspenseQuery(categoryQuery(slug))
  const {data: shop} = useSuspenseQuery(shopQuery())
  if (!category) return <CategoryNotFound />
  return (
    <>
      <Hero>
        <Photo photo={category.background} sizes="100vw" alt="" isFirst />
        <Container>
          <h1>Explore {category.title}</h1>
          {category.description && <p>{category.description}</p>}
          {category.price && <p className="price">Starting price {rupees(category.price)}</p>}
          <div className="ways">
            <AskPrice />
            <CallUs $tone="clear" />
            <ShopLocation $tone="clear" />
          </div>
        </Container>
      </Hero>
      <Section>
        <Container>
          <Heading>
            <h2>Explore Designs</h2>
          </Heading>
          <Grid>
            {category.media.map((product, index) => (
              <li key={product.productId}>
                <ProductCard category={category.slug} product={product} isFirst={index < 2} />
              </li>
            ))}
            <li>
              <MoreProductsCard range={shop.defaultRange} photo={category.background} />
            </li>
          </Grid>
        </Container>
      </Section>
    </>
  )
}

const Hero = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  min-height: min(78svh, 44rem);
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
  p {
    max-width: 36rem;
    margin-top: ${theme.space.s};
    font-size: ${theme.size.lead};
    line-height: 1.45;
  }
  .price {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: ${theme.space.m};
  }
  :focus-visible {
    outline-color: ${theme.shade.focusOnPicture};
  }
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: clamp(1.75rem, 4vw, 3rem) clamp(0.75rem, 2.5vw, 2rem);

  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
  /* Below the first screens, layout waits until a card comes near. */
  li:nth-of-type(n + 13) {
    content-visibility: auto;
    contain-intrinsic-size: auto 26rem;
  }
`
