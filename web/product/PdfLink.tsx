import {styled} from 'styled-components'
import {paperPath} from '../../contract/site/paper.ts'
import {theme} from '../design/theme.ts'
import {useOnline} from '../enquiry/use-online.ts'
import {prefix} from '#words/language'
import * as words from '#words/product-dialog'

/** Opens the tear sheet of a product, which the server makes. Without network there is none. */
export function PdfLink({category, productId}: {category: string; productId: string}) {
  if (!useOnline()) return null
  return (
    <Quiet href={prefix + paperPath('pdf', category, productId)} target="_blank" rel="nofollow">
      {words.savePdf}
    </Quiet>
  )
}

const Quiet = styled.a`
  display: inline-block;
  padding-block: 0.75rem;
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
`
