import {queryOptions, type QueryClient, type QueryFunctionContext} from '@tanstack/react-query'
import {defineQuery} from 'groq'
import type {SHOP_RESULT} from '../../schemas/generated/types.ts'
import {IMAGE} from '../image/image.queries.ts'
import {answered, groqFn, TRANSLATION} from '../data/sanity.ts'
import * as messages from '#messages/shop'

const SHOP =
  defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{brand, phone, whatsapp, email, "address": coalesce(${TRANSLATION}.address, address),
  "hours": coalesce(${TRANSLATION}.hours, hours), "callHours": coalesce(${TRANSLATION}.callHours, callHours), mapLink, mapEmbed, instagram, facebook, review,
  "bannerOffer": coalesce(${TRANSLATION}.bannerOffer, bannerOffer),
  "bannerDelivery": coalesce(${TRANSLATION}.bannerDelivery, bannerDelivery),
  "footerBlurb": coalesce(${TRANSLATION}.footerBlurb, footerBlurb),
  "footerInformation": coalesce(${TRANSLATION}.footerInformation, footerInformation),
  "illustrationNotice": coalesce(${TRANSLATION}.illustrationNotice, illustrationNotice),
  "metaDescription": coalesce(${TRANSLATION}.metaDescription, metaDescription),
  defaultRange, contactValue, designsContactValue, priceLimits, opening[]{days, opens, closes}, socialPicture{${IMAGE}}
}`)

/**
 * The shop where the owner has written no value. Nothing that leads to somebody: a number or an address that is not the
 * shop's own would send its customers elsewhere, so without one there is no way to contact.
 */
export const BUILT_IN = {
  brand: 'Stone Designs',
  phone: '',
  whatsapp: '',
  email: '',
  address: messages.address,
  hours: messages.hours,
  callHours: messages.callHours,
  mapLink: 'https://www.openstreetmap.org/search?query=Hyderabad',
  bannerOffer: messages.bannerOffer,
  bannerDelivery: messages.bannerDelivery,
  footerBlurb: messages.footerBlurb,
  footerInformation: '',
  illustrationNotice: '',
  metaDescription: messages.metaDescription,
  defaultRange: '5000 - 10,000',
  contactValue: 5000,
  designsContactValue: 15000,
  priceLimits: [15000, 25000],
}

/**
 * The shop's settings, with a built-in value wherever the owner has written none. Settings that are missing are an outage:
 * a dataset that was emptied, made private or misnamed answers with nothing, and no page may show that as the truth.
 */
export const shopQuery = () => queryOptions({queryKey: ['shop'], queryFn: fetchShop})

const fetchShop = async (context: QueryFunctionContext) => completeShop(answered(await groqFn(SHOP)(context)))

/** The shop's settings if this page has loaded them, else the built-in ones. */
export const knownShop = (queryClient: QueryClient): Shop =>
  queryClient.getQueryData(shopQuery().queryKey) ?? BUILT_IN

export const completeShop = (stored: NonNullable<SHOP_RESULT>) => ({...BUILT_IN, ...withoutNulls(stored)})

/** The generated types trust the Studio's validation. Other writers may leave required fields out. */
function withoutNulls<T extends object>(record: T): Partial<T> {
  const copy: Partial<T> = {...record}
  for (const name in copy) if (copy[name] === null) delete copy[name]
  return copy
}

export type Shop = ReturnType<typeof completeShop>
