import type * as English from '../en/product.ts'

// Cards of products.

export const manyMoreDesigns = 'షోరూమ్‌లో ఇంకా ఎన్నో డిజైన్లు'
export const listIsFull = 'జాబితా నిండింది'
export const onEnquiryList: typeof English.onEnquiryList = (name, productId) =>
  `ఎంక్వైరీ జాబితా: ${name} ${productId}`
