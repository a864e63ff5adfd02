const grouping = new Intl.NumberFormat('en-IN', {maximumFractionDigits: 0})

/** A price as the site shows it: `20000` becomes `₹20,000`. A price with a unit keeps its text: `₹220 SFT`. */
export function rupees(price: string | number): string {
  const text = String(price).trim()
  if (/^\d+$/.test(text)) return `₹${grouping.format(Number(text))}`
  return text.startsWith('₹') ? text : `₹${text}`
}
