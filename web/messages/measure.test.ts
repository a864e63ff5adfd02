import {expect, test} from 'vitest'
import * as hindi from './hi/measure.ts'
import * as telugu from './te/measure.ts'

test.each([
  ['about 40 kg', 'సుమారు 40 కేజీలు', 'लगभग 40 किलो'],
  ['4 ft across, 5.5 ft high', '4 అడుగుల వెడల్పు, 5.5 అడుగుల ఎత్తు', '4 फ़ुट चौड़ाई, 5.5 फ़ुट ऊँचाई'],
  ['60 × 30 cm, 18–20 mm thick', '60 × 30 సెం.మీ., 18–20 మి.మీ. మందం', '60 × 30 सेमी, 18–20 मिमी मोटाई'],
  ['opening 4 × 7 ft, made to measure', 'ఓపెనింగ్ 4 × 7 అడుగులు, కొలతల ప్రకారం', 'ओपनिंग 4 × 7 फ़ुट, नाप के अनुसार'],
  ['₹220 SFT', 'చ. అడుగుకు ₹220', '₹220 प्रति वर्ग फ़ुट'],
  ['₹300 each', 'ఒక్కోటి ₹300', '₹300 प्रति नग'],
  ['₹7500 Pair', 'జత ₹7500', '₹7500 जोड़ी'],
  ['₹6,000 - ₹16,000', '₹6,000 - ₹16,000', '₹6,000 - ₹16,000'],
])('%s is %s in Telugu and %s in Hindi', (text, inTelugu, inHindi) => {
  expect([telugu.measure(text), hindi.measure(text)]).toEqual([inTelugu, inHindi])
})
