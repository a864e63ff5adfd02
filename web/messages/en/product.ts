// Cards of products.

export const manyMoreDesigns = 'Many More Designs At Showroom'
/** On the button, when a tap would put one more product on the list. */
export const listIsFull = 'The list is full'
/** Name of the button on a picture, which only assistive technology reads. */
export const onEnquiryList = (name: string, productId: string) => `Enquiry list: ${name} ${productId}`
