import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import type {CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {pieceOf} from '../device/device-list.ts'
import {categoryFacts, productFacts} from '../discovery/facts.ts'
import {JsonLd} from '../discovery/JsonLd.tsx'
import type {Env} from '../env.ts'
import {useEnv} from '../EnvContext.tsx'
import {Photo} from '../photo/Photo.tsx'
import {MoreProductsCard, ProductCard} from '../product/ProductCard.tsx'
import {LazyProductDialog, preloadDialog} from '../product/LazyProductDialog.tsx'
import {ProductGrid} from '../product/ProductGrid.tsx'
import {RecentlyViewed} from '../recent/RecentlyViewed.tsx'
import {AskPrice, CallUs, ShopLocation} from '../shop/ContactLinks.tsx'
import {rupees} from '../shop/rupees.ts'
import {shopQuery} from '../shop/shop.queries.ts'
import {categoryQuery} from './category.queries.ts'
import {CategoryNotFound} from './CategoryNotFound.tsx'

type Category = NonNullable<CATEGORY_RESULT>

interface CategoryPageProps {
  slug: string
  /** Number of the piece that the address shows. */
  item?: string
}

export function CategoryPage({slug, item}: CategoryPageProps) {
  const {data: category} = useSuspenseQuery(categoryQuery(slug))
  const {data: shop} = useSuspenseQuery(shopQuery())
  const env = useEnv()
  if (!category) return <CategoryNotFound />
  const shown = category.media.find(({productId}) => productId === item)
  return (
    <>
      <Hero>
        <Photo
          photo={category.background}
          ratio={4 / 5}
          wideRatio={1}
          sizes="(min-width: 64rem) 50vw, 100vw"
          alt=""
          isFirst
        />
        <div className="words">
          <h1>Explore {category.title}</h1>
          {category.description && <p>{category.description}</p>}
          {category.price && (
            <p className="price">
              Starting price <strong>{rupees(category.price)}</strong>
            </p>
          )}
          <div className="ways">
            <AskPrice />
            <CallUs place="hero" />
            <ShopLocation />
          </div>
        </div>
      </Hero>
      <Section>
        <Container>
          <Heading>
            <h2>Explore Designs</h2>
          </Heading>
          <ProductGrid onPointerOver={preloadDialog} onFocus={preloadDialog}>
            {category.media.map((product, index) => (
              <li key={product.productId}>
                <ProductCard category={category.slug} product={product} isFirst={index < 2} />
              </li>
            ))}
            <li>
              <MoreProductsCard range={shop.defaultRange} photo={category.background} />
            </li>
          </ProductGrid>
        </Container>
      </Section>
      <RecentlyViewed except={shown && pieceOf(category.slug, shown.productId)} />
      <JsonLd facts={import.meta.env.SSR ? factsOf(env, category, shown) : undefined} />
      {shown && <LazyProductDialog category={category} product={shown} />}
    </>
  )
}

function factsOf(env: Env, category: Category, shown: Category['media'][number] | undefined) {
  return shown ? productFacts(env, category, shown) : categoryFacts(env, category)
}

const Hero = styled.div`
  background: ${theme.color.raised};

  > span {
    aspect-ratio: 1;
    max-height: 48svh;
    width: 100%;
  }
  .words {
    padding: ${theme.space.l} ${theme.gutter} ${theme.space.xl};
  }
  p {
    max-width: 34rem;
    margin-top: ${theme.space.s};
    font-size: ${theme.size.lead};
    line-height: 1.45;
  }
  .price {
    font-variant-numeric: tabular-nums;
  }
  .price strong {
    font-weight: 600;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: ${theme.space.m};
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    min-height: min(72svh, 44rem);

    > span {
      order: 1;
      aspect-ratio: auto;
      max-height: none;
      min-height: 30rem;
      height: 100%;
    }
    > span img {
      position: absolute;
      inset: 0;
    }
    .words {
      align-self: center;
      justify-self: end;
      width: min(100%, calc(${theme.contentWidth} / 2 + ${theme.gutter}));
      padding-right: ${theme.space.l};
    }
  }
`
