import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {ButtonLink} from '../design/Button.tsx'
import {Container, Section} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {AskPrice, CallNow, ShopLocation} from './ContactLinks.tsx'
import {ShopFacts} from '../discovery/ShopFacts.tsx'
import {editable, editableTranslated} from '../preview/editable.ts'
import {MapFrame} from '../shop/MapFrame.tsx'
import {useShop} from '../shop/ShopContext.tsx'
import {contactQuery} from './contact.queries.ts'
import * as messages from '#messages/contact-page'

export function ContactPage() {
  const {data: contact} = useSuspenseQuery(contactQuery())
  const shop = useShop()
  return (
    <>
      <ShopFacts />
      <Opening>
        <h1>{messages.contactUs}</h1>
        <p>{contact?.contactIntro}</p>
      </Opening>
      <Cards>
        <section aria-labelledby="call-now" className="call">
          <h2 id="call-now">{messages.callNow}</h2>
          <p>{contact?.callText ?? shop.callHours}</p>
          <p className="phone" {...(import.meta.env.PREVIEW && editable(shop.hours, 'phone'))}>
            {shop.phone}
          </p>
          <div className="ways">
            <CallNow $tone="primary" />
            <AskPrice />
          </div>
        </section>
        <section aria-labelledby="visit-us">
          <h2 id="visit-us">{messages.visitUs}</h2>
          <p>{contact?.visitText}</p>
          <address {...(import.meta.env.PREVIEW && editableTranslated(shop.hours, 'address'))}>
            {shop.address}
          </address>
          <p>{shop.hours}</p>
          <div className="ways">
            <ShopLocation />
          </div>
        </section>
      </Cards>
      <Section>
        <Container>
          <MapFrame />
          <Social aria-label={messages.socialMedia}>
            {shop.instagram && (
              <ButtonLink href={shop.instagram} target="_blank" rel="noopener">
                {messages.instagram}
              </ButtonLink>
            )}
            {shop.facebook && (
              <ButtonLink href={shop.facebook} target="_blank" rel="noopener">
                {messages.facebook}
              </ButtonLink>
            )}
            <Email />
          </Social>
        </Container>
      </Section>
    </>
  )
}

function Email() {
  const {email, hours} = useShop()
  if (!email) return null
  return (
    <ButtonLink href={`mailto:${email}`} {...(import.meta.env.PREVIEW && editable(hours, 'email'))}>
      {email}
    </ButtonLink>
  )
}

const Opening = styled(Container)`
  padding-block: ${theme.space.xl} ${theme.space.l};

  p {
    max-width: 40rem;
    margin-top: ${theme.space.s};
    color: ${theme.color.quiet};
    font-size: ${theme.size.lead};
  }
`

const Cards = styled(Container)`
  display: grid;
  gap: ${theme.space.s};

  section {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${theme.space.s};
    padding: clamp(1.5rem, 4vw, 3rem);
    background: ${theme.color.raised};
  }
  p {
    color: ${theme.color.quiet};
  }
  .call {
    background: ${theme.color.band};
    color: ${theme.color.onBand};
  }
  .call > p {
    color: ${theme.color.quietOnBand};
  }
  /* In the display font a zero looks like the letter O. */
  .call > .phone {
    color: ${theme.color.onBand};
    font: 600 clamp(1.5rem, 1.2rem + 1.4vw, 2.75rem) / 1.2 ${theme.font.text};
    font-variant-numeric: tabular-nums;
  }
  address {
    font: 400 ${theme.size.lead} / 1.5 ${theme.font.text};
    white-space: pre-line;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: auto;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.m};
  }
`

const Social = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: ${theme.space.m};
`
