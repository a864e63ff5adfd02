import {isEnglish} from '../languages/chosen.ts'
import {wordsFor} from '../languages/words.ts'

interface Role {
  name: string
  title: string
}

/** The role of a person as the Studio names it where a role does not allow something. The server's title is English. */
export const inLanguage = (role: Role): Role =>
  isEnglish ? role : {...role, title: wordsFor(`audit.subject.${role.name}`) ?? role.title}
