import {Link} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {from, theme} from '../design/theme.ts'
import {useIsOwner} from './owner.ts'
import * as messages from '#messages/shell'

/** Link to the owner's menu. Only on the owner's devices. */
export function OwnerLink() {
  return useIsOwner() ? <RedLink to="/admin">{messages.ownerPage}</RedLink> : null
}

const RedLink = styled(Link)`
  /* Outweighs the header's rule for links. */
  nav &&,
  nav &&[aria-current='page'] {
    color: ${theme.color.danger};
  }
  /* There is no room for both, and the owner needs this link more than one to another language. */
  ${from.tablet} {
    nav && + .languages {
      display: none;
    }
  }
  ${from.desktop} {
    nav && + .languages {
      display: flex;
    }
  }
  /* On the picture of the home page no red can be read without a dark ground. The margin keeps the link's size. */
  ${from.tablet} {
    [data-over] nav && {
      margin-inline: -0.375rem;
      padding-inline: 0.375rem;
      background: linear-gradient(${theme.shade.backdrop} 0 0) center / 100% 2em no-repeat;
      color: ${theme.color.dangerOnImage};
    }
  }
`
