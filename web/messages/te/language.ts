import type * as English from '../en/language.ts'

export const language: typeof English.language = 'te'

export const locale = 'te-IN-u-nu-latn'

export const prefix: typeof English.prefix = '/te'
