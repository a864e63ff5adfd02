/** Documents that have an order among each other. */
export interface OrderedList {
  type: 'product' | 'category'
  /** GROQ condition that its documents fulfil. */
  filter: string
  params: Record<string, string>
}

export const ALL_CATEGORIES: OrderedList = {type: 'category', filter: '_type == "category"', params: {}}

export const productsOf = (categoryId: string): OrderedList => ({
  type: 'product',
  filter: '_type == "product" && category._ref == $categoryId',
  params: {categoryId},
})
