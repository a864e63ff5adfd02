import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import type {ABOUT_RESULT} from '../../schemas/generated/types.ts'
import {Drift} from '../design/Drift.tsx'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {Screen} from '../design/Screen.tsx'
import {from, theme} from '../design/theme.ts'
import {ContentImage} from '../image/ContentImage.tsx'
import {CallNow} from '../contact/ContactLinks.tsx'
import {aboutQuery} from './about.queries.ts'
import * as messages from '#messages/about'

const RATIO = 16 / 9

export function AboutPage() {
  const {data: about} = useSuspenseQuery(aboutQuery())
  const strip = about?.carousel ?? []
  const images = about?.pictures ?? []
  return (
    <>
      <Screen>
        <ContentImage
          image={strip.at(3) ?? strip[0]}
          ratio={4 / 5}
          wideRatio={RATIO}
          sizes="100vw"
          alt=""
          isFirst
        />
        <div className="words">
          <h1>{messages.aboutUs}</h1>
          <p>{about?.aboutIntro}</p>
        </div>
      </Screen>
      <Section>
        <Spread>
          <div>
            <Heading>
              <h2>{messages.ourStory}</h2>
            </Heading>
            {paragraphs(about?.story).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <ContentImage image={images.at(5) ?? images[0]} ratio={4 / 5} sizes={HALF} />
        </Spread>
      </Section>
      <Work about={about} />
      <Section>
        <Spread data-turned="">
          <ContentImage image={strip.at(-1)} ratio={4 / 3} sizes={HALF} />
          <div>
            <Heading>
              <h2>{messages.ourSpeciality}</h2>
              <p>{about?.speciality}</p>
            </Heading>
            <CallNow $tone="primary" />
          </div>
        </Spread>
      </Section>
    </>
  )
}

function Work({about}: {about: ABOUT_RESULT | undefined}) {
  // The generated type trusts the Studio's validation. Other writers may leave the field out.
  const stats = about?.stats ?? []
  const strip = about?.carousel ?? []
  return (
    <Section $isRaised>
      <Container>
        <Heading>
          <h2>{messages.ourWork}</h2>
          <p>{about?.work}</p>
        </Heading>
        <Figures>
          {stats.map(({_key, figure, label}) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
      </Container>
      {strip.length > 0 && (
        <Strip>
          <Drift label={messages.ourWork} speed={40}>
            {strip.map((image) => (
              <ContentImage key={image._key} image={image} ratio={RATIO} sizes="356px" />
            ))}
          </Drift>
        </Strip>
      )}
    </Section>
  )
}

const HALF = '(min-width: 64rem) 34rem, 100vw'

/** Splits a text at its empty lines, which separate the owner's paragraphs. */
const paragraphs = (text: string | undefined) => (text ?? '').split(/\n\s*\n/).filter(Boolean)

/** Words and an image side by side. */
const Spread = styled(Container)`
  display: grid;
  gap: ${theme.space.l};

  > div > p {
    max-width: 38rem;
    font-size: ${theme.size.lead};
  }
  > div > p + p {
    margin-top: ${theme.space.s};
  }
  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    gap: clamp(3rem, 8vw, 8rem);

    &[data-turned] {
      grid-template-columns: 6fr 6fr;
    }
  }
`

const Strip = styled.div`
  --height: 200px;
  --ratio: ${RATIO};
`

const Figures = styled.dl`
  display: grid;
  gap: ${theme.space.l};
  margin-bottom: ${theme.space.xl};

  > div {
    display: flex;
    flex-direction: column-reverse;
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.edge};
  }
  dt {
    color: ${theme.color.quiet};
  }
  dd {
    font: 400 clamp(min(4rem, 19vw), 2rem + 4.2vw, 6rem) / 1 ${theme.font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`
