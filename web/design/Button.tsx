import type {ComponentProps} from 'react'
import {css, styled} from 'styled-components'
import {from, theme} from './theme.ts'

export interface ButtonLook {
  /** `primary` for the main action, `plain` for the others, `clear` on images, `price` for WhatsApp. */
  $tone?: 'primary' | 'plain' | 'clear' | 'price'
}

/** Style of buttons, and of links that look like buttons. */
const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3rem;
  padding: 0.5rem 1.5rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius};
  background: none;
  font-weight: 600;
  overflow-wrap: anywhere;
  line-height: 1.2;
  text-decoration: none;
  transition: filter ${theme.motion};

  &:where([data-tone='primary']) {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &:where([data-tone='plain']) {
    border-color: ${theme.color.edge};
    color: ${theme.color.text};
  }
  &:where([data-tone='clear']) {
    border-color: ${theme.color.onImage};
    color: ${theme.color.onImage};
    background: ${theme.shade.glass};
  }
  &:where([data-tone='price']) {
    background: ${theme.color.success};
    color: ${theme.color.onSuccess};
  }
  svg {
    flex: none;
  }
  ${from.hover} {
    &:hover {
      filter: brightness(${theme.brightness.hover});
    }
  }
  &:active {
    filter: brightness(${theme.brightness.pressed});
  }
  /* While an action runs, a stroke moves along the lower edge. */
  &[aria-busy='true'] {
    position: relative;
    overflow: hidden;
    cursor: progress;
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-top: 4px solid;
    animation: work 700ms ease-in-out infinite alternate;
  }
`

const PlainButton = styled.button`
  ${buttonStyle}
`

const PlainLink = styled.a`
  ${buttonStyle}
`

export function Button({$tone = 'plain', ...properties}: ComponentProps<'button'> & ButtonLook) {
  return <PlainButton data-tone={$tone} {...properties} />
}

export function ButtonLink({$tone = 'plain', ...properties}: ComponentProps<'a'> & ButtonLook) {
  return <PlainLink data-tone={$tone} {...properties} />
}
