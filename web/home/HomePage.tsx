import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {categoriesQuery} from '../catalogue/categories.queries.ts'
import {CategoryCard} from '../category/CategoryCard.tsx'
import {Carousel} from '../design/Carousel.tsx'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {ShopFacts} from '../discovery/ShopFacts.tsx'
import {LinkButton} from '../links/links.tsx'
import {ContentImage} from '../image/ContentImage.tsx'
import {firstTestimonialsQuery} from '../testimonial/testimonial.queries.ts'
import {Quote} from '../testimonial/Quote.tsx'
import {Hero} from './Hero.tsx'
import {homeQuery} from './home.queries.ts'
import * as messages from '#messages/home'

/** Time that each image of the carousel is shown. */
const DELAY_MS = 4000

export function HomePage() {
  const {data: home} = useSuspenseQuery(homeQuery())
  const {data: categories} = useSuspenseQuery(categoriesQuery())
  const slides = home?.carousel ?? []
  return (
    <>
      <Hero />
      <ShopFacts />
      {slides.length > 0 && (
        <Band>
          <Carousel
            key={slides.map(({_key}) => _key).join()}
            label={messages.ourWork}
            delay={DELAY_MS}
            isCentred
          >
            {slides.map((image) => (
              <ContentImage
                key={image._key}
                image={image}
                ratio={16 / 9}
                sizes="(min-width: 48rem) 72vw, 86vw"
              />
            ))}
          </Carousel>
        </Band>
      )}
      <Section>
        <Container>
          <Heading>
            <h2>{messages.categories}</h2>
            <p>{messages.eachInItsStone}</p>
          </Heading>
        </Container>
        <Grid>
          {categories.map((category) => (
            <li key={category.slug}>
              <CategoryCard category={category} sizes="(min-width: 48rem) 23vw, 44vw" />
            </li>
          ))}
        </Grid>
      </Section>
      {home?.collage && (
        <Collage>
          <ContentImage image={home.collage} sizes="100vw" />
        </Collage>
      )}
      <Section>
        <Container>
          <Heading>
            <h2>{messages.whatTheySay}</h2>
          </Heading>
          <Teaser />
        </Container>
      </Section>
    </>
  )
}

function Teaser() {
  const {
    data: {first, count},
  } = useSuspenseQuery(firstTestimonialsQuery())
  return (
    <>
      {count === 0 && <p>{messages.noTestimonials}</p>}
      <Quotes>
        {first.map((testimonial) => (
          <li key={testimonial._id}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </Quotes>
      {count > first.length && <LinkButton to="/testimonials">{messages.readAllTestimonials}</LinkButton>}
    </>
  )
}

const Band = styled.div`
  --slide: 86vw;
  padding-block: ${theme.space.section} 0;

  ${from.tablet} {
    --slide: min(72vw, 72rem);
  }
`

const Grid = styled.ul`
  display: grid;
  grid: repeat(2, auto) / auto-flow max(8rem, 44vw);
  gap: 0.75rem;
  padding-inline: ${theme.gutter};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${theme.gutter};
  scrollbar-width: none;

  li {
    scroll-snap-align: start;
  }
  /* Pictures load when their card is a screen away. The cards of the first screens set the height. */
  li:nth-of-type(n + 7) {
    content-visibility: auto;
    contain-intrinsic-height: auto 10rem;
  }
  ${from.tablet} {
    grid: auto-flow / repeat(auto-fill, minmax(max(8rem, 21%), 1fr));
    gap: clamp(0.75rem, 2vw, 1.5rem);
    max-width: calc(${theme.contentWidth} + 2 * ${theme.gutter});
    margin-inline: auto;
    overflow: visible;

    li:nth-of-type(n + 7) {
      content-visibility: visible;
    }
  }
`

const Collage = styled.div`
  background: ${theme.color.raised};

  ${from.tablet} {
    padding: ${theme.space.xl} ${theme.gutter};
  }
  > .photo {
    max-width: ${theme.contentWidth};
    margin-inline: auto;
  }
`

const Quotes = styled.ul`
  display: grid;
  gap: ${theme.space.xl} ${theme.space.l};
  margin-bottom: ${theme.space.l};

  ${from.desktop} {
    grid-template-columns: repeat(12, 1fr);

    li {
      grid-column: 1 / span 9;
    }
    li:nth-of-type(even) {
      grid-column: 4 / -1;
    }
  }
`
