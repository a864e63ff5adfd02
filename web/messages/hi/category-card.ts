/** @param category its title, such as `फव्वारा` */
export const allOf = (category: string) => category
export const viewMoreDesigns = 'और डिज़ाइन देखें'
