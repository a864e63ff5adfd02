/** Head of a page that is not there. */
export const missingHead = (title: string) => ({
  meta: [{title}, {name: 'robots', content: 'noindex'}],
  links: [],
})
