/** Texts that several types share. */
const shared = {
  /** Language and country in which dates are written. */
  locale: 'en-IN',
  orderRank: 'Position in the list. Dragging in the list changes it.',
  orderings: {shop: 'Order in the shop', title: 'Name', place: 'Place', newest: 'Newest first'},
  lineNeeded: 'The site shows this line; write something here.',
  paragraphNeeded: 'The site shows this text; write something here.',
  linkNeeded: 'Paste the whole address, starting with https://',
  rupeesNeeded: 'Enter rupees, 0 or more: reports need a number.',
  tooLongForCard: 'Keep it under 40 letters: a longer text does not fit the card.',
}

/** Texts of the form that shows each text beside its translations. */
const translations = {
  title: 'Telugu and Hindi',
  description:
    'What visitors read on the pages in their language. A text without a translation is shown in English.',
  entry: {title: 'Translation', description: 'The texts in one language.'},
  language: {title: 'Language', description: 'Language of these texts.'},
  names: {te: 'Telugu', hi: 'Hindi'},
  english: {title: 'English', description: 'The English texts that were translated.'},
  twice: 'Keep one translation for each language.',
  changed: 'The English text was changed after it was translated. Look whether the translation still fits.',
}

const picture = {
  shapes: {
    card: 'Card',
    square: 'Round',
    landscape: 'Landscape',
    computer: 'Computer',
    phone: 'Phone',
    shared: 'Shared link',
  },
  needed: 'Choose a picture: the site shows nothing without one.',
  entryNeeded: 'Choose a picture or remove this entry.',
  oneNeeded: 'Keep at least one picture: the page is laid out around them.',
  count: (count: number) => `The page is designed for ${count} pictures.`,
  many: (most: number) => `More than ${most} small pictures take two rows on a phone.`,
  small: (size: string, enough: number) =>
    `This picture has ${size} pixels and looks blurred when it is large. Use the photograph as the camera made it, not a copy from a messenger; ${enough} pixels at the longer side are enough.`,
  alt: {
    title: 'Description of the picture',
    description: 'Say in one sentence what can be seen. Screen readers and search engines read it.',
  },
  altNeeded: 'Describe the picture for people who cannot see it.',
  altLong: 'Longer descriptions are tiring to listen to.',
}

const category = {
  title: 'Category',
  description: 'A range of products with a page of its own.',
  name: {title: 'Title', description: 'Name of the range, as visitors read it.'},
  slug: {
    title: 'Address',
    description:
      'Last part of the page address, as in /designs/fountain. When it changes, the former address leads to the new one.',
  },
  slugWrong:
    'Use small letters, digits and single hyphens only: the address must survive being typed and shared.',
  price: {
    title: 'Starting price',
    description:
      'Shown after a rupee sign: a number (20000) or a number with its unit (220 SFT, 7500 Pair, 300 each). Leave empty to show none.',
  },
  priceWithSign: 'Leave the rupee sign out: the site adds it.',
  priceFollows: {
    title: 'Starting price of the cheapest product',
    description:
      'The page shows the price of the cheapest product, and follows it. What is written above is shown only while no product has a price.',
  },
  value: {
    title: 'Value of an enquiry (₹)',
    description:
      'What a call or message from this page is worth to you. Advertising reports use it; visitors never see it.',
  },
  background: {
    title: 'Picture',
    description:
      'Wide picture for the top of its page. The category card shows an upright part of it, around the focal point.',
  },
  text: {
    title: 'Description',
    description: 'Two sentences about the range. Shown on its page and in search results.',
  },
  textLong: 'Search engines cut off after about 160 characters.',
  from: (price: string) => `from ${price}`,
  noPrice: 'no starting price',
}

