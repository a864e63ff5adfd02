import {css, styled} from 'styled-components'
import {from, theme} from './theme.ts'

export interface ButtonLook {
  /** `primary` for the one thing to do here, `plain` for the rest, `clear` on pictures, `price` for WhatsApp. */
  $tone?: 'primary' | 'plain' | 'clear' | 'price'
}

const tones = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  `,
  plain: css`
    border-color: ${theme.color.edge};
    color: ${theme.color.text};
  `,
  clear: css`
    border-color: ${theme.color.onPicture};
    color: ${theme.color.onPicture};
    background: ${theme.shade.glass};
  `,
  price: css`
    background: ${theme.color.success};
    color: ${theme.color.onSuccess};
  `,
}

/** What buttons and links that look like buttons share. */
const buttonStyle = css<ButtonLook>`
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
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  transition: filter ${theme.motion};
  ${({$tone = 'plain'}) => tones[$tone]}

  svg {
    flex: none;
  }
  ${from.hover} {
    &:hover {
      filter: brightness(1.1);
    }
  }
`

export const Button = styled.button<ButtonLook>`
  ${buttonStyle}
`

export const ButtonLink = styled.a<ButtonLook>`
  ${buttonStyle}
`
