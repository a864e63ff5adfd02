import type * as English from '../en/upload.ts'

// For the shop’s staff: a file gets an address that can be sent to a customer.

export const uploadFile = 'ఫైల్ అప్‌లోడ్ చేయండి'
export const whatItDoes = 'ఫోటోకు లేదా డాక్యుమెంట్‌కు ఒక లింక్ వస్తుంది; దాన్ని కస్టమర్‌కు పంపవచ్చు.'
export const file = 'ఫైల్'
export const whatIsAccepted =
  'JPG, PNG, GIF, WEBP, SVG, PDF ఫైళ్లు, 20 MB వరకు. ఫైల్‌ను ఇక్కడ వదలవచ్చు, లేదా పేస్ట్ చేయవచ్చు.'
export const kilobytes: typeof English.kilobytes = (count) => `${count} KB`
export const megabytes: typeof English.megabytes = (count) => `${count} MB`
export const upload = 'అప్‌లోడ్ చేయండి'
export const cancel = 'రద్దు చేయండి'

// The line of the state.
export const requesting = 'అప్‌లోడ్ సిద్ధమవుతోంది'
export const uploading: typeof English.uploading = (percent) => `అప్‌లోడ్ అవుతోంది: ${percent}%`
export const uploaded = 'అప్‌లోడ్ అయింది'
export const canceled = 'అప్‌లోడ్ రద్దయింది'
export const uploadedSoFar = 'ఇప్పటివరకు అప్‌లోడ్ అయింది'

// Reasons why a file is not uploaded.
export const pickAFile = 'అప్‌లోడ్ చేయాల్సిన ఫైల్ ఎంచుకోండి.'
export const wrongKind = 'ఫోటో లేదా PDF ఎంచుకోండి.'
export const tooLarge = 'ఫైల్ 20 MB కంటే పెద్దది కాకూడదు.'
/** Meanings of the server's statuses, for the person who uploads. */
const REASONS: Readonly<Record<number, string>> = {
  400: '20 MB లోపు ఫోటో లేదా PDF ఎంచుకోండి.',
  403: 'అప్‌లోడ్ సమయం ముగిసింది. మళ్లీ ప్రయత్నించండి.',
  413: 'ఫైల్ మరీ పెద్దది.',
  415: 'ఫోటో లేదా PDF ఎంచుకోండి.',
  429: 'తక్కువ సమయంలో చాలా ఫైళ్లు పంపారు. కొంతసేపు ఆగి ప్రయత్నించండి.',
  503: 'అప్‌లోడ్ సర్వీస్ ఇప్పుడు అందుబాటులో లేదు. కొంతసేపు ఆగి ప్రయత్నించండి.',
}

const TRY_LATER = 'కొంతసేపు ఆగి మళ్లీ ప్రయత్నించండి.'

export const notAllowed: typeof English.notAllowed = (_, status) =>
  `కుదరలేదు (${status}): ${REASONS[status] ?? TRY_LATER}`
export const rejected: typeof English.rejected = (status) =>
  `S3 అప్‌లోడ్ కుదరలేదు (${status}): ${REASONS[status] ?? TRY_LATER}`
export const ofProxy: typeof English.ofProxy = (status) =>
  status === 413
    ? 'షాపు సర్వర్ ముందున్న ప్రాక్సీ ఇంత పెద్ద ఫైల్‌ను తీసుకోదు (413). పెద్ద ఫైళ్లను అనుమతించండి, nginxలో “client_max_body_size 100m;”తో. docs/deploy.mdలో “Behind a proxy” చూడండి.'
    : `షాపు సర్వర్ బదులు దాని ముందున్న ప్రాక్సీ జవాబిచ్చింది (${status}). ఒక నిమిషం తర్వాత మళ్లీ ప్రయత్నించండి. ఇలాగే ఉంటే docs/deploy.mdలో “Behind a proxy” చూడండి.`
export const networkFailed = 'S3కి అప్‌లోడ్ చేస్తుండగా ఇంటర్నెట్ సమస్య వచ్చింది.'
export const incompleteAnswer = 'లోపం: అప్‌లోడ్ సర్వీస్ నుంచి పూర్తి జవాబు రాలేదు'
export const failed: typeof English.failed = () => 'లోపం: అప్‌లోడ్ కుదరలేదు. ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.'

// The address of the file.
export const publicAddress = 'అందరికీ తెరుచుకునే అడ్రస్'
export const copyUrl = 'లింక్ కాపీ చేయండి'
export const copied = 'కాపీ అయింది'
export const couldNotCopy = 'లింక్ కాపీ కాలేదు. దయచేసి మీరే కాపీ చేసుకోండి.'
export const viewFile = 'ఫైల్ చూడండి'
