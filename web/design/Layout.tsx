import type {ComponentProps} from 'react'
import {styled} from 'styled-components'
import {theme} from './theme.ts'

/** Content in its maximum width, with the page's outer margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.contentWidth} + 2 * ${theme.gutter});
  margin-inline: auto;
  padding-inline: ${theme.gutter};
`

interface SectionProps extends ComponentProps<'section'> {
  $isRaised?: boolean
}

/** One subject of a page, with space around it. */
export function Section({$isRaised, ...properties}: SectionProps) {
  return <SectionFrame data-raised={$isRaised ? '' : undefined} {...properties} />
}

const SectionFrame = styled.section`
  padding-block: ${theme.space.section};

  &:where([data-raised]) {
    background: ${theme.color.raised};
  }
`

/** A heading with a line of text below and a short stroke above. */
export const Heading = styled.header`
  max-width: 44rem;
  margin-bottom: ${theme.space.l};

  &::before {
    content: '';
    display: block;
    width: 3rem;
    height: 2px;
    margin-bottom: ${theme.space.m};
    background: ${theme.color.ornament};
  }
  p {
    margin-top: ${theme.space.s};
    color: ${theme.color.quiet};
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }
`
