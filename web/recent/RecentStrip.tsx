import {styled} from 'styled-components'
import {useProducts} from '../catalogue/use-products.ts'
import {Container, Heading} from '../design/Layout.tsx'
import {theme} from '../design/theme.ts'
import {productKey, useDeviceList} from '../device/device-list.ts'
import {ContentImage} from '../image/ContentImage.tsx'
import {ProductLink} from '../catalogue/ProductLink.tsx'
import {recent} from './recent.ts'
import * as messages from '#messages/recent'

interface RecentStripProps {
  /** Key of a product to leave out: the one that is open. */
  except?: string
}

export function RecentStrip({except}: RecentStripProps) {
  const seen = useDeviceList(recent)
  const {products} = useProducts(seen)
  const shown = products.filter(({category, productId}) => productKey(category, productId) !== except)
  if (shown.length === 0) return null
  return (
    <Frame aria-labelledby="recently-viewed">
      <Container>
        <Heading>
          <h2 id="recently-viewed">{messages.recentlyViewed}</h2>
        </Heading>
        <ul>
          {shown.map(({category, title, productId, name, image}) => (
            <li key={productKey(category, productId)}>
              <ProductLink category={category} productId={productId}>
                <ContentImage image={image} ratio={4 / 5} sizes="10rem" alt="" />
                <span>{name}</span>
                <span className="id">
                  {title} {productId}
                </span>
              </ProductLink>
            </li>
          ))}
        </ul>
      </Container>
    </Frame>
  )
}

const Frame = styled.section`
  padding-block: ${theme.space.xl};

  ul {
    display: flex;
    gap: ${theme.space.s};
    overflow-x: auto;
    padding-bottom: ${theme.space.xs};
    scroll-snap-type: x proximity;
    overscroll-behavior-x: contain;
  }
  li {
    flex: none;
    width: 10rem;
    scroll-snap-align: start;
  }
  a {
    display: block;
    color: ${theme.color.text};
    line-height: 1.35;
    text-decoration: none;
  }
  a .photo {
    aspect-ratio: 4 / 5;
    margin-bottom: 0.5rem;
  }
  a > span {
    display: block;
  }
  .id {
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
`
