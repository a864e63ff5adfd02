/** The form of a day and time in Telugu ends with కి. */
export const savedCopy = (time: string) => `ఇది ${time} సేవ్ అయిన పేజీ. ఆ తర్వాత ఏదైనా మారి ఉండవచ్చు.`
