import {useLocation, useRouterState} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {language} from '#messages/language'
import {theme} from '../design/theme.ts'
import {stringifySearch} from '../links/search.ts'
import {pathIn} from '../shop/addresses.ts'
import {LANGUAGES} from '../messages/languages.ts'

/**
 * Links to this page in the other languages, with its product, filters and advertising parameters. The links load the
 * other page whole, because each language has scripts of its own. Every byte counts: an English page has them twice.
 */
export function Languages() {
  const {pathname} = useLocation()
  const search = useRouterState({
    select: ({matches}) => stringifySearch(matches.at(-1)?._strictSearch ?? {}),
  })
  return LANGUAGES.filter((each) => each.language !== language).map(({language: lang, name, start}) => (
    <a key={lang} lang={lang} href={pathIn(start, pathname) + search}>
      {name}
    </a>
  ))
}

/** A quiet line at the top of an English page: a link to the language that the reader's browser prefers, if any. */
export const Suggestion = styled.div`
  display: flex;
  justify-content: center;
  background: ${theme.color.raised};

  a {
    display: none;
    font: 1rem / 2.75rem ${theme.font.system};
  }
  [data-reads|='te'] & [lang='te'],
  [data-reads|='hi'] & [lang='hi'] {
    display: block;
  }
`
