export const savedCopy = (day: string) => `${day} को सहेजी गई कॉपी। उसके बाद कुछ बदला हो सकता है।`
