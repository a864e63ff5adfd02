// The panel that asks what the shop may do. Yes and no have to be equally easy to read.

export const privacyChoices = 'గోప్యత ఎంపికలు'
export const question = 'ఏ ప్రకటనలు చూసి సందర్శకులు వస్తున్నారో లెక్కించవచ్చా? మీరు సరే అనేవరకు ప్రకటనల కంపెనీల నుంచి ఏదీ లోడ్ చేయం.'
export const privacy = 'గోప్యత'
export const advertising =
  'ప్రకటనలు: మీరు ఏ ప్రకటన చూసి ఇక్కడికి వచ్చారో గుర్తుంచుకుంటాం; మీరు మమ్మల్ని సంప్రదిస్తే ఆ ప్రకటన కంపెనీకి చెబుతాం.'
export const statistics = 'గణాంకాలు: మీరు తెరిచే పేజీలను, వాటిలో వచ్చే లోపాలను ఒక కంపెనీ లెక్కిస్తుంది.'
export const acceptAll = 'అన్నిటికీ సరే'
export const rejectAll = 'ఏదీ వద్దు'
export const choose = 'ఎంచుకోండి'
export const saveMyChoice = 'నా ఎంపికను సేవ్ చేయండి'
