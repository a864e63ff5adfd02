import {expect, test} from 'vitest'
import {allProductsDescription, allProductsTitle, contactDescription} from './en/heads.ts'

/** Exports that every language needs: a text for each text, and a function of the same parameters for each function. */
type Words<English> = {[Name in keyof English]: English[Name] extends string ? string : English[Name]}

/** A type error where a language lacks words that English has, or has them in another form. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the constraints are the test
const complete = <English, _Telugu extends Words<English>, _Hindi extends Words<English>>() => true

// oxlint-disable typescript/consistent-type-imports -- only types, and only here
const ROOMS = {
  about: complete<
    typeof import('./en/about.ts'),
    typeof import('./te/about.ts'),
    typeof import('./hi/about.ts')
  >(),
  accessibility: complete<
    typeof import('./en/accessibility.ts'),
    typeof import('./te/accessibility.ts'),
    typeof import('./hi/accessibility.ts')
  >(),
  'all-products': complete<
    typeof import('./en/all-products.ts'),
    typeof import('./te/all-products.ts'),
    typeof import('./hi/all-products.ts')
  >(),
  availability: complete<
    typeof import('./en/availability.ts'),
    typeof import('./te/availability.ts'),
    typeof import('./hi/availability.ts')
  >(),
  calculator: complete<
    typeof import('./en/calculator.ts'),
    typeof import('./te/calculator.ts'),
    typeof import('./hi/calculator.ts')
  >(),
  carousel: complete<
    typeof import('./en/carousel.ts'),
    typeof import('./te/carousel.ts'),
    typeof import('./hi/carousel.ts')
  >(),
  catalogue: complete<
    typeof import('./en/catalogue.ts'),
    typeof import('./te/catalogue.ts'),
    typeof import('./hi/catalogue.ts')
  >(),
  category: complete<
    typeof import('./en/category.ts'),
    typeof import('./te/category.ts'),
    typeof import('./hi/category.ts')
  >(),
  'category-card': complete<
    typeof import('./en/category-card.ts'),
    typeof import('./te/category-card.ts'),
    typeof import('./hi/category-card.ts')
  >(),
  choice: complete<
    typeof import('./en/choice.ts'),
    typeof import('./te/choice.ts'),
    typeof import('./hi/choice.ts')
  >(),
  consent: complete<
    typeof import('./en/consent.ts'),
    typeof import('./te/consent.ts'),
    typeof import('./hi/consent.ts')
  >(),
  contact: complete<
    typeof import('./en/contact.ts'),
    typeof import('./te/contact.ts'),
    typeof import('./hi/contact.ts')
  >(),
  'contact-dialog': complete<
    typeof import('./en/contact-dialog.ts'),
    typeof import('./te/contact-dialog.ts'),
    typeof import('./hi/contact-dialog.ts')
  >(),
  'contact-page': complete<
    typeof import('./en/contact-page.ts'),
    typeof import('./te/contact-page.ts'),
    typeof import('./hi/contact-page.ts')
  >(),
  designs: complete<
    typeof import('./en/designs.ts'),
    typeof import('./te/designs.ts'),
    typeof import('./hi/designs.ts')
  >(),
  drift: complete<
    typeof import('./en/drift.ts'),
    typeof import('./te/drift.ts'),
    typeof import('./hi/drift.ts')
  >(),
  enquiry: complete<
    typeof import('./en/enquiry.ts'),
    typeof import('./te/enquiry.ts'),
    typeof import('./hi/enquiry.ts')
  >(),
  'enquiry-page': complete<
    typeof import('./en/enquiry-page.ts'),
    typeof import('./te/enquiry-page.ts'),
    typeof import('./hi/enquiry-page.ts')
  >(),
  errors: complete<
    typeof import('./en/errors.ts'),
    typeof import('./te/errors.ts'),
    typeof import('./hi/errors.ts')
  >(),
  facts: complete<
    typeof import('./en/facts.ts'),
    typeof import('./te/facts.ts'),
    typeof import('./hi/facts.ts')
  >(),
  failure: complete<
    typeof import('./en/failure.ts'),
    typeof import('./te/failure.ts'),
    typeof import('./hi/failure.ts')
  >(),
  file: complete<
    typeof import('./en/file.ts'),
    typeof import('./te/file.ts'),
    typeof import('./hi/file.ts')
  >(),
  'find-dialog': complete<
    typeof import('./en/find-dialog.ts'),
    typeof import('./te/find-dialog.ts'),
    typeof import('./hi/find-dialog.ts')
  >(),
  finding: complete<
    typeof import('./en/finding.ts'),
    typeof import('./te/finding.ts'),
    typeof import('./hi/finding.ts')
  >(),
  heads: complete<
    typeof import('./en/heads.ts'),
    typeof import('./te/heads.ts'),
    typeof import('./hi/heads.ts')
  >(),
  home: complete<
    typeof import('./en/home.ts'),
    typeof import('./te/home.ts'),
    typeof import('./hi/home.ts')
  >(),
  map: complete<typeof import('./en/map.ts'), typeof import('./te/map.ts'), typeof import('./hi/map.ts')>(),
  measure: complete<
    typeof import('./en/measure.ts'),
    typeof import('./te/measure.ts'),
    typeof import('./hi/measure.ts')
  >(),
  offline: complete<
    typeof import('./en/offline.ts'),
    typeof import('./te/offline.ts'),
    typeof import('./hi/offline.ts')
  >(),
  'owner-menu': complete<
    typeof import('./en/owner-menu.ts'),
    typeof import('./te/owner-menu.ts'),
    typeof import('./hi/owner-menu.ts')
  >(),
  'owner-phone': complete<
    typeof import('./en/owner-phone.ts'),
    typeof import('./te/owner-phone.ts'),
    typeof import('./hi/owner-phone.ts')
  >(),
  chunks: complete<
    typeof import('./en/chunks.ts'),
    typeof import('./te/chunks.ts'),
    typeof import('./hi/chunks.ts')
  >(),
  preview: complete<
    typeof import('./en/preview.ts'),
    typeof import('./te/preview.ts'),
    typeof import('./hi/preview.ts')
  >(),
  print: complete<
    typeof import('./en/print.ts'),
    typeof import('./te/print.ts'),
    typeof import('./hi/print.ts')
  >(),
  privacy: complete<
    typeof import('./en/privacy.ts'),
    typeof import('./te/privacy.ts'),
    typeof import('./hi/privacy.ts')
  >(),
  'privacy-notice': complete<
    typeof import('./en/privacy-notice.ts'),
    typeof import('./te/privacy-notice.ts'),
    typeof import('./hi/privacy-notice.ts')
  >(),
  product: complete<
    typeof import('./en/product.ts'),
    typeof import('./te/product.ts'),
    typeof import('./hi/product.ts')
  >(),
  'product-dialog': complete<
    typeof import('./en/product-dialog.ts'),
    typeof import('./te/product-dialog.ts'),
    typeof import('./hi/product-dialog.ts')
  >(),
  'rate-us': complete<
    typeof import('./en/rate-us.ts'),
    typeof import('./te/rate-us.ts'),
    typeof import('./hi/rate-us.ts')
  >(),
  recent: complete<
    typeof import('./en/recent.ts'),
    typeof import('./te/recent.ts'),
    typeof import('./hi/recent.ts')
  >(),
  scale: complete<
    typeof import('./en/scale.ts'),
    typeof import('./te/scale.ts'),
    typeof import('./hi/scale.ts')
  >(),
  shell: complete<
    typeof import('./en/shell.ts'),
    typeof import('./te/shell.ts'),
    typeof import('./hi/shell.ts')
  >(),
  shop: complete<
    typeof import('./en/shop.ts'),
    typeof import('./te/shop.ts'),
    typeof import('./hi/shop.ts')
  >(),
  quotation: complete<
    typeof import('./en/quotation.ts'),
    typeof import('./te/quotation.ts'),
    typeof import('./hi/quotation.ts')
  >(),
  type: complete<
    typeof import('./en/type.ts'),
    typeof import('./te/type.ts'),
    typeof import('./hi/type.ts')
  >(),
  testimonial: complete<
    typeof import('./en/testimonial.ts'),
    typeof import('./te/testimonial.ts'),
    typeof import('./hi/testimonial.ts')
  >(),
  upload: complete<
    typeof import('./en/upload.ts'),
    typeof import('./te/upload.ts'),
    typeof import('./hi/upload.ts')
  >(),
}
// oxlint-enable typescript/consistent-type-imports

const modules = import.meta.glob<Record<string, unknown>>('./*/*.ts', {eager: true})

