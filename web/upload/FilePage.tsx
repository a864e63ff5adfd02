import {styled} from 'styled-components'
import {filePath, uploadPath} from '../../contract/site/file.ts'
import {Button, ButtonLink} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {Container} from '../design/Layout.tsx'
import {Notice} from '../design/Notice.tsx'
import {theme} from '../design/theme.ts'
import {useEnv} from '../env/EnvContext.tsx'
import {LinkButton} from '../links/links.tsx'
import {ImageView, PdfView} from './FileViews.tsx'
import {useCopy} from '../device/use-copy.ts'
import * as messages from '#messages/file'

/** A file that the shop shares, to look at, download or send on. */
export function FilePage({slug}: {slug?: string}) {
  if (!slug) {
    return (
      <Notice title={messages.noFile}>
        <p>{messages.addressNamesNoFile}</p>
        <div className="ways">
          <LinkButton to="/">{messages.backToHome}</LinkButton>
        </div>
      </Notice>
    )
  }
  return (
    <Page>
      <header>
        <h1>{slug}</h1>
        <FileActions slug={slug} />
      </header>
      <FileView key={slug} slug={slug} />
    </Page>
  )
}

function FileView({slug}: {slug: string}) {
  const address = uploadPath(slug)
  const kind = fileKindOf(slug)
  if (kind === 'image') return <ImageView address={address} name={slug} />
  if (kind === 'pdf') return <PdfView address={address} name={slug} />
  return (
    <div className="other">
      <p>{messages.unsupported}</p>
      <ButtonLink href={address} target="_blank" rel="noopener">
        {messages.openOriginal}
      </ButtonLink>
    </div>
  )
}

function FileActions({slug}: {slug: string}) {
  const {publicUrl} = useEnv()
  const {outcome, copy} = useCopy()
  return (
    <div>
      <ButtonLink href={`${uploadPath(slug)}?dl=1`} download>
        <Icon shape={shapes.download} />
        {messages.download}
      </ButtonLink>
      <Button type="button" onClick={() => void copy(publicUrl + filePath(slug))}>
        <Icon shape={shapes.copy} />
        {outcome === 'copied' ? messages.copied : messages.copyLink}
      </Button>
      <output>{outcome === 'failed' && messages.couldNotCopy}</output>
    </div>
  )
}

const Page = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xl};

  header {
    display: grid;
    gap: ${theme.space.s};
    margin-bottom: ${theme.space.m};
  }
  h1 {
    font: 600 ${theme.size.lead} / 1.3 ${theme.font.text};
    letter-spacing: normal;
    overflow-wrap: anywhere;
  }
  header div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
  }
  header output {
    color: ${theme.color.danger};
  }
  .other {
    display: grid;
    justify-items: start;
    gap: ${theme.space.s};
    padding: ${theme.space.l};
    background: ${theme.color.raised};
  }
`

const IMAGES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'])

/** The view for a file, by the extension of its name. */
export function fileKindOf(slug: string): 'image' | 'pdf' | 'other' {
  const extension = /\.([^.]+)$/.exec(slug)?.[1]?.toLowerCase() ?? ''
  if (IMAGES.has(extension)) return 'image'
  return extension === 'pdf' ? 'pdf' : 'other'
}
