import {Link} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Button} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {theme} from '../design/theme.ts'
import {useCopy} from '../device/use-copy.ts'
import * as messages from '#messages/upload'

/** The address of an uploaded file, to look at and to send on. */
export function UploadResult({publicUrl}: {publicUrl: string}) {
  const {outcome, copy} = useCopy()
  const slug = publicUrl.split('/').pop() ?? ''
  return (
    <Box aria-label={messages.publicAddress}>
      <p>
        <a href={publicUrl} target="_blank" rel="noopener">
          {publicUrl}
        </a>
      </p>
      <div>
        <Button type="button" $tone="primary" onClick={() => void copy(publicUrl)}>
          <Icon shape={shapes.copy} />
          {outcome === 'copied' ? messages.copied : messages.copyUrl}
        </Button>
        <Link to="/file/$slug" params={{slug}}>
          {messages.viewFile}
        </Link>
      </div>
      <output className={outcome}>{outcome === 'failed' && messages.couldNotCopy}</output>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space.s};
  max-width: 44rem;
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};

  div {
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
  }
  a {
    padding-block: 0.625rem;
    overflow-wrap: anywhere;
  }
  .failed {
    color: ${theme.color.danger};
  }
`
