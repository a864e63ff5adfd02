import {defineLocaleResourceBundle} from 'sanity'

/** Name of these words among those of the Studio. */
export const WORDS = 'shop'

/**
 * The words of the desk and of its tools. A translation is a file with the same keys, and a bundle for its locale. A key
 * that ends with `_one` or `_other` is chosen by `count`.
 */
const english = {
  'tool.shop': 'Shop',
  'desk.title': 'Shop',
  'desk.by-category': 'Products by category',
  'desk.attention': 'Needs attention',
  'desk.all-products': 'All products',
  'desk.categories': 'Categories',
  'desk.testimonials': 'Testimonials',
  'desk.enquiries': 'Enquiries',
  'desk.settings': 'Site settings',

  'categories.products_one': '{{count}} product',
  'categories.products_other': '{{count}} products',
  'categories.drafts_one': '{{count}} draft',
  'categories.drafts_other': '{{count}} drafts',

  'products.add': 'Add a product',
  'products.add-many': 'Add many',
  'products.move': 'Show buttons that move',
  // The list names this one when products have no order.
  'products.reset': 'Reset Order',
  'products.add-failed': 'The product could not be added. Check the connection, then try again.',

  'attention.all-done': 'Everything is in order.',
  'attention.none': 'Nothing is left here.',
  'attention.more': 'The first {{shown}} of {{count}}.',
  'attention.no-picture': 'No picture',
  'attention.no-picture.why': 'The site does not show a product without a picture.',
  'attention.small-picture': 'Small picture',
  'attention.small-picture.why':
    'Its longer side is under 960 pixels, so it looks blurred when it is enlarged.',
  'attention.no-price': 'No price',
  'attention.no-price.why': 'Its category has a starting price, but the product has neither price nor range.',
  'attention.no-description': 'Picture not described',
  'attention.no-description.why': 'Screen readers and search engines cannot say what the picture shows.',
  'attention.long-title': 'Name too long',
  'attention.long-title.why': 'Search engines and shared links cut a name after about 60 characters.',
  'attention.drafts': 'Not published',
  'attention.drafts.why': 'Visitors do not see these changes yet.',

  'add-many.title': 'Add many products',
  'add-many.explanation':
    'Each photograph becomes a draft of a product, with the next free number. Visitors see a product when you publish it.',
  'add-many.category': 'Category',
  'add-many.choose-category': 'Choose a category …',
  'add-many.category-first': 'Choose a category for these photographs.',
  'add-many.drop': 'Drop photographs or a folder here.',
  'add-many.choose-photographs': 'Choose photographs',
  'add-many.choose-folder': 'Choose a folder',
  'add-many.looking': 'Looking at the photographs …',
  'add-many.nothing': 'No photograph is ticked, or none of the files is a picture.',
  'add-many.will-make_one': '{{count}} product will be made: {{from}}.',
  'add-many.will-make_other': '{{count}} products will be made: {{from}} to {{to}}.',
  'add-many.add_one': 'Add {{count}} product',
  'add-many.add_other': 'Add {{count}} products',
  'add-many.include': 'Make a product of {{file}}',
  'add-many.name': 'Name of the product of {{file}}',
  'add-many.no-name': 'Name, can be written later',
  'add-many.used': 'Already in the catalogue: {{by}}',
  'add-many.twin': 'Chosen twice',
  'add-many.uploaded': 'Uploaded',
  'add-many.refused': 'Not accepted: {{reason}}',
  'add-many.uploading': '{{done}} of {{count}} uploaded. You can go on working in the Studio.',
  'add-many.offline':
    '{{done}} of {{count}} uploaded. The connection is lost; the upload continues when it is back.',
  'add-many.progress': 'Uploaded photographs',
  'add-many.stop': 'Stop',
  'add-many.stopped': 'Stopped: {{done}} of {{count}} are uploaded. No product was made yet.',
  'add-many.continue': 'Continue',
  'add-many.add-uploaded_one': 'Add the {{count}} that is uploaded',
  'add-many.add-uploaded_other': 'Add the {{count}} that are uploaded',
  'add-many.discard': 'Discard',
  'add-many.making': 'Making the drafts …',
  'add-many.made_zero': 'No product was added.',
  'add-many.made_one': '{{count}} draft was added: {{from}}.',
  'add-many.made_other': '{{count}} drafts were added: {{from}} to {{to}}.',
  'add-many.undo': 'Undo',
  'add-many.undone': 'Undone: the drafts and their pictures are deleted.',
  'add-many.undone-except_one': 'Undone, except {{count}} draft that was changed since.',
  'add-many.undone-except_other': 'Undone, except {{count}} drafts that were changed since.',
  'add-many.open': 'Open the category',
  'add-many.again': 'Add more',
  'add-many.failed': 'The lake did not answer. Nothing is lost: check the connection, then try again.',
  'add-many.undo-failed': 'The drafts could not be deleted. Check the connection, then undo again.',

  'table.title': 'Table',
  'table.explanation':
    'Type in the cells, or paste from a spreadsheet. Changes are drafts: visitors see them when you publish.',
  'table.products': 'Products of the category',
  'table.code': 'Number',
  'table.name': 'Name',
  'table.alt': 'Description of the picture',
  'table.value': 'Price (₹)',
  'table.range': 'Price range',
  'table.note': 'Note',
  'table.material': 'Material',
  'table.finish': 'Finish',
  'table.size': 'Size',
  'table.weight': 'Weight',
  'table.cell': '{{column}} of {{product}}',
  'table.choose': 'Choose {{product}}',
  'table.choose-drafts': 'Choose all drafts',
  'table.draft': 'Not published',
  'table.undo': 'Undo the last change',
  'table.publish_zero': 'Publish',
  'table.publish_one': 'Publish {{count}}',
  'table.publish_other': 'Publish {{count}}',
  'table.published_zero': 'Nothing was published.',
  'table.published_one': '{{count}} product is published.',
  'table.published_other': '{{count}} products are published.',
  'table.not-published': '{{product}} was not published.',
  'table.no-price':
    'That is no price. Write rupees, such as 12,000 or 1.2 lakh; other words belong into the price range.',
  'table.failed': 'The change could not be saved. Check the connection, then try again.',

  'uploads.title': 'Uploaded files',
  'uploads.explanation':
    'Files that were sent with the upload page. Everybody who knows the address of a file can open it.',
  'uploads.kept_one': 'Files are deleted after {{count}} day.',
  'uploads.kept_other': 'Files are deleted after {{count}} days.',
  'uploads.loading': 'Loading …',
  'uploads.none': 'There are no uploaded files.',
  'uploads.failed': 'The files could not be listed. Check the connection, then try again.',
  'uploads.not-allowed': 'Your role does not show uploaded files.',
  'uploads.again': 'Try again',
  'uploads.more': 'The newest {{shown}} of {{count}}.',
  'uploads.delete': 'Delete',
  'uploads.delete-file': 'Delete {{file}}',
  'uploads.question':
    'The file cannot be brought back. Its address says from now on that the file was taken down.',
  'uploads.keep': 'Keep the file',
  'uploads.deleted': '{{file}} is deleted.',
  'uploads.delete-failed': 'The file could not be deleted. Check the connection, then try again.',

  'passkeys.title': 'Passkeys',
  'passkeys.explanation':
    'With a passkey you sign in by finger, face or the code of your device, without your password. Add one on each phone and computer that you use. Your password works all the same.',
  'passkeys.name': 'Name of this device',
  'passkeys.name-example': 'My phone',
  'passkeys.add': 'Add a passkey',
  'passkeys.none': 'You have no passkeys yet.',
  'passkeys.added': 'Added on {{day}}.',
  'passkeys.used': 'Last used on {{day}}.',
  'passkeys.unused': 'Not used yet.',
  'passkeys.remove': 'Remove',
  'passkeys.remove-named': 'Remove {{name}}',
  'passkeys.failed': 'The passkeys could not be changed. Check the connection, then try again.',
} as const

export type Word = keyof typeof english

/** Explains releases by what a shop does with them, instead of the Studio's own words. */
const releases = {
  'overview.description':
    'Changes that go live together, at the time that you choose. Prepare a price list for a festival here, and let it go live at midnight.',
}

/** The words as the Studio's configuration takes them. */
export const bundles = [
  defineLocaleResourceBundle({locale: 'en-US', namespace: WORDS, resources: english}),
  defineLocaleResourceBundle({locale: 'en-US', namespace: 'releases', resources: releases}),
]

/** Title of a part of the desk: English, and the key by which the Studio finds its translation. */
export const titled = (key: Word) => ({title: english[key], i18n: {title: {key, ns: WORDS}}})
