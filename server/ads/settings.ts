import {z} from 'zod'

/** Settings of trackers, and of what the shop reports back to advertising networks. */
export interface AdsConfig {
  tracking: {metaPixelId?: string; gaMeasurementId?: string; googleAdsSendTo?: string}
  /** User name and password with which Google fetches conversions. Absent: there are no files of them. */
  adsFeed?: {user: string; password: string}
  /** Code of the showroom in Google Business Profile. Absent: there is no feed of what stands there. */
  storeCode?: string
  /** Token of Meta's Conversions API. Absent: this server reports nothing to Meta. */
  metaToken?: string
}

const text = z.string().trim().min(1).optional()

export const adsSettings = {
  META_PIXEL_ID: text,
  GA_MEASUREMENT_ID: text,
  GOOGLE_ADS_SEND_TO: text,
  ADS_FEED_USER: z
    .string()
    .regex(/^[^:\p{Cc}]{1,100}$/u, 'ADS_FEED_USER is a name without a colon')
    .optional(),
  ADS_FEED_PASSWORD: z.string().min(16, 'ADS_FEED_PASSWORD must be 16 or more random characters').optional(),
  META_CAPI_TOKEN: text,
  GOOGLE_STORE_CODE: z
    .string()
    .regex(
      /^\S{1,64}$/,
      'GOOGLE_STORE_CODE is the code of the showroom in Google Business Profile, without spaces',
    )
    .optional(),
}

type AdsEnvironment = z.infer<z.ZodObject<typeof adsSettings>>

/** Adds a problem for each setting that needs another one. */
export function checkAdsSettings(env: AdsEnvironment, {addIssue}: Pick<z.RefinementCtx, 'addIssue'>) {
  if (!env.ADS_FEED_USER !== !env.ADS_FEED_PASSWORD)
    addIssue({
      code: 'custom',
      path: ['ADS_FEED_PASSWORD'],
      message: 'Set both ADS_FEED_USER and ADS_FEED_PASSWORD, or neither',
    })
  if (env.META_CAPI_TOKEN && !env.META_PIXEL_ID)
    addIssue({
      code: 'custom',
      path: ['META_CAPI_TOKEN'],
      message: 'META_CAPI_TOKEN needs META_PIXEL_ID too: it reports to that pixel',
    })
}

export function adsOf({
  ADS_FEED_USER,
  ADS_FEED_PASSWORD,
  META_CAPI_TOKEN,
  GOOGLE_STORE_CODE: storeCode,
  ...env
}: AdsEnvironment): AdsConfig {
  return {
    tracking: {
      metaPixelId: env.META_PIXEL_ID,
      gaMeasurementId: env.GA_MEASUREMENT_ID,
      googleAdsSendTo: env.GOOGLE_ADS_SEND_TO,
    },
    ...(ADS_FEED_USER && ADS_FEED_PASSWORD && {adsFeed: {user: ADS_FEED_USER, password: ADS_FEED_PASSWORD}}),
    ...(META_CAPI_TOKEN && {metaToken: META_CAPI_TOKEN}),
    ...(storeCode && {storeCode}),
  }
}
