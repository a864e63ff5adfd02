import {styled} from 'styled-components'
import {ButtonLink} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {Jali} from '../design/Jali.tsx'
import {Container} from '../design/Layout.tsx'
import {theme} from '../design/theme.ts'
import {useShop} from '../shop/ShopContext.tsx'
import * as messages from '#messages/rate-us'

/** A page that the shop shows or sends to customers. */
export function RatePage() {
  const shop = useShop()
  const links = [
    {name: messages.rateUs, address: shop.review, tone: 'primary' as const},
    {name: messages.followOnInstagram, address: shop.instagram},
    {name: messages.followOnFacebook, address: shop.facebook},
  ]
  return (
    <Page>
      <Jali />
      <h1>{messages.stayConnected}</h1>
      <p>{messages.fewWords}</p>
      <ul>
        {links.map(
          ({name, address, tone}) =>
            address && (
              <li key={name}>
                <ButtonLink href={address} target="_blank" rel="noopener" $tone={tone}>
                  {name}
                  <Icon shape={shapes.arrow} />
                </ButtonLink>
              </li>
            ),
        )}
      </ul>
    </Page>
  )
}

const Page = styled(Container)`
  display: grid;
  align-content: center;
  gap: ${theme.space.m};
  max-width: calc(42rem + 2 * ${theme.gutter});
  min-height: 70svh;
  padding-block: ${theme.space.xl};

  p {
    color: ${theme.color.quiet};
    font-size: ${theme.size.lead};
    line-height: 1.45;
  }
  ul {
    display: grid;
    gap: 0.75rem;
    margin-top: ${theme.space.s};
  }
  li a {
    justify-content: space-between;
    width: 100%;
    min-height: 3.5rem;
  }
`
