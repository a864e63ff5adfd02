import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {Drift} from '../design/Drift.tsx'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {designsFacts} from '../discovery/facts.ts'
import {JsonLd} from '../discovery/JsonLd.tsx'
import {useEnv} from '../env/EnvContext.tsx'
import {ContentImage} from '../image/ContentImage.tsx'
import {showroomQuery} from '../shop/showroom.queries.ts'
import {categoriesQuery} from '../catalogue/categories.queries.ts'
import {CategoryCard} from '../category/CategoryCard.tsx'
import * as messages from '#messages/designs'

const RATIO = 4 / 3

export function DesignsPage() {
  const {data: categories} = useSuspenseQuery(categoriesQuery())
  const {data: settings} = useSuspenseQuery(showroomQuery())
  const env = useEnv()
  const images = settings?.showroom ?? []
  return (
    <>
      <Opening>
        <Container>
          <h1>{messages.designs}</h1>
          <p>{settings?.designsIntro}</p>
        </Container>
        {images.length > 0 && (
          <figure>
            <Drift label={messages.ourShowroom} speed={30}>
              {images.map((image, index) => (
                <ContentImage
                  key={image._key}
                  image={image}
                  ratio={RATIO}
                  sizes="334px"
                  isFirst={index < 2}
                />
              ))}
            </Drift>
            <figcaption>
              <Container>{messages.ourShowroom}</Container>
            </figcaption>
          </figure>
        )}
      </Opening>
      <Section className="categories">
        <Container>
          <Heading>
            <h2>{messages.chooseADesign}</h2>
          </Heading>
          <Grid>
            {categories.map((category) => (
              <li key={category.slug}>
                <CategoryCard category={category} />
              </li>
            ))}
          </Grid>
        </Container>
      </Section>
      <JsonLd facts={import.meta.env.SSR ? designsFacts(env, categories) : undefined} />
    </>
  )
}

const Opening = styled.div`
  padding-top: ${theme.space.xl};

  h1 + p {
    max-width: 40rem;
    margin-top: ${theme.space.s};
    color: ${theme.color.quiet};
    font-size: ${theme.size.lead};
  }
  figure {
    --height: 250px;
    --ratio: ${RATIO};
    margin-top: ${theme.space.l};
  }
  figcaption {
    padding-top: ${theme.space.xs};
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
  & + .categories {
    padding-top: ${theme.space.xl};
  }
`

const Grid = styled.ul`
  display: grid;
  /* At most two, three and four. Large letters have fewer. */
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, 34%), 1fr));
  gap: clamp(0.5rem, 2vw, 1.5rem);

  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(max(8rem, 26%), 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(max(8rem, 21%), 1fr));
  }
`
