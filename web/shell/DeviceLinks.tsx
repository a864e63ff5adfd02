import {Link} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {useDeviceList} from '../device/device-list.ts'
import {enquiry} from '../enquiry/enquiry.ts'
import {useIsOwner} from '../owner/owner.ts'
import * as enquiryMessages from '#messages/enquiry'
import * as messages from '#messages/shell'

// Links of the header that show what this device knows.

/** Link to the enquiry list, with the number of products on it. */
export function EnquiryLink() {
  const count = useDeviceList(enquiry).length
  return (
    <Link
      to="/designs"
      search={{view: 'list'}}
      activeOptions={{exact: true}}
      className="tool"
      aria-label={enquiryMessages.enquiryList(count)}
    >
      <Icon shape={shapes.list} size={24} />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  )
}

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
