// The panel that asks what the shop may do. Yes and no have to be equally easy to read.

export const privacyChoices = 'गोपनीयता के विकल्प'
export const question =
  'क्या हम यह नाप सकते हैं कि किन विज्ञापनों से लोग यहाँ आते हैं? आपकी हाँ के बिना किसी विज्ञापन कंपनी से कुछ लोड नहीं होता।'
/** Link to the notice, after the question. */
export const privacy = 'गोपनीयता'
export const advertising =
  'विज्ञापन: जिस विज्ञापन से आप यहाँ आए, उसे याद रखना, और आपके संपर्क करने पर उसकी कंपनी को बताना।'
export const statistics = 'आँकड़े: एक कंपनी आपके खोले पेजों और उन पर हुई गड़बड़ियों की गिनती करती है।'
export const acceptAll = 'सबको अनुमति दें'
export const rejectAll = 'सबको मना करें'
export const choose = 'ख़ुद चुनें'
export const saveMyChoice = 'मेरा चुनाव सहेजें'
