import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {theme} from '../design/theme.ts'

export function PhoneBubble({phone}: {phone: string}) {
  return (
    <Phone>
      <Icon shape={shapes.phone} size={28} />
      <span>{phone}</span>
    </Phone>
  )
}

/** The message as it will look in the chat. */
export const MessageBubble = ({text}: {text: string}) => <Message>{text}</Message>

const Phone = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  padding: ${theme.space.m} ${theme.space.s};
  background: ${theme.color.raised};
  /* In the display font a zero looks like the letter O. */
  font: 600 clamp(1.5rem, 1.1rem + 2vw, 2rem) / 1.2 ${theme.font.text};
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    color: ${theme.color.accent};
  }
`

const Message = styled.blockquote`
  position: relative;
  margin: 0.25rem 0.75rem 0.25rem 2rem;
  padding: ${theme.space.s} 1.25rem;
  background: ${theme.color.success};
  color: ${theme.color.onSuccess};
  overflow-wrap: anywhere;
  white-space: pre-line;

  &::after {
    content: '';
    position: absolute;
    right: calc(1px - 0.75rem);
    bottom: 0;
    border: 0.75rem solid transparent;
    border-right-width: 0;
    border-bottom: 0 solid;
    border-left-color: ${theme.color.success};
  }
`
