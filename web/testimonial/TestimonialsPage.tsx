import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {Carousel} from '../design/Carousel.tsx'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {Quote} from './Quote.tsx'
import {testimonialsQuery} from './testimonial.queries.ts'
import * as messages from '#messages/testimonial'

/** Time that each testimonial is shown. */
const DELAY_MS = 4000

export function TestimonialsPage() {
  const {data: testimonials} = useSuspenseQuery(testimonialsQuery())
  const [featured] = testimonials
  return (
    <>
      <Opening>
        <Container>
          <h1>{messages.testimonials}</h1>
          {featured ? <Quote testimonial={featured} /> : <p>{messages.noTestimonials}</p>}
        </Container>
      </Opening>
      {testimonials.length > 0 && (
        <Section>
          <Container>
            <Heading>
              <h2>{messages.whatTheySay}</h2>
            </Heading>
          </Container>
          <Strip>
            <Carousel
              key={testimonials.map(({_id}) => _id).join()}
              label={messages.testimonials}
              delay={DELAY_MS}
              stopsUnderMouse
            >
              {testimonials.map((testimonial) => (
                <Quote key={testimonial._id} testimonial={testimonial} isCompact />
              ))}
            </Carousel>
          </Strip>
        </Section>
      )}
    </>
  )
}

const Opening = styled.div`
  display: grid;
  align-items: center;
  min-height: calc(100svh - ${theme.headerHeight} - ${theme.bannerHeight});
  padding-block: ${theme.space.xl};
  background: ${theme.color.raised};

  figure {
    max-width: 56rem;
    margin-top: ${theme.space.l};
  }
`

const Strip = styled(Container)`
  --slide: 100%;

  ${from.tablet} {
    --slide: calc((100% - 2rem) / 3);
  }
  .swiper-slide {
    height: auto;
  }
  .controls {
    padding-inline: 0;
  }
`
