/** A product's name, in an element with `wholeWords`. */
export function Name({children}: {children: string}) {
  return children
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))
}
