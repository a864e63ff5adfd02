// A page that the shop shows or sends to customers.

export const stayConnected = 'जुड़े रहिए'
export const fewWords = 'आपके दो शब्दों से किसी और के बाग़, मंदिर या घर को उसका पत्थर मिल जाता है।'
export const rateUs = 'Google Maps पर हमें रेटिंग दें'
export const followOnInstagram = 'Instagram पर फ़ॉलो करें'
export const followOnFacebook = 'Facebook पर फ़ॉलो करें'