const product = {
  title: 'Product',
  description: 'A product, shown as a card on the page of its category.',
  groups: {card: 'Card', price: 'Price', facts: 'Facts', languages: 'Telugu and Hindi'},
  image: {
    title: 'Picture',
    description: 'Upright picture (4:5) of the whole product. Visitors can enlarge it.',
  },
  morePictures: {
    title: 'More pictures',
    description:
      'Other sides and details, in their order. They follow the picture of the card when visitors open it.',
  },
  productId: {
    title: 'Number',
    description:
      'Code on the label, such as FOU-001 or 7. It is part of the link that customers send you on WhatsApp.',
  },
  productIdWrong: 'Use letters, digits and hyphens only: the number goes into links.',
  productIdTwice: 'Another product of this category has this number already; a link would lead to both.',
  productIdGivenUp:
    'Another product has this number on the site until its own draft is published. Choose both in the table, and publish them together.',
  productIdInRelease:
    'A release gives this number to another product of the category. Once both are published, a link would lead to both. Change one of them, or put both products into one release.',
  name: {title: 'Name', description: 'Name on the card.'},
  category: {title: 'Category', description: 'The page on which the product is shown.'},
  categoryNeeded: 'Choose a category: a product without one is shown nowhere.',
  specialNote: {
    title: 'Special Note',
    description: 'Short banner on the picture, such as the finishes to choose from.',
  },
  noteLong: 'Longer notes cover the picture on a phone.',
  value: {
    title: 'Price (₹)',
    description: 'Price in rupees. Leave empty when the price depends on the order and give a range instead.',
  },
  valueWrong: 'Enter whole rupees, without commas.',
  range: {
    title: 'Price range',
    description: 'Shown when there is no price, exactly as written here, such as ₹5000 - ₹10,000.',
  },
  contentId: {
    title: 'Advertising number',
    description:
      'Number under which advertising accounts know the product. Leave empty to use the one it was first published with.',
  },
  facts: {
    title: 'Facts',
    description: 'Shown beside the enlarged picture. Leave out what you would have to guess.',
  },
  material: {title: 'Material', description: 'Stone and where it is quarried.'},
  finish: {title: 'Finish', description: 'Surface: honed, polished, natural split …'},
  size: {
    title: 'Size',
    description:
      'Width × height, or width × depth × height, with the unit, such as 60 × 90 cm; or 4 ft high. The site draws these beside a person. It shows any other text as it is.',
  },
  weight: {title: 'Weight', description: 'Approximate weight, with its unit.'},
}

/** How products are sold: fields of a product, of a category and of the settings. */
const sale = {
  availability: {title: 'Availability', description: 'Left empty: as the category says, or made to order.'},
  availabilities: {
    ready: 'Ready',
    toOrder: 'Made to order',
    oneOfAKind: 'One of a kind',
    reserved: 'Reserved',
    sold: 'Sold',
  },
  leadWeeks: {
    title: 'Weeks to make it',
    description: 'Left empty: as the category or the settings say, or 4.',
  },
  weeksWrong: 'Enter whole weeks, from 1 to 52.',
  unit: {
    title: 'Sold by',
    description: 'Left empty: as the starting price of the category says, such as 220 SFT.',
  },
  units: {piece: 'Piece', pair: 'Pair', sft: 'Square foot (SFT)', runningFoot: 'Running foot'},
  rate: {title: 'Price of one unit (₹)', description: 'Left empty: the starting price of the category.'},
  waste: {title: 'Waste (%)', description: 'Stone that cutting and breakage take. Left empty: 10.'},
  wasteWrong: 'Enter whole percent, from 0 to 100.',
  deliveryBands: {
    title: 'Delivery by PIN code',
    description: 'First digits of the PIN code, then rupees for a tonne or words: “500: 1200”, “5: ask us”.',
  },
  bandWrong: 'Write the first digits of a PIN code, a colon, then rupees for a tonne or words.',
}

const testimonial = {
  title: 'Testimonial',
  description: 'What a customer said. The first three are shown on the home page.',
  number: {title: 'Place', description: 'Place in the list, from 1. The home page shows the first three.'},
  numberWrong: 'Enter 1, 2, 3 …: the list is sorted by it.',
  name: {title: 'Name', description: 'Name of the customer, with permission to show it.'},
  role: {title: 'Role', description: 'Trade or relation, such as Architect & Designer or Homeowner.'},
  content: {title: 'Words', description: 'Their own words, two or three sentences.'},
  contentNeeded: 'A testimonial without words cannot be shown.',
  contentLong: 'Longer quotes are cut off by most readers, not by the page.',
  avatar: {title: 'Portrait', description: 'Square portrait or monogram, shown small and round.'},
}

