// The page of the privacy notice.

export const privacy = 'गोपनीयता'
/** @param day such as `23 नवंबर 2026` */
export const versionOf = (version: string, day: string) => `संस्करण ${version}, ${day}`

export const howLong = 'हम जानकारी कितने समय तक रखते हैं'
export const enquiries = 'पूछताछ'
export const files = 'आपकी भेजी फ़ाइलें'
export const errors = 'पेजों की गड़बड़ियाँ'
export const choices = 'गोपनीयता के चुनाव का रिकॉर्ड'
export const untilAsked = 'जब तक आप मिटाने को न कहें।'
export const years = (count: number) => `${count} साल।`
export const days = (count: number) => `${count} दिन।`
export const backups = 'बैकअप'
export const backupsPeriod = 'एक साल तक। आपके कहने पर जो मिटाया, वह बैकअप वापस लाने पर फिर मिटा दिया जाता है।'

export const whoIsResponsible = 'ज़िम्मेदार कौन है'
