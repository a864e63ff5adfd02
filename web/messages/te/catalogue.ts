import type * as English from '../en/catalogue.ts'

// Bands of prices. Prices are texts such as `₹15,000`.

export const priceOnRequest = 'ధర అడిగితే చెబుతాం'
export const andAbove: typeof English.andAbove = (price) => `${price}, ఆపైన`
export const under: typeof English.under = (price) => `${price} లోపు`
export const between: typeof English.between = (low, high) => `${low} నుంచి ${high} వరకు`