const lead = {
  title: 'Enquiry',
  description:
    'A call, visit or message that started on the site, or one that you have added. The tool Enquiries changes its stage.',
  kind: {
    title: 'Kind',
    description:
      'Submission: a visitor pressed the button of a dialog. Qualified lead: a contact that came from an advertisement. Added by hand: somebody came or called.',
  },
  kinds: {submission: 'Submission', qualified: 'Qualified lead', manual: 'Added by hand'},
  receivedAt: {title: 'Received At', description: 'When it reached the server.'},
  action: {title: 'Action', description: 'What the visitor wanted to do.'},
  actions: {
    call: 'Call us',
    visit: 'Visit the showroom',
    price: 'Ask the price on WhatsApp',
    email: 'Write an e-mail',
  },
  /** The same actions in a short form, so that a list has room for the product too. */
  shortActions: {call: 'Call', visit: 'Directions', price: 'Price on WhatsApp', email: 'E-mail'},
  category: {title: 'Category address', description: 'Address of the category page they were on.'},
  categoryDocument: {
    title: 'Category',
    description: 'The category itself, as long as it is in the catalogue.',
  },
  productId: {title: 'Product number', description: 'Number of the product they looked at.'},
  product: {title: 'Product', description: 'The product itself, as long as it is in the catalogue.'},
  isProductMissing: {
    title: 'No longer in the catalogue',
    description: 'No product had this number when the enquiry came.',
  },
  ref: {title: 'Code', description: 'Code in the visitor’s message, after “Ref”.'},
  stage: {title: 'Stage', description: 'What became of the enquiry.'},
  stageNames: {
    new: 'New',
    answered: 'Answered',
    quoted: 'Quoted',
    ordered: 'Ordered',
    delivered: 'Delivered',
    lost: 'Lost',
  },
  amount: {title: 'Amount (₹)', description: 'Rupees of the quotation or the order.'},
  value: {
    title: 'Value (₹)',
    description: 'Rupees that such an enquiry is worth, as the catalogue said when it came.',
  },
  note: {title: 'Note', description: 'What was agreed, for the shop only.'},
  remindAt: {title: 'Reminder', description: 'Day on which the enquiry is due again.'},
  person: {title: 'Person', description: 'Name of the customer, if it is known.'},
  phone: {title: 'Phone', description: 'Number of the customer, if it is known.'},
  assignee: {title: 'Taken care of by', description: 'Who in the shop answers.'},
  source: {title: 'Source', description: 'How an enquiry came that was added by hand.'},
  sources: {showroom: 'Showroom', phone: 'Phone', other: 'Other'},
  stages: {title: 'Stages', description: 'When the enquiry reached each stage, oldest first.'},
  changeStage: {title: 'Stage', description: 'The new stage.'},
  changeAt: {title: 'When', description: 'When it was set.'},
  userAgent: {
    title: 'Browser',
    description: 'As the browser names itself. Stored only with consent to advertising.',
  },
  eventId: {
    title: 'Name for advertising networks',
    description: 'The browser reports the contact under this name. Stored only with consent to advertising.',
  },
  contentIds: {
    title: 'Advertising numbers',
    description:
      'What the enquiry is about, as advertising accounts know it. Stored only with consent to advertising.',
  },
  consent: {
    title: 'Consent',
    description: 'What the visitor had chosen on the site when the enquiry was sent.',
  },
  consentVersion: {title: 'Version', description: 'Version of the notice that the visitor read.'},
  consentAt: {title: 'When', description: 'When the visitor chose, by the clock of their device.'},
  consentPurposes: {title: 'Purposes', description: 'What the visitor allowed: advertising, statistics.'},
  language: {title: 'Language', description: 'Language of the page that the visitor read. Answer in it.'},
  languages: {en: 'English', te: 'Telugu', hi: 'Hindi'},
  pageUri: {
    title: 'Page address',
    description: 'The page on which the visitor was, with the product they looked at.',
  },
  pageName: {title: 'Page title', description: 'Title of that page.'},
  ipAddress: {title: 'Address of the device', description: 'As the visitor’s browser reported it.'},
  clicks: {
    title: 'Advertisement clicks',
    description: 'Clicks on advertisements that this device remembered, oldest first.',
  },
  clickName: {title: 'Kind', description: 'gclid, wbraid or gbraid.'},
  clickValue: {title: 'Click', description: 'Identifier given by the advertising network.'},
  clickAt: {title: 'When', description: 'When the visitor came to the site through it.'},
  fields: {title: 'Fields', description: 'The form as it was sent.'},
  fieldName: {title: 'Name', description: 'Name of the field.'},
  fieldValue: {title: 'Value', description: 'What was sent.'},
  byAdvertisement: 'By an advertisement',
  contact: 'Contact',
  noDate: 'no date',
  missing: 'no longer in the catalogue',
}

