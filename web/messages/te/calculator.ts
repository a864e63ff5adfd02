import type * as English from '../en/calculator.ts'

// How much of a product a wall or a floor needs.

export const title = 'నాకు ఎంత కావాలి?'
export const width = 'వెడల్పు'
export const height = 'ఎత్తు లేదా పొడవు'
export const hint = 'అడుగుల్లో. లేదా ఇలా రాయండి: 10 అడుగుల 6 అంగుళాలు, 126 అంగుళాలు, 3.2 మీటర్లు.'
export const notALength = 'కొలత రాయండి, ఉదాహరణకు 10 అడుగుల 6 అంగుళాలు లేదా 3.2 మీటర్లు.'
export const pin = 'డెలివరీ పిన్ కోడ్'
export const unknownPin = 'ఈ పిన్ కోడ్‌కు డెలివరీ గురించి మమ్మల్ని అడగండి.'

export const area = 'విస్తీర్ణం'
export const areaText: typeof English.areaText = (feet, metres) => `${feet} చ. అడుగులు (${metres} చ.మీ.)`
export const withWaste: typeof English.withWaste = (percent) => `కోతకు ${percent} % కలిపి`
export const sft: typeof English.sft = (feet) => `${feet} చ. అడుగులు`
export const piecesOf: typeof English.piecesOf = (size) => `${size} ముక్కలు`
export const weight = 'బరువు'
export const kilos: typeof English.kilos = (kilos) => `సుమారు ${kilos} కేజీలు`
export const price = 'ధర, సుమారు'
export const delivery = 'డెలివరీ'
export const perTonne: typeof English.perTonne = (price) => `టన్నుకు ${price}`
export const estimate = 'ఇది అంచనా. ఖచ్చితమైన ధర షాపు చెబుతుంది.'

export const askForThis = 'ఇంతకు ధర అడగండి'
export const needThis: typeof English.needThis = (need, address) =>
  `నమస్తే, నాకు ఇంత కావాలి. ధర చెప్పగలరా?\n${need}\n ${address}`
