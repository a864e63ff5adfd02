import {Link} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {theme} from '../design/theme.ts'
import {useIsOwner} from './owner.ts'

/** Link to the owner's menu. Only on the owner's devices. */
export function OwnerLink() {
  return useIsOwner() ? <RedLink to="/admin">Owner Page</RedLink> : null
}

const RedLink = styled(Link)`
  /* Outweighs the header's rule for links. */
  nav &&,
  nav &&[aria-current='page'] {
    color: ${theme.color.danger};
  }
`
