// Cards of products.

export const manyMoreDesigns = 'शोरूम में और भी बहुत डिज़ाइन'
/** Name of the button on a picture, which only assistive technology reads. */
export const onEnquiryList = (name: string, productId: string) => `पूछताछ सूची: ${name} ${productId}`
