// How much of a product a wall or a floor needs.

export const title = 'How much do I need?'
export const width = 'Width'
export const height = 'Height or length'
export const hint = 'In feet. Or write 10 ft 6 in, 126 in or 3.2 m.'
export const notALength = 'Write a length, such as 10 ft 6 in or 3.2 m.'
export const pin = 'PIN code for delivery'
export const unknownPin = 'Ask us about delivery to this PIN code.'

export const area = 'Area'
export const areaText = (feet: string, metres: string) => `${feet} SFT (${metres} m²)`
export const withWaste = (percent: number) => `With ${percent} % for cutting`
export const sft = (feet: string) => `${feet} SFT`
export const piecesOf = (size: string) => `Pieces of ${size}`
export const weight = 'Weight'
export const kilos = (kilos: string) => `about ${kilos} kg`
export const price = 'Price, about'
export const delivery = 'Delivery'
export const perTonne = (price: string) => `${price} a tonne`
export const estimate = 'An estimate. The shop tells you the exact price.'

export const askForThis = 'Ask for this much'
// The visitor sends it. The address comes last, as in the messages of `contact.ts`.
export const needThis = (need: string, address: string) =>
  `Hello, I need this much. Please tell me the price.\n${need}\n ${address}`
