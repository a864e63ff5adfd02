import {Link} from '@tanstack/react-router'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {useDeviceList} from '../device/device-list.ts'
import {enquiry} from './enquiry.ts'
import * as messages from '#messages/enquiry'

/** Link to the enquiry list, with the number of products on it. */
export function EnquiryLink() {
  const count = useDeviceList(enquiry).length
  return (
    <Link
      to="/designs"
      search={{view: 'list'}}
      activeOptions={{exact: true}}
      className="tool"
      aria-label={messages.enquiryList(count)}
    >
      <Icon shape={shapes.list} size={24} />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Link>
  )
}
