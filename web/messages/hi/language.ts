import type * as English from '../en/language.ts'

export const language: typeof English.language = 'hi'

export const locale = 'hi-IN-u-nu-latn'

export const prefix: typeof English.prefix = '/hi'
