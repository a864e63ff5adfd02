// A page that the shop shows or sends to customers.

export const stayConnected = 'మాతో టచ్‌లో ఉండండి'
export const fewWords = 'మీ నాలుగు మాటలు మరో తోటకు, గుడికి, ఇంటికి తగిన రాయిని ఎంచుకోవడంలో సాయపడతాయి.'
export const rateUs = 'గూగుల్ మ్యాప్స్‌లో రేటింగ్ ఇవ్వండి'
export const followOnInstagram = 'ఇన్‌స్టాగ్రామ్‌లో ఫాలో అవ్వండి'
export const followOnFacebook = 'ఫేస్‌బుక్‌లో ఫాలో అవ్వండి'
