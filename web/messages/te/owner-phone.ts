export const setupDone = 'సెటప్ అయింది'
export const isOwners = 'ఈ పరికరం ఇప్పుడు యజమానిది: దీని సందర్శనలు, కాల్స్ లెక్కలోకి రావు. మీరు హోమ్ పేజీకి వెళ్లవచ్చు.'
export const goToDesigns = 'డిజైన్లకు వెళ్లండి'
