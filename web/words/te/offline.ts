export const savedCopy = (day: string) => `ఇది ${day}న సేవ్ అయిన పేజీ. ఆ తర్వాత ఏదైనా మారి ఉండవచ్చు.`
