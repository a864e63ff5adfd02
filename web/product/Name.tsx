import {styled} from 'styled-components'

/** A product's name without line breaks inside compound words: no line ends with “Two-”. */
export function Name({children}: {children: string}) {
  return children
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <Whole key={index}>{part}</Whole>))
}

const Whole = styled.span`
  white-space: nowrap;
`
