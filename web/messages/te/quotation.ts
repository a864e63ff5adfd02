import {ToWords} from 'to-words/te-IN'
import type * as English from '../en/quotation.ts'

// The page of a quotation, and its PDF.

export const quotation = 'కొటేషన్'
export const deliveryNote = 'డెలివరీ నోట్'
export const version: typeof English.version = (count) => `వెర్షన్ ${count}`
export const date = 'తేదీ'
export const validUntil = 'చెల్లుబాటు'
export const leadTime = 'సిద్ధమయ్యే సమయం'
export const supply = 'సరఫరా రాష్ట్రం'
export const forCustomer = 'ఎవరికి'
export const item = 'వస్తువు'
export const quantity = 'పరిమాణం'
export const price = 'ధర'
export const amount = 'మొత్తం'
export const units: typeof English.units = {piece: 'పీస్', pair: 'జత', sft: 'చ.అ.', runningFoot: 'రన్నింగ్ అడుగు'}
export const subtotal = 'కలిపి'
export const discount = 'తగ్గింపు'
export const taxable = 'పన్నుకు ముందు'
export const withTax = 'ధరలలో జీఎస్టీ కలిసి ఉంది.'
export const roundOff = 'రౌండ్ ఆఫ్'
export const total = 'మొత్తం చెల్లించాల్సింది'
const PLURALS = new Map([
  ['కోటి', 'కోట్ల'],
  ['లక్ష', 'లక్షల'],
  ['వెయ్యి', 'వేల'],
  ['వంద', 'వందల'],
])
/** The package writes each unit in the singular. */
export const inWords: typeof English.inWords = (rupees) =>
  new ToWords()
    .convert(rupees, {currency: true})
    .replaceAll(/(\S+) (కోటి|లక్ష|వెయ్యి|వంద)(?= )/g, (_, count: string, unit: string) =>
      count === 'ఒకటి' ? `ఒక ${unit}` : `${count} ${PLURALS.get(unit)}`,
    )
export const advance: typeof English.advance = (percent) => `పని మొదలుపెట్టడానికి అడ్వాన్స్ (${percent} %)`
export const received = 'అందిన అడ్వాన్స్'
export const balance = 'మిగిలినది'
export const payAdvance = 'అడ్వాన్స్ చెల్లించడానికి ఈ కోడ్‌ను ఏదైనా యూపీఐ యాప్‌తో స్కాన్ చేయండి.'
export const bank = 'బ్యాంకు'
export const terms = 'షరతులు'
export const accept = 'అంగీకరిస్తున్నాను'
export const askQuestion = 'ప్రశ్న అడగండి'
export const question: typeof English.question = (number) => `నమస్తే, కొటేషన్ ${number} గురించి నాకు ఒక ప్రశ్న ఉంది.`
export const pdf = 'PDFగా సేవ్ చేయండి'
export const receivedBy = 'సరుకు మంచి స్థితిలో అందింది (పేరు, తేదీ, సంతకం)'
const check = (day: string) => `దయచేసి అన్నీ సరిచూసి, ${day} లోపు అంగీకరించండి.`
export const states: typeof English.states = {
  draft: () => 'ఇది డ్రాఫ్ట్ మాత్రమే. ఇంకా పంపలేదు.',
  sent: check,
  opened: check,
  accepted: (day) => `మీరు ఈ కొటేషన్‌ను ${day}న అంగీకరించారు. ధన్యవాదాలు! తర్వాతి పనుల కోసం మేము ఫోన్ చేస్తాము.`,
  declined: () => 'ఈ కొటేషన్ వద్దని చెప్పారు. కొత్తది కావాలంటే మమ్మల్ని అడగండి.',
  expired: (day) => `ఈ కొటేషన్ ${day} వరకే చెల్లింది. కొత్తది కోసం మమ్మల్ని అడగండి.`,
  replaced: () => 'ఈ కొటేషన్‌కు కొత్త వెర్షన్ ఉంది. దాని కోసం మమ్మల్ని అడగండి.',
}
export const acceptedAgain = 'ఇప్పటికే అంగీకరించారు, ఒక్కసారి చాలు.'
export const newer = 'కొత్త వెర్షన్ తెరవండి'