const siteSettings = {
  title: 'Site settings',
  description: 'Everything about the shop that is not a category, a product or a testimonial.',
  groups: {
    contact: 'Contact',
    links: 'Links',
    home: 'Home',
    about: 'About and showroom',
    texts: 'Texts',
    numbers: 'Prices and values',
    privacy: 'Privacy',
    quotations: 'Quotations',
    languages: 'Telugu and Hindi',
  },
  brand: {title: 'Brand', description: 'Name of the shop, in the header and in page titles.'},
  phone: {
    title: 'Phone',
    description: 'Number that Call Us dials, as you write it: 98480 22338. The country code is added.',
  },
  phoneWrong: 'Write the whole number: ten digits, or + and a country code before the digits.',
  whatsapp: {
    title: 'WhatsApp number',
    description: 'Number that Ask Price writes to, as you write it: 98480 22338. The country code is added.',
  },
  whatsappWrong: 'Write the whole number: ten digits, or + and a country code before the digits.',
  email: {title: 'E-mail', description: 'Address in the footer.'},
  emailWrong: 'Enter a complete e-mail address: visitors write to it from the footer.',
  address: {title: 'Address', description: 'Showroom address, line by line.'},
  hours: {title: 'Hours', description: 'What visitors read. It is made from the opening hours above.'},
  opening: {
    title: 'Opening hours',
    description:
      'When the showroom is open. Visitors in all three languages, search engines and Call Us get them from here.',
  },
  days: {title: 'Days', description: 'Days with these hours.'},
  daysNeeded: 'Choose at least one day.',
  opens: {title: 'Opens', description: 'When the door opens, such as 9 am or 09:00.'},
  closes: {title: 'Closes', description: 'When it closes, such as 8 pm or 20:00.'},
  timeWrong: 'Write hours and minutes on a 24-hour clock, such as 09:00 or 20:30.',
  callHours: {
    title: 'Call hours',
    description: 'When the phone is answered. It is made from the opening hours above.',
  },
  mapLink: {title: 'Map Link', description: 'Link that opens the showroom in a map.'},
  mapEmbed: {
    title: 'Map frame',
    description:
      'Address of the map shown on the page (from “Share, embed a map”: only the part in quotes after src).',
  },
  instagram: {title: 'Instagram', description: 'Your page on Instagram.'},
  facebook: {title: 'Facebook', description: 'Your page on Facebook.'},
  review: {title: 'Review form', description: 'Where customers rate the shop on the map.'},
  heroTitle: {title: 'Hero Title', description: 'Large line on the first screen.'},
  heroLine: {title: 'Hero Line', description: 'Small line under it.'},
  heroLandscape: {
    title: 'Hero Landscape',
    description: 'Wide picture behind the first screen on a computer.',
  },
  heroPortrait: {title: 'Hero Portrait', description: 'Upright picture behind the first screen on a phone.'},
  bannerOffer: {title: 'Banner Offer', description: 'First half of the banner at the bottom edge.'},
  bannerDelivery: {title: 'Banner Delivery', description: 'Second half of the banner at the bottom edge.'},
  carousel: {
    title: 'Carousel',
    description:
      'Wide pictures that take turns on the home page. The about page shows them too, also cut upright.',
  },
  collage: {title: 'Collage', description: 'Wide picture of several works, on the home page.'},
  aboutIntro: {title: 'About Intro', description: 'Line under “About Us”.'},
  story: {title: 'Story', description: 'Our Story. An empty line starts a new paragraph.'},
  work: {title: 'Work', description: 'Our Work, above the figures.'},
  stats: {title: 'Figures', description: 'Large figures under Our Work.'},
  figure: {title: 'Figure', description: 'The figure, such as 25+.'},
  label: {title: 'Label', description: 'What it counts.'},
  statNeeded: 'Keep at least one figure: the section is built around them.',
  statsMany: 'More than three no longer fit beside each other.',
  speciality: {title: 'Speciality', description: 'Our Speciality.'},
  showroom: {title: 'Showroom', description: 'Photos of the showroom, on the designs page.'},
  contactIntro: {title: 'Contact Intro', description: 'Line under “Contact Us”.'},
  callText: {title: 'Call Text', description: 'On the Call Now card.'},
  visitText: {title: 'Visit Text', description: 'On the Visit Us card.'},
  designsIntro: {title: 'Designs Intro', description: 'Line above the categories on the designs page.'},
  footerBlurb: {title: 'Footer Blurb', description: 'About the shop, at the foot of every page.'},
  footerInformation: {
    title: 'Footer Information',
    description: 'Information text at the foot of every page.',
  },
  illustrationNotice: {
    title: 'Illustration Notice',
    description:
      'Says that the pictures are illustrations. Change it when you show photographs of your own work.',
  },
  metaDescription: {
    title: 'Search description',
    description: 'What search engines show of the home page.',
  },
  answerText: {
    title: 'Answer to an enquiry',
    description:
      'WhatsApp opens with it. {name}, {shop}, {products} and {code} are filled in. Leave it empty to use our words.',
  },
  socialPicture: {
    title: 'Social Picture',
    description: 'Wide picture (1200 × 630) shown when a page is shared.',
  },
  defaultRange: {
    title: 'Usual price range',
    description: 'On the last card of every category, without rupee sign: 5000 - 10,000.',
  },
  priceLimits: {
    title: 'Price bands (₹)',
    description:
      'Limits of the price bands from which visitors choose: 15000 and 25000 make “under ₹15,000”, “₹15,000 to ₹25,000” and “₹25,000 and above”.',
  },
  limitWrong: 'Enter whole rupees, 1 or more.',
  limitNeeded: 'Keep at least one price: without one there is nothing to choose between.',
  limitsMany: 'More than seven bands are tiring to choose from.',
  limitsOrder: 'Put them in order, the lowest first.',
  contactValue: {
    title: 'Value of an enquiry (₹)',
    description: 'What a call or message is worth when neither the product nor its category has a value.',
  },
  designsContactValue: {
    title: 'Value of an enquiry on the designs page (₹)',
    description: 'The same, for visitors who look at all designs.',
  },
  privacyVersion: {
    title: 'Version',
    description:
      'Number of the privacy notice. Raise it when visitors have to agree to something new: everybody is then asked again.',
  },
  privacyDate: {title: 'Date', description: 'Day from which this version holds.'},
  privacyIntro: {title: 'Introduction', description: 'First lines of the privacy notice.'},
  privacyParts: {
    title: 'Parts',
    description:
      'The notice, part by part. The first text is a draft: let a lawyer read it. The site adds how long you keep what, from the settings of the server.',
  },
  privacyHeading: {title: 'Heading', description: 'Heading of the part.'},
  privacyText: {title: 'Text', description: 'Plain words. An empty line starts a new paragraph.'},
  gstin: {
    title: 'GSTIN',
    description:
      'Number of the shop for GST, on each quotation. Its first two digits name the state of the shop.',
  },
  gstinWrong: 'This is no GSTIN: compare each of its 15 characters with the certificate.',
  taxRates: {
    title: 'Tax by category',
    description:
      'Let your accountant confirm these. Without an entry: HSN 6802, 5 % for carved idols, statues, vases and ornamental stone, 18 % for other worked stone.',
  },
  taxCategory: {title: 'Category', description: 'Products of this category get the tax.'},
  taxHsn: {title: 'HSN', description: 'Heading of the goods, such as 6802.'},
  taxRate: {title: 'GST (%)', description: 'Rate in percent, such as 5 or 18.'},
  bankDetails: {
    title: 'Bank details',
    description: 'Account, IFSC and branch, line by line, as they stand on a quotation.',
  },
  upiId: {
    title: 'UPI id',
    description: 'Such as stone@bank. A quotation shows a code to scan for the advance.',
  },
  quotationTerms: {
    title: 'Terms',
    description: 'At the end of each quotation: delivery, breakage, what the price includes.',
  },
}

/**
 * Every text of the forms: titles and descriptions of fields, and what validation says. A translation is a file beside
 * this one with an object of the type `Words`.
 */
export const english = {
  shared,
  translations,
  picture,
  category,
  product,
  sale,
  testimonial,
  lead,
  siteSettings,
}

export type Messages = typeof english
