import {css} from 'styled-components'
import {theme} from './theme.ts'

/** Labelled text fields and choices in a form: `label > span + input`. */
export const fieldStyle = css`
  label > span {
    display: block;
    margin-bottom: 0.25rem;
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
  [type='search'],
  [type='text'],
  select {
    width: 100%;
    min-height: 3rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    background: ${theme.color.ground};
    color: ${theme.color.text};
    text-overflow: ellipsis;
  }
`
