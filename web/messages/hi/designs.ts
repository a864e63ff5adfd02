// The categories.
export const designs = 'डिज़ाइन'
export const ourShowroom = 'हमारा शोरूम'
export const chooseADesign = 'डिज़ाइन चुनें'
