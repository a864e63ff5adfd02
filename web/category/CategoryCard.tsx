import {createLink} from '@tanstack/react-router'
import {styled} from 'styled-components'
import type {CATEGORIES_RESULT} from '../../schemas/generated/types.ts'
import {from, theme} from '../design/theme.ts'
import {ContentImage} from '../image/ContentImage.tsx'
import * as messages from '#messages/category-card'

interface CategoryCardProps {
  category: CATEGORIES_RESULT[number]
  sizes?: string
}

/** An upright image of a category, with its name on the stone. */
export function CategoryCard({category, sizes = SIZES}: CategoryCardProps) {
  return (
    <Card to="/designs/$category" params={{category: category.slug}}>
      <ContentImage image={category.background} ratio={4 / 5} sizes={sizes} alt="" />
      <span className="words">
        <span className="name">{messages.allOf(category.title.replaceAll('-', ' '))}</span>{' '}
        <span className="more">{messages.viewMoreDesigns}</span>
      </span>
    </Card>
  )
}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 44vw'

const Look = styled.a`
  display: block;
  position: relative;
  height: 100%;
  aspect-ratio: 4 / 5;
  color: ${theme.color.onImage};
  text-decoration: none;
  isolation: isolate;
  container-type: inline-size;

  > .photo {
    height: 100%;
  }
  .words {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    padding: clamp(0.875rem, 2vw, 1.5rem);
    background: ${theme.shade.head};
    text-shadow: ${theme.shade.words};
  }
  .name {
    font: 400 clamp(1.1875rem, 10cqi, 1.625rem) / 1.15 ${theme.font.display};
  }
  .more {
    margin-top: 0.25rem;
    font-size: ${theme.size.small};
    color: ${theme.color.quietOnImage};
  }
  img {
    transition: filter ${theme.motion};
  }
  ${from.hover} {
    &:hover img {
      filter: brightness(1.12);
    }
    &:hover .more {
      text-decoration: underline;
    }
  }
`

const Card = createLink(Look)
