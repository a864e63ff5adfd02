import type * as English from '../en/heads.ts'
import {listed} from '../list.ts'

// Titles and descriptions of pages, for search engines and link previews. The name of the shop follows each title.

/** The non-joiner keeps the town's last letter apart from the ending, as in `హైదరాబాద్‌లో`. */
const inTown = (town: string | undefined) => (town ? `${town}\u200Cలో ` : '')

export const homeTitle: typeof English.homeTitle = (town) => `${inTown(town)}సహజ రాతి కళాకృతులు`
export const keywords = 'సహజ రాయి, రాతి కళాకృతులు, ఫౌంటెన్, గెజిబో, గోడ శిల్పం, వాల్ క్లాడింగ్, పాలరాయి'

export const aboutTitle = 'మా గురించి'
export const aboutDescription = 'దశాబ్దాలుగా సహజ రాతి పని చేస్తున్న కుటుంబం: మా కథ, మా పని, మా ప్రత్యేకత.'

export const testimonialsTitle = 'కస్టమర్ల అభిప్రాయాలు'
export const testimonialsDescription =
  'మా రాతి గెజిబోలు, విగ్రహాలు, ద్వారాలు, మందిరాల గురించి ఆర్కిటెక్టులు, డిజైనర్లు, ఇంటి యజమానులు ఏమంటున్నారు.'

export const contactTitle = 'సంప్రదించండి'
export const contactDescription: typeof English.contactDescription = (town) =>
  `కాల్ చేయండి, లేదా ${inTown(town)}మా షోరూమ్‌కు రండి: సహజ రాతి కళాకృతులు, దేశమంతటా డెలివరీ.`

export const designsTitle = 'డిజైన్లు'
export const designsDescription: typeof English.designsDescription = (town) =>
  `${inTown(town)}మా షోరూమ్ నుంచి అన్ని రకాల సహజ రాతి పనులు, ఒక్కోదానిలో అన్ని డిజైన్లు.`

export const allProductsTitle: typeof English.allProductsTitle = (words, page) =>
  (words ? `“${words}”, అన్ని డిజైన్లలో` : 'అన్ని డిజైన్లు') + (page ? `, పేజీ ${page}` : '')
export const allProductsDescription: typeof English.allProductsDescription = (town, page) =>
  (page ? `అన్ని డిజైన్లు, పేజీ ${page}. ` : '') +
  `${inTown(town)}మా షోరూమ్‌లోని ప్రతి డిజైన్, విభాగం, ధరల వారీగా: సహజ రాయి, చేతి చెక్కడం.`

export const enquiryListTitle = 'ఎంక్వైరీ జాబితా'

export const categoryKeywords: typeof English.categoryKeywords = (category) => `${category} డిజైన్లు`
export const productDescription: typeof English.productDescription = (facts, about) =>
  `${listed(facts)}. ${about}`

export const privacyTitle = 'గోప్యత'
export const privacyDescription = 'ఈ సైట్ మీ గురించి ఏం సేకరిస్తుంది, ఎందుకు, ఎంతకాలం ఉంచుతుంది, దాన్ని ఎలా తొలగించమనవచ్చు.'

export const accessibilityTitle = 'అందరికీ అందుబాటు'
export const accessibilityDescription = 'ఈ సైట్‌ను ఎవరు వాడగలరు, మేం ఏం పరీక్షించాం, ఇంకా ఏం సరిగ్గా లేదు, ఎవరికి చెప్పాలి.'

export const rateTitle = 'మాతో టచ్‌లో ఉండండి'
export const rateDescription = 'మాకు రేటింగ్ ఇవ్వండి; మా కొత్త పనులు చూడటానికి మమ్మల్ని ఫాలో అవ్వండి.'

export const fileTitle = 'ఫైల్'
export const fileDescription = 'షాపు ఫైల్.'
export const sharedFileDescription = 'షాపు మీకు పంపిన ఫైల్.'

// Pages of the shop’s staff.
export const ownerMenuTitle = 'యజమాని మెనూ'
export const ownerMenuDescription = 'షాపు తన సైట్‌లో చేసే పనులు.'
export const ownerPhoneTitle = 'యజమాని ఫోన్'
export const ownerPhoneDescription = 'ఈ పరికరాన్ని యజమానిదిగా గుర్తిస్తుంది.'
export const uploadTitle = 'ఫైల్ అప్‌లోడ్'
export const uploadDescription = 'కస్టమర్ తెరవగలిగేలా ఫోటో లేదా డాక్యుమెంట్‌ను పెడుతుంది.'
