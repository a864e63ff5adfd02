import {styled} from 'styled-components'
import type {TESTIMONIALS_RESULT} from '../../schemas/generated/types.ts'
import {from, theme} from '../design/theme.ts'
import {ContentImage} from '../image/ContentImage.tsx'

type Testimonial = TESTIMONIALS_RESULT[number]

/** A testimonial in large letters, with its author. */
export function Quote({testimonial, isCompact}: {testimonial: Testimonial; isCompact?: boolean}) {
  return (
    <Frame data-compact={isCompact ? '' : undefined}>
      <blockquote>
        <p>{testimonial.content}</p>
      </blockquote>
      <figcaption>
        <ContentImage image={testimonial.avatar} ratio={1} sizes="3.5rem" alt="" />
        <span>
          <strong>{testimonial.name}</strong>
          {testimonial.role}
        </span>
      </figcaption>
    </Frame>
  )
}

const Frame = styled.figure`
  p {
    font: 400 clamp(1.375rem, 1.15rem + 1.1vw, 2.125rem) / 1.32 ${theme.font.display};
    text-indent: -0.45em;
  }
  p::before {
    content: '“';
  }
  p::after {
    content: '”';
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    margin-top: ${theme.space.m};
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
    line-height: 1.4;
  }
  figcaption > .photo {
    flex: none;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: 50%;
  }
  strong {
    display: block;
    color: ${theme.color.text};
    font-size: ${theme.size.body};
    font-weight: 600;
  }
  &[data-compact] {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    height: 100%;
    padding: ${theme.space.m};
    background: ${theme.color.raised};
  }
  &[data-compact] p {
    font-size: 1.25rem;
    text-indent: 0;
  }
  ${from.tablet} {
    &[data-compact] p {
      font-size: clamp(1.0625rem, 1.6vw, 1.25rem);
    }
  }
  ${from.desktop} {
    &[data-compact] {
      padding: ${theme.space.l};
    }
  }
`
