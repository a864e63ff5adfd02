import {useTranslation} from 'sanity'
import {WORDS} from './words.ts'

/** Finds the words of the desk and its tools in the language of the Studio. */
export const useWords = () => useTranslation(WORDS).t
