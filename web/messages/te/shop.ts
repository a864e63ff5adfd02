// Stands in for what the owner has not written in the site settings.

/** The last line names town and region, as in `హైదరాబాద్, తెలంగాణ 500068`. */
export const address = 'హైదరాబాద్, తెలంగాణ'
export const hours = 'ప్రతి రోజూ తెరిచి ఉంటుంది'
export const callHours = '24 గంటలూ అందుబాటులో'
export const bannerOffer = 'ఉత్తమ ధరకు గ్యారంటీ ✅'
export const bannerDelivery = 'దేశమంతటా డెలివరీ (షోరూమ్ హైదరాబాద్‌లో)'
export const footerBlurb = 'చేతితో చెక్కిన సహజ రాయి, దేశమంతటా డెలివరీ.'
export const metaDescription = 'హైదరాబాద్ నుంచి సహజ రాతి కళాకృతులు, దేశమంతటా డెలివరీ.'
