// The page for an address that several pieces have had.

export const whichPiece = 'आप कौन-सा पीस देखना चाहते हैं?'
export const severalHadIt = 'यह नंबर एक से ज़्यादा पीस का रहा है। जो आपने देखा था, उसे चुनिए, या हमसे पूछिए।'
