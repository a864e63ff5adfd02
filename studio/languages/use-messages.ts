import {useTranslation} from 'sanity'
import {WORDS} from './messages.ts'

/** Finds the words of the desk and its tools in the language of the Studio. */
export const useMessages = () => useTranslation(WORDS).t
