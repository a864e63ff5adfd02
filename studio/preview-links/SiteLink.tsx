import {LaunchIcon} from '@sanity/icons/Launch'
import {styled} from 'styled-components'
import {useMessages} from '../languages/use-messages.ts'

interface SiteLinkProps {
  /** Address of a page of the site. */
  href: string
  /** Name of the document on the page, for screen readers. */
  name: string
}

/** Opens the page that shows a document, as visitors see it, in a new tab. */
export function SiteLink({href, name}: SiteLinkProps) {
  const t = useMessages()
  return (
    <Link
      aria-label={t('open-on-site.named', {name})}
      href={href}
      rel="noopener"
      target="_blank"
      title={t('open-on-site.title')}
    >
      <LaunchIcon />
    </Link>
  )
}

/* A plain element: rows of the table must be drawn within a frame. High and wide enough for a thumb. */
const Link = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  color: var(--card-muted-fg-color);
  font-size: 19px;
  &:hover,
  &:focus-visible {
    color: var(--card-fg-color);
  }
`
