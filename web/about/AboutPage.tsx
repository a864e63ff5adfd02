import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {Drift} from '../design/Drift.tsx'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {Photo} from '../photo/Photo.tsx'
import {CallNow} from '../shop/ContactLinks.tsx'
import {aboutQuery} from './about.queries.ts'

const RATIO = 16 / 9

export function AboutPage() {
  const {data: about} = useSuspenseQuery(aboutQuery())
  const [portrait] = about?.pictures ?? []
  const strip = about?.carousel ?? []
  return (
    <>
      <Opening>
        <Container>
          <h1>About Us</h1>
          <p>{about?.aboutIntro}</p>
        </Container>
      </Opening>
      <Section>
        <Story>
          <div>
            <Heading>
              <h2>Our Story</h2>
            </Heading>
            {paragraphs(about?.story).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <Photo photo={portrait} ratio={4 / 5} sizes="(min-width: 64rem) 34rem, 100vw" />
        </Story>
      </Section>
      <Section $isRaised>
        <Container>
          <Heading>
            <h2>Our Work</h2>
            <p>{about?.work}</p>
          </Heading>
          <Figures>
            {about?.stats.map(({_key, figure, label}) => (
              <div key={_key}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </Figures>
        </Container>
        {strip.length > 0 && (
          <Drift label="Our Work" height={200} ratio={RATIO} speed={40}>
            {strip.map((photo) => (
              <Photo key={photo._key} photo={photo} ratio={RATIO} sizes="356px" />
            ))}
          </Drift>
        )}
      </Section>
      <Section>
        <Container>
          <Heading>
            <h2>Our Speciality</h2>
            <p>{about?.speciality}</p>
          </Heading>
          <CallNow $tone="primary" />
        </Container>
      </Section>
    </>
  )
}

/** The owner separates paragraphs by an empty line. */
const paragraphs = (text: string | undefined) => (text ?? '').split(/\n\s*\n/).filter(Boolean)

const Opening = styled.div`
  padding-block: ${theme.space.xl} 0;

  p {
    max-width: 44rem;
    margin-top: ${theme.space.m};
    color: ${theme.color.quiet};
    font: 400 clamp(1.375rem, 1.15rem + 1.1vw, 2.125rem) / 1.35 ${theme.font.display};
  }
`

const Story = styled(Container)`
  display: grid;
  gap: ${theme.space.l};

  p {
    max-width: 38rem;
    font-size: ${theme.size.lead};
  }
  p + p {
    margin-top: ${theme.space.s};
  }
  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    gap: clamp(3rem, 8vw, 8rem);
  }
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
    font: 400 clamp(3.25rem, 1.5rem + 4.4vw, 5.5rem) / 1 ${theme.font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.02em;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`
