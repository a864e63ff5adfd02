import {styled} from 'styled-components'
import {Jali} from './Jali.tsx'
import {theme} from './theme.ts'

const Frame = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space.m};
  min-height: 70svh;
  padding: ${theme.space.xl} ${theme.gutter};
  text-align: center;

  > [data-jali] {
    width: min(100%, 24rem);
  }
  p {
    max-width: 34rem;
    color: ${theme.color.quiet};
    font-size: ${theme.size.lead};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${theme.space.s};
    margin-top: ${theme.space.s};
  }
  /* A button with a phone number fits the narrowest phones, on two lines where the phone's own letters are wide. */
  .ways > * {
    padding-inline: clamp(1rem, 5vw, 1.5rem);
  }
`

interface NoticeProps {
  title: string
  children: React.ReactNode
}

/** A page with one sentence and links that lead on. Put the links into an element of class `ways`. */
export function Notice({title, children}: NoticeProps) {
  return (
    <Frame>
      <Jali />
      <h1>{title}</h1>
      {children}
    </Frame>
  )
}
