/** The form of a day and time in Hindi says को, and ends with बजे. */
export const savedCopy = (time: string) => `${time} सहेजी गई कॉपी। उसके बाद कुछ बदला हो सकता है।`
