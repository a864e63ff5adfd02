import {styled} from 'styled-components'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {theme} from '../design/theme.ts'
import {callAddress} from '../shop/addresses.ts'
import {useShop} from '../shop/ShopContext.tsx'
import * as messages from '#messages/accessibility'

/** How far everybody can use the site: what was tried, what is not right yet, and whom to tell. */
export function AccessibilityPage() {
  const {phone, email} = useShop()
  return (
    <Section>
      <Words>
        <Heading>
          <h1>{messages.accessibility}</h1>
          <p>{messages.intro}</p>
        </Heading>
        {messages.parts.map(({heading, sentences}) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{messages.tellUs}</h2>
          <p>{messages.weHelp}</p>
          <p>
            {phone && <a href={callAddress(phone)}>{phone}</a>}
            {phone && email && ', '}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        </section>
      </Words>
    </Section>
  )
}

const Words = styled(Container)`
  max-width: calc(46rem + 2 * ${theme.gutter});

  h2 {
    margin-block: ${theme.space.l} ${theme.space.xs};
    font-size: ${theme.size.lead};
  }
  li + li {
    margin-top: ${theme.space.xs};
  }
`
