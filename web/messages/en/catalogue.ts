// Bands of prices. Prices are texts such as `₹15,000`.

export const priceOnRequest = 'Price on request'
export const andAbove = (price: string) => `${price} and above`
export const under = (price: string) => `Under ${price}`
export const between = (low: string, high: string) => `${low} to ${high}`
