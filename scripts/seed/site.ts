import {siteDesigns} from '../../tools/catalogue/designs/designs.ts'
import type {PictureSeed} from './picture.ts'

/** The settings document: every constant and text of the shop that the owner may change. */
export const SITE = {
  brand: 'Stone Designs',
  phone: '+91 90000 00000',
  whatsapp: '919000000000',
  email: 'hello@stonedesigns.example',
  address: 'Stone Designs Showroom\nPlot 18, Shilpakala Road, Nagole\nHyderabad, Telangana 500068',
  hours: 'Every day, 9 am to 8 pm',
  opening: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '09:00',
      closes: '20:00',
    },
  ],
  callHours: 'Available 24/7',
  mapLink: 'https://www.google.com/maps/search/?api=1&query=Nagole%2C%20Hyderabad%2C%20Telangana%20500068',
  mapEmbed: 'https://www.google.com/maps?q=Nagole%2C%20Hyderabad%2C%20Telangana%20500068&output=embed',
  instagram: 'https://www.instagram.com/stonedesigns.example/',
  facebook: 'https://www.facebook.com/stonedesigns.example/',
  review: 'https://search.google.com/local/writereview?placeid=stonedesigns.example',
  heroTitle: 'Natural Stone Crafts Suppliers',
  heroLine: 'Available in hyderabad.',
  bannerOffer: 'Guaranteed Best Price ✅',
  bannerDelivery: 'All India Delivery (Showroom In Hyderabad)',
  aboutIntro:
    'A family of stone carvers in Hyderabad, working for homes, gardens, hotels and temples all over India.',
  story:
    'We have been in operation for over 15 years. What began with a truck of Jaisalmer slabs and two carvers is now a showroom in Hyderabad, a yard in Rajasthan, and a family that still checks every piece before it is packed.\n\nWe buy our stone at the quarry: Makrana marble, pink Bansi Paharpur, beige Dholpur, blue-grey Kota, and Tandur limestone from close to home. It is cut by machine where a machine is truer, and carved by hand where a hand is.',
  work: 'Elevations and wall cladding, fountains and gazebos, murals and lamps, tulsi pots, statues and temples. Most of it is made to order, and all of it can be seen and touched at the showroom before you decide.',
  stats: [
    {figure: '25+', label: 'Years of Experience'},
    {figure: '10000+', label: 'Satisfied Customers'},
    {figure: '4.5+', label: 'High Rated Services'},
  ],
  speciality:
    'Bring us a drawing, a photograph or a piece you saw elsewhere. Our carvers reach about 90% resemblance to the design you supply, and tell you before they start what stone can and cannot do.',
  contactIntro: 'Tell us what you are building. We answer in Telugu, Hindi and English.',
  callText: 'Available 24/7. Ask about a design, a price or the way to the showroom.',
  visitText:
    'See the stone in daylight before you choose. Parking at the door; a truck can turn in the yard.',
  designsIntro: 'Twenty ranges, six hundred designs. What you do not find here we carve from your drawing.',
  footerBlurb:
    'Stone Designs supplies natural stone crafts from Hyderabad to the whole of India, carved in Rajasthan and finished by a family that has worked stone for decades.',
  footerInformation:
    'Prices depend on stone, size and carving. Ask for a quotation with delivery to your door, anywhere in India.',
  illustrationNotice:
    'Pictures are illustrations. Each piece is carved by hand, so grain, tone and detail differ from piece to piece.',
  metaDescription:
    'Natural stone crafts from Hyderabad: fountains, gazebos, murals, temples, statues, cladding and garden pieces. Best price, delivery all over India.',
  defaultRange: '5000 - 10,000',
  priceLimits: [15_000, 25_000],
  contactValue: 5000,
  designsContactValue: 15000,
} as const

const alternatives = new Map(siteDesigns().map(({name, alt}) => [name, alt]))

/** A picture of the site itself, with the description of its design. */
export function sitePicture(name: string, shape: PictureSeed['shape'], label: string): PictureSeed {
  return {file: `site/${name}`, shape, label, alt: alternatives.get(name) ?? label}
}

/** Pictures of the settings by field. */
export const SITE_PICTURES: Readonly<Record<string, PictureSeed>> = {
  heroLandscape: sitePicture('hero-landscape', 'wide', 'Carved stone in evening light'),
  heroPortrait: sitePicture('hero-portrait', 'tall', 'Carved stone in evening light'),
  collage: sitePicture('collage', 'wide', 'Fountains, planters, reliefs, lamps and temples of carved stone'),
  socialPicture: sitePicture('social', 'social', 'Natural Stone Crafts'),
}

const upTo = (count: number) => Array.from({length: count}, (_, index) => index + 1)

export const CAROUSEL = upTo(5).map((position) =>
  sitePicture(`carousel-${position}`, 'wide', `Selected works ${position}`),
)

export const SHOWROOM = upTo(8).map((position) =>
  sitePicture(`showroom-${position}`, 'landscape', `Our Showroom ${position}`),
)
