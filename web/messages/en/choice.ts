// The page for an address that several pieces have had.

export const whichPiece = 'Which piece do you mean?'
export const severalHadIt = 'More than one piece has had this number. Choose the one that you saw, or ask us.'
