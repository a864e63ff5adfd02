import {css} from 'styled-components'
import {theme} from '../design/theme.ts'

/**
 * Styles of the panel. They are text in its script, because the style sheet would carry them to every visitor, also
 * where nobody is asked. `--panel` is the height that page and product leave free at their ends.
 */
const style: unknown = css`
  .choices {
    position: fixed;
    right: ${theme.gutter};
    bottom: calc(${theme.bannerHeight} + 0.5rem);
    z-index: ${theme.layer.banner};
    display: grid;
    gap: 0.75rem;
    width: min(27rem, calc(100vw - 2 * ${theme.gutter}));
    max-height: 70svh;
    overflow: auto;
    padding: ${theme.space.s};
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow};
    font-size: ${theme.size.small};
  }
  .choices > strong {
    font-size: ${theme.size.body};
  }
  .choices label {
    display: flex;
    gap: 0.75rem;
    min-height: 2.75rem;
  }
  .choices input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${theme.color.accent};
  }
  .choices div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .choices button {
    flex: 1 1 6rem;
    padding-inline: 0.5rem;
    font-size: ${theme.size.body};
  }
  .choices button.other {
    flex-basis: 100%;
  }
`

/** The build makes the styles one text. */
export const PANEL_STYLE = typeof style === 'string' ? style : ''
