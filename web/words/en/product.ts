// Cards of products.

export const manyMoreDesigns = 'Many More Designs At Showroom'
/** Name of the button on a picture, which only assistive technology reads. */
export const onEnquiryList = (name: string, productId: string) => `Enquiry list: ${name} ${productId}`
