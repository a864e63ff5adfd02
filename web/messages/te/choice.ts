// The page for an address that several pieces have had.

export const whichPiece = 'మీరు ఏది చూడాలనుకుంటున్నారు?'
export const severalHadIt = 'ఈ నంబర్ ఒకటి కంటే ఎక్కువ ప్రొడక్ట్‌లకు ఉండేది. మీరు చూసిన దాన్ని ఎంచుకోండి, లేదా మమ్మల్ని అడగండి.'