const namesIn = (language: string, room: string) =>
  Object.keys(modules[`./${language}/${room}.ts`] ?? {}).toSorted()

const rooms = Object.keys(modules)
  .flatMap((path) => /^\.\/en\/(.+)\.ts$/.exec(path)?.[1] ?? [])
  .filter((room) => room !== 'language')

test('the types above compare every room of words', () => {
  expect(Object.keys(ROOMS).toSorted()).toEqual(rooms.toSorted())
})

test.each(['te', 'hi'])(
  'the words in “%s” are those of English: none is missing, none is left over',
  (language) => {
    for (const room of [...rooms, 'language'])
      expect([room, ...namesIn(language, room)]).toEqual([room, ...namesIn('en', room)])
  },
)

test('a sentence names the town where it is known, and is complete without it', () => {
  expect(contactDescription('Hyderabad')).toContain('our showroom in Hyderabad: ')
  expect(contactDescription(undefined)).toContain('our showroom: ')
})

test('titles of searches and of later pages say so', () => {
  expect(allProductsTitle(undefined, undefined)).toBe('All Products')
  expect(allProductsTitle('lotus', '2')).toBe('“lotus” in All Products, Page 2')
  expect(allProductsDescription('Hyderabad', '2')).toMatch(
    /^Page 2 of all products\. Every piece of our showroom in Hyderabad,/,
  )
})
