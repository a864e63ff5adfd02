// Bands of prices. Prices are texts such as `₹15,000`.

export const priceOnRequest = 'दाम पूछने पर'
export const andAbove = (price: string) => `${price} और उससे ज़्यादा`
export const under = (price: string) => `${price} से कम`
export const between = (low: string, high: string) => `${low} से ${high}`
