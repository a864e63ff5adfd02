import {styled} from 'styled-components'
import {theme} from '../design/theme.ts'
import * as words from '#words/preview'

/** Says that the page shows unpublished changes, and leads to what visitors see. */
export function PreviewNotice() {
  const leave = () => {
    location.href = `/preview/disable?to=${encodeURIComponent(location.pathname + location.search)}`
  }
  return (
    <Bar>
      {words.notPublishedYet}{' '}
      <button type="button" onClick={leave}>
        {words.showPublished}
      </button>
    </Bar>
  )
}

const Bar = styled.output`
  position: fixed;
  z-index: ${theme.layer.banner};
  inset: auto auto calc(${theme.bannerHeight} + ${theme.space.xs}) ${theme.space.xs};
  max-width: min(24rem, calc(100vw - 6rem));
  padding: ${theme.space.s} ${theme.space.m};
  background: ${theme.color.text};
  color: ${theme.color.ground};
  font-size: 0.875rem;

  button {
    padding: 0;
    background: none;
    border: 0;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`
