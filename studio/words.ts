import {defineLocaleResourceBundle} from 'sanity'

/** Name of these words among those of the Studio. */
export const WORDS = 'shop'

/**
 * The words of the desk and of its tools. A translation is a file with the same keys, and a bundle for its locale. A key
 * that ends with `_one` or `_other` is chosen by `count`.
 */
const english = {
  'tool.shop': 'Shop',
  'today.title': 'Today',
  'today.add': 'Add a product',
  'today.loading': 'Loading …',
  'today.today': 'Today',
  'today.week': '7 days',
  'today.enquiries': 'Enquiries',
  'today.count_one': 'enquiry today, {{week}} in seven days',
  'today.count_other': 'enquiries today, {{week}} in seven days',
  'today.per-day': 'Enquiries of each day: {{days}}',
  'today.action': 'They want',
  'today.action.price': 'Price on WhatsApp',
  'today.action.call': 'Call',
  'today.action.visit': 'Directions',
  'today.action.other': 'Other',
  'today.figures': '{{today}} today · {{week}} in 7 days',
  'today.by-category': 'Enquiries by category',
  'today.none-in-category': 'No enquiry came from the page of a category in the last seven days.',
  'today.by-click': 'Contacts after an advertisement',
  'today.no-clicks': 'No advertisement led to a contact in the last seven days.',
  'today.click.gclid': 'Google advertisement',
  'today.click.wbraid': 'Google advertisement, iPhone',
  'today.click.gbraid': 'Google advertisement, iPhone app',
  'today.wanted': 'Most asked-for products, 7 days',
  'today.none-wanted': 'Nobody asked for a product in the last seven days.',
  'today.times': '{{count}} ×',
  'today.gone': '{{product}}, no longer in the catalogue',
  'today.newest': 'Newest enquiries',
  'today.none': 'There are no enquiries yet.',
  'today.all-enquiries': 'All enquiries',
  'today.releases': 'Releases that are due',
  'today.no-releases': 'No release has a date.',
  'today.untitled': 'Release without a name',
  'today.goes-live': 'goes live {{time}}',
  'today.planned': 'planned for {{time}}, not scheduled',
  'today.no-answer': 'The server does not answer. Check the connection; this page tries again every minute.',
  'today.server': 'Backup and storage',
  'today.used': '{{used}} used',
  'today.free': '{{free}} free',
  'today.last-backup': 'The last backup was made {{ago}} ({{size}}).',
  'today.no-backup': 'There is no backup yet. One is made every night; the button makes one now.',
  'today.backups-off': 'Automatic backups are turned off. Ask whoever runs the server to set BACKUP_DIR.',
  'today.download': 'Download a backup',
  'today.making-backup': 'Making the backup …',
  'today.download-started': 'The download has started. Keep the file where nobody else can read it.',
  'today.record': 'Sign-ins and changes of access',
  'today.from': 'from {{sender}}',

  'audit.actor.owner': 'The owner',
  'audit.actor.this-machine': 'Somebody at the server',
  'audit.actor.server': 'The server',
  'audit.actor.lake': 'The server',
  'audit.actor.unknown': 'Somebody',
  'audit.signed-in': '{{who}} signed in, {{subject}}.',
  'audit.sign-in-failed_one': '{{who}} failed to sign in: {{subject}}.',
  'audit.sign-in-failed_other': '{{who}} failed to sign in {{count}} times: {{subject}}.',
  'audit.sign-in-link-made': '{{who}} made a sign-in link for {{subject}}.',
  'audit.sessions-ended': '{{who}} ended sessions of {{subject}}.',
  'audit.password-set': '{{who}} set the password of {{subject}}.',
  'audit.person-added': '{{who}} let somebody in: {{subject}}.',
  'audit.person-removed': '{{who}} removed the access of {{subject}}.',
  'audit.role-changed': '{{who}} changed a role: {{subject}}.',
  'audit.token-made': '{{who}} made a token for a program: {{subject}}.',
  'audit.token-revoked': '{{who}} revoked a token: {{subject}}.',
  'audit.dataset-deleted': '{{who}} deleted the dataset {{subject}}.',
  'audit.exported': '{{who}} exported the content of {{subject}}.',
  'audit.purged_one': '{{who}} deleted a document for good ({{subject}}).',
  'audit.purged_other': '{{who}} deleted {{count}} documents for good ({{subject}}).',
  'audit.history-removed': '{{who}} removed old history of {{subject}}.',
  'audit.backed-up': 'A backup was made: {{subject}}.',
  'audit.backup-downloaded': '{{who}} downloaded a backup: {{subject}}.',
  'audit.restored': '{{who}} restored {{subject}}.',

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

  'category.has-products_one': 'The category still has {{count}} product',
  'category.has-products_other': 'The category still has {{count}} products',
  'category.products-first':
    'A product without a category is shown nowhere, so a category is deleted only when it is empty. Move its products to another category in the table, or delete them there, and publish. Then delete the category.',
  'category.open-table': 'Open its products in the table',

  'price.visitors': 'Visitors see {{price}}',

  'products.add': 'Add a product',
  'products.add-many': 'Add many',
  'products.order': 'Change the order',
  'products.order-done': 'Done',
  // When products have no order, the list of Sanity's plugin tells the person to press the item with this name.
  'products.reset': 'Reset Order',
  'products.add-failed': 'The product could not be added. Check the connection, then try again.',

  'order.up': 'Move {{product}} up',
  'order.down': 'Move {{product}} down',
  'order.top': 'Move {{product}} to the top',
  'order.failed': 'The product could not be moved. Check the connection, then try again.',

  'attention.all-done': 'Everything is in order.',
  'attention.none': 'Nothing is left to do here.',
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
  'add-many.left-out_one':
    '{{count}} is not ticked, because its picture is known already. Tick it to add it all the same.',
  'add-many.left-out_other':
    '{{count}} are not ticked, because their pictures are known already. Tick those that you want all the same.',
  'add-many.add_one': 'Add {{count}} product',
  'add-many.add_other': 'Add {{count}} products',
  'add-many.include': 'Make a product of {{file}}',
  'add-many.name': 'Name of the product of {{file}}',
  'add-many.no-name': 'Name (can be added later)',
  'add-many.used': 'Already in the catalogue: {{by}}',
  'add-many.looks-like': 'Nearly the same picture: {{other}}',
  'add-many.twin': 'Chosen twice',
  'add-many.uploaded': 'Uploaded',
  'add-many.refused': 'Not accepted: {{reason}}',
  'add-many.uploading': '{{done}} of {{count}} uploaded. You can go on working in the Studio.',
  'add-many.offline':
    '{{done}} of {{count}} uploaded. The connection is lost; the upload continues when it is back.',
  'add-many.progress': 'Uploaded photographs',
  'add-many.stop': 'Stop',
  'add-many.stopped': 'Stopped: {{done}} of {{count}} are uploaded. No product has been made yet.',
  'add-many.continue': 'Continue',
  'add-many.add-uploaded_one': 'Add the {{count}} that is uploaded',
  'add-many.add-uploaded_other': 'Add the {{count}} that are uploaded',
  'add-many.discard': 'Discard',
  'add-many.making': 'Making the drafts …',
  'add-many.made_zero': 'No product was added.',
  'add-many.made_one': '{{count}} draft was added: {{from}}.',
  'add-many.made_other': '{{count}} drafts were added: {{from}} to {{to}}.',
  'add-many.publishing': 'Publishing …',
  'add-many.publish-failed':
    'The drafts are kept, but they could not be published. Check the connection, then try again.',
  'add-many.undo': 'Undo',
  'add-many.undone': 'Undone: the drafts and their pictures are deleted.',
  'add-many.undone-except_one': 'Undone, except {{count}} draft that was changed since.',
  'add-many.undone-except_other': 'Undone, except {{count}} drafts that were changed since.',
  'add-many.open': 'Open the category',
  'add-many.again': 'Add more',
  'add-many.failed': 'The lake did not answer. Nothing is lost: check the connection, then try again.',
  'add-many.undo-failed': 'The drafts could not be deleted. Check the connection, then undo again.',

  'table.title': 'Table',
  'table.explanation': 'Type, or paste from a spreadsheet. Visitors see changes when you publish them.',
  'table.products': 'Products',
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
  'table.chosen': '{{count}} chosen:',
  'table.clear': 'Choose none',
  'table.draft': 'Not published',
  'table.undo': 'Undo the last change',
  'table.publish_zero': 'Publish',
  'table.publish_one': 'Publish {{count}}',
  'table.publish_other': 'Publish {{count}}',
  'table.describe_one': 'Describe {{count}} picture from its name and facts',
  'table.describe_other': 'Describe {{count}} pictures from names and facts',
  'table.unpublish': 'Take off the site',
  'table.unpublished_zero': 'Visitors did not see any of these products.',
  'table.unpublished_one': '{{count}} product is off the site. It stays as a draft.',
  'table.unpublished_other': '{{count}} products are off the site. They stay as drafts.',
  'table.move': 'Move …',
  'table.move-title_one': 'Move {{count}} product',
  'table.move-title_other': 'Move {{count}} products',
  'table.move-why': 'Visitors see the move when you publish it.',
  'table.recode': 'Give new numbers, the next ones of that category',
  'table.recode-why':
    'A number is part of the links that customers have. Without this, products keep their numbers.',
  'table.move-now': 'Move',
  'table.moved_one': '{{count}} product is moved, as a draft.',
  'table.moved_other': '{{count}} products are moved, as drafts.',
  'table.doubled':
    'The category has these numbers twice: {{codes}}. Write other numbers in the forms, or undo and move with new numbers.',
  'table.delete': 'Delete …',
  'table.delete-title_one': 'Delete {{count}} product?',
  'table.delete-title_other': 'Delete {{count}} products?',
  'table.delete-why_one': 'Visitors no longer see {{products}}. You can undo this until your next change.',
  'table.delete-why_other': 'Visitors no longer see {{products}}. You can undo this until your next change.',
  'table.delete-enquiries_one': '{{count}} enquiry is about them. It stays.',
  'table.delete-enquiries_other': '{{count}} enquiries are about them. They stay.',
  'table.delete-others': 'These show them, and can only be deleted together with them: {{names}}.',
  'table.in-release':
    'Products in a release cannot be deleted: {{codes}}. Open Releases and take them out there first.',
  'table.delete-now': 'Delete',
  'table.delete-together': 'Delete all of these together',
  'table.deleted_one': '{{count}} product is deleted.',
  'table.deleted_other': '{{count}} products are deleted.',
  'table.cancel': 'Cancel',
  'table.conflict':
    'Somebody else changed one of these in the meantime. Nothing was changed. Look at it, then try again.',
  'table.published_zero': 'Nothing was published.',
  'table.published_one': '{{count}} product is published.',
  'table.published_other': '{{count}} products are published.',
  'table.not-published': '{{product}} was not published.',
  'table.no-price':
    'That is not a price. Write rupees, such as 12,000 or 1.2 lakh. Other words belong in the price range.',
  'table.failed': 'The change could not be saved. Check the connection, then try again.',

  'open-on-site.title': 'Open on site',
  'open-on-site.not-published':
    'Visitors do not see this yet. Publish it first, or look at it under Preview.',
  'open-on-site.no-page': 'No page shows this yet: a number, a category or an address is missing.',

  'preview.title': 'Preview',
  'pages.home': 'Home',
  'pages.about': 'About us',
  'pages.contact': 'Contact',
  'pages.designs': 'All designs',
  'pages.testimonials': 'Testimonials',
  'pages.privacy': 'Privacy notice',

  'description.use': 'Use: {{description}}',

  'tour.title': 'Tour of the Studio',
  'tour.place': '{{place}} of {{count}}',
  'tour.next': 'Next',
  'tour.back': 'Back',
  'tour.leave': 'Leave the tour',
  'tour.done': 'Done',
  'tour.today':
    'Welcome. This page shows what came in: new enquiries, what customers ask for, and what needs your attention.',
  'tour.shop':
    'Everything that visitors see is here: products by category, testimonials, and the texts and phone numbers of the site.',
  'tour.add-many':
    'Photographs become products here. Choose a category, then drop one photograph or fifty; each gets the next free number.',
  'tour.table':
    'All products, as in a spreadsheet. Type or paste prices and names, publish many at once, or download the table for Excel.',
  'tour.help':
    'Visitors see a change when you press Publish, never before. This page shows the ten things that you do most, each with a picture.',

  'help.title': 'How do I …',
  'help.go': 'Take me there',
  'help.add': 'How do I add products?',
  'help.add.steps':
    'Open Add many and choose the category.\nDrop your photographs, or choose them. On a phone you can take one.\nCorrect the names where you like, then press Add.\nPress Publish when visitors may see them. Prices and facts can follow later.',
  'help.add.picture': 'Add many, with the photographs of new products and their numbers',
  'help.change': 'How do I change a product?',
  'help.change.steps':
    'Open Shop, then Products by category, and choose the product.\nChange what you like. Every keystroke is saved as a draft, which visitors do not see.\nPress Publish at the foot of the form.\nWas it a mistake? Open the menu … above the form, then History, and choose the version to restore.',
  'help.change.picture': 'The form of a product beside the list of its category',
  'help.publish': 'How do I publish what I have changed?',
  'help.publish.steps':
    'Open Shop, Needs attention, Not published: these are the changes that visitors do not see yet.\nOpen one and press Publish.\nFor many at once, open Table, press Choose all drafts, then Publish.\nA draft with a mistake is not published; the Studio says what is missing.',
  'help.publish.picture': 'The list of products that are not published',
  'help.picture': 'How do I change a picture, or what it shows?',
  'help.picture.steps':
    'Open the product and hold the pointer over its picture.\nPress the crop sign to choose what the card shows. Below it you see the picture in the shapes of the site.\nTo use another picture, open the menu of the picture and upload one.\nDescribe in one sentence what can be seen, then publish.',
  'help.picture.picture': 'The picture of a product with its focal point and the shapes of the site',
  'help.order': 'How do I change the order of products?',
  'help.order.steps':
    'Open Shop, Products by category, and choose the category.\nDrag products by the dots beside their pictures.\nOn a phone, press Change the order; then press up, down or to the top.\nThe site follows at once; there is nothing to publish.',
  'help.order.picture': 'A category whose products are being put in another order',
  'help.prices': 'How do I change many prices?',
  'help.prices.steps':
    'Open Table and choose a category, or all products.\nType in the cells. A price may be ₹ 1,20,000 or 1.2 lakh. A column can also be pasted from a spreadsheet.\nA coloured number means that the product has changes which visitors do not see.\nPress Choose all drafts, then Publish.',
  'help.prices.picture': 'The table with the prices of a category',
  'help.spreadsheet': 'How do I work in Excel?',
  'help.spreadsheet.steps':
    'Open Table, press Spreadsheet, then Download for Excel.\nChange the cells in Excel and save. Leave the column Id as it is; add new products below, without one.\nPress Spreadsheet, then Import a spreadsheet, and choose the file.\nRead what would change, then press Import. The changes are drafts until you publish them.',
  'help.spreadsheet.picture': 'The changes of a file, before they are imported',
  'help.remove': 'How do I take a product off the site?',
  'help.remove.steps':
    'Open Table and tick the product.\nPress Take off the site: the product stays as a draft, and can be published again.\nPress Delete to remove it for good. The Studio first says what refers to it.\nUndo the last change brings it back.',
  'help.remove.picture': 'The table with a chosen product and what can be done with it',
  'help.enquiries': 'How do I see who has asked?',
  'help.enquiries.steps':
    'Open Shop, then Enquiries: the newest is on top.\nAn enquiry says what the visitor wanted, from which page they came and which product they looked at.\nToday counts them by action, category and advertisement.',
  'help.enquiries.picture': 'The list of enquiries, with one of them open',
  'help.settings': 'How do I change the phone number, the hours and the texts?',
  'help.settings.steps':
    'Open Shop, then Site settings.\nChoose a group, such as Contact, Home or Texts.\nChange the text. The line above each field says where visitors see it.\nPress Publish; open pages show the change within a second.',
  'help.settings.picture': 'The site settings with the phone number and the address',

  'spreadsheet.menu': 'Spreadsheet',
  'spreadsheet.excel': 'Download for Excel',
  'spreadsheet.csv': 'Download as CSV',
  'spreadsheet.import': 'Import a spreadsheet …',
  'spreadsheet.title': 'Import a spreadsheet',
  'spreadsheet.file': 'Products',
  'spreadsheet.id': 'Id',
  'spreadsheet.choose': 'Choose a file',
  'spreadsheet.choose-other': 'Choose another file',
  'spreadsheet.why':
    'Download the products, change them in Excel, and choose the file here. You see every change first; nothing is written until you confirm.',
  'spreadsheet.drafts':
    'Changes are written as drafts, like those that are typed into the table: visitors see them when you publish them. Products that are missing in the file stay as they are.',
  'spreadsheet.reading': 'Reading the file …',
  'spreadsheet.nothing': 'Nothing would change: the catalogue has everything that this file says.',
  'spreadsheet.created_one': '{{count}} new product',
  'spreadsheet.created_other': '{{count}} new products',
  'spreadsheet.changed_one': '{{count}} changed product',
  'spreadsheet.changed_other': '{{count}} changed products',
  'spreadsheet.unchanged_one': '{{count}} row without a change',
  'spreadsheet.unchanged_other': '{{count}} rows without a change',
  'spreadsheet.problems_one': '{{count}} mistake in the file',
  'spreadsheet.problems_other': '{{count}} mistakes in the file',
  'spreadsheet.correct': 'Nothing can be imported yet. Correct the file, save it, and choose it again.',
  'spreadsheet.row': 'Row {{row}}',
  'spreadsheet.cell': 'Row {{row}}, {{column}}',
  'spreadsheet.empty-cell': 'empty',
  'spreadsheet.ignored_one': 'This column is not read: {{columns}}. The others are.',
  'spreadsheet.ignored_other': 'These columns are not read: {{columns}}. The others are.',
  'spreadsheet.known': 'Columns that are read: {{columns}}.',
  'spreadsheet.confirm_one': 'Import {{count}} product',
  'spreadsheet.confirm_other': 'Import {{count}} products',
  'spreadsheet.changed-meanwhile':
    'Somebody has changed the catalogue in the meantime, and nothing was written. Look at the changes again.',
  'spreadsheet.done_one': '{{count}} product is imported, as a draft. Visitors see it when you publish it.',
  'spreadsheet.done_other':
    '{{count}} products are imported, as drafts. Visitors see them when you publish them.',
  'spreadsheet.unreadable.large':
    'The file is larger than 5 MB. A catalogue without pictures is much smaller.',
  'spreadsheet.unreadable.long': 'The file has more than 5,000 products. Divide it into several files.',
  'spreadsheet.unreadable.locked':
    'The file has a password, or is an old Excel file (.xls). Save it as an Excel workbook (.xlsx) without a password.',
  'spreadsheet.unreadable.encoding':
    'The file has characters that cannot be read. Save it as an Excel workbook (.xlsx), or as “CSV UTF-8”.',
  'spreadsheet.unreadable.quotes':
    'A quotation mark opens a cell and never closes it. Save the file again from Excel.',
  'spreadsheet.unreadable.unknown':
    'This is not a spreadsheet. Choose an Excel workbook (.xlsx) or a CSV file.',
  'spreadsheet.problem.empty': 'The file has no rows.',
  'spreadsheet.problem.no-key':
    'The file needs the column “Id”, or both “Category” and “Number”: they say which product a row is about.',
  'spreadsheet.problem.twice-column': 'Two columns have this name. Keep one of them.',
  'spreadsheet.problem.unknown-id':
    'No product has this id; it may have been deleted. Empty the cell to add the row as a new product.',
  'spreadsheet.problem.unknown-category': 'There is no category “{{text}}”. Write one of: {{categories}}.',
  'spreadsheet.problem.needed': 'Write something here: every product has a category and a number.',
  'spreadsheet.problem.number': 'Use letters, digits and hyphens only: the number goes into links.',
  'spreadsheet.problem.date':
    'The spreadsheet program has turned this cell into a date. Format the cell as text, then write it again.',
  'spreadsheet.problem.price':
    'That is not a price. Write rupees, such as 12,000 or 1.2 lakh. Other words belong in the price range.',
  'spreadsheet.problem.no-picture':
    'The product has no picture to describe. Empty the cell, and add a picture first.',
  'spreadsheet.problem.twice': 'Row {{other}} is about the same product. Keep one of the two.',
  'spreadsheet.problem.taken':
    'Another product of this category already has the number {{text}}; a link would lead to both.',
  'spreadsheet.problem.too-much':
    'These are too many changes for one import. Divide the file into two, and import one after the other.',

  'person.title': 'A person’s data',
  'person.explanation':
    'Somebody may ask what the shop knows about them, or want it erased. Write one thing that belongs to them. An internet address may belong to several people.',
  'person.term': 'Phone number, click id, internet address or number of an enquiry',
  'person.find': 'Find',
  'person.working': 'Looking …',
  'person.failed': 'The server does not answer. Check the connection, then try again.',
  'person.nothing': 'The shop holds nothing about this.',
  'person.leads_one': '{{count}} enquiry',
  'person.leads_other': '{{count}} enquiries, drafts among them',
  'person.waiting_one': '{{count}} enquiry that waits to be saved',
  'person.waiting_other': '{{count}} enquiries that wait to be saved',
  'person.errors_one': '{{count}} error of a page',
  'person.errors_other': '{{count}} errors of pages',
  'person.consents_one': '{{count}} choice about privacy',
  'person.consents_other': '{{count}} choices about privacy',
  'person.files_one': '{{count}} uploaded file',
  'person.files_other': '{{count}} uploaded files',
  'person.audit_one': '{{count}} failed sign-in',
  'person.audit_other': '{{count}} failed sign-ins',
  'person.download': 'Download everything',
  'person.erase': 'Erase everything',
  'person.question':
    'All of this is erased for good. Backups that were made before still have it until they are removed; a restored one loses it again.',
  'person.keep': 'Keep it',
  'person.erase-now': 'Erase',
  'person.erased': 'Erased:',
  'uploads.title': 'Uploaded files',
  'uploads.explanation':
    'Files that were sent with the upload page. Everybody who knows the address of a file can open it.',
  'uploads.kept_one': 'Files are deleted after {{count}} day.',
  'uploads.kept_other': 'Files are deleted after {{count}} days.',
  'uploads.loading': 'Loading …',
  'uploads.none': 'There are no uploaded files.',
  'uploads.failed': 'The files could not be listed. Check the connection, then try again.',
  'uploads.not-allowed': 'Your role may not see uploaded files.',
  'uploads.again': 'Try again',
  'uploads.more': 'The newest {{shown}} of {{count}}.',
  'uploads.delete': 'Delete',
  'uploads.delete-file': 'Delete {{file}}',
  'uploads.question':
    'The file cannot be brought back. From now on, its address says that the file was taken down.',
  'uploads.keep': 'Keep the file',
  'uploads.deleted': '{{file}} is deleted.',
  'uploads.delete-failed': 'The file could not be deleted. Check the connection, then try again.',

  'passkeys.title': 'Passkeys',
  'passkeys.explanation':
    'With a passkey you sign in by finger, face or the code of your device, without your password. Add one on each phone and computer that you use. Your password still works.',
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

/** Says how long a shared link works, and how to withdraw it. The server has the same number of days. */
const presentation = {
  'narrow-tabs.preview-tab.label': 'Page',
  'narrow-tabs.content-tab.label': 'Form',
  'share-preview-menu.toggle-button.label_first-line': 'Send what is not published',
  'share-preview-menu.toggle-button.label_second-line':
    'Everybody with the link sees the site with your changes, for 7 days. Turn this off to withdraw the link. Turn it on again for a new one.',
}

/** The words as the Studio's configuration takes them. */
export const bundles = [
  defineLocaleResourceBundle({locale: 'en-US', namespace: WORDS, resources: english}),
  defineLocaleResourceBundle({locale: 'en-US', namespace: 'releases', resources: releases}),
  defineLocaleResourceBundle({locale: 'en-US', namespace: 'presentation', resources: presentation}),
]

/** Title of a part of the desk: English, and the key by which the Studio finds its translation. */
export const titled = (key: Word) => ({title: english[key], i18n: {title: {key, ns: WORDS}}})
