// Cards of products.

export const manyMoreDesigns = 'शोरूम में और भी बहुत डिज़ाइन'
/** On the button, when a tap would put one more product on the list. */
export const listIsFull = 'सूची भर गई है'
/** Name of the button on a picture, which only assistive technology reads. */
export const onEnquiryList = (name: string, productId: string) => `पूछताछ सूची: ${name} ${productId}`
