import {useLocation, useRouterState} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {language} from '#words/language'
import {theme} from '../design/theme.ts'
import {stringifySearch} from '../search.ts'
import {pathIn} from '../shop/addresses.ts'
import {LANGUAGES} from '../words/languages.ts'

/**
 * Links to this page in each language, with its product, filters and advertising parameters. They load the other page
 * whole, because each language has scripts of its own.
 */
export function Languages({className}: {className: string}) {
  const {pathname} = useLocation()
  const search = useRouterState({
    select: ({matches}) => stringifySearch(matches.at(-1)?._strictSearch ?? {}),
  })
  return (
    <Row className={className}>
      {LANGUAGES.map(({language: lang, name, start}) => (
        <a
          key={lang}
          lang={lang}
          hrefLang={lang}
          href={pathIn(start, pathname) + search}
          aria-current={lang === language || undefined}
        >
          {name}
        </a>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space.m};

  a {
    min-width: 2.75rem;
  }
  [lang] {
    font-family: ${theme.font.system};
  }
  [lang='en'] {
    font-family: inherit;
  }
  a[aria-current] {
    text-decoration: none;
  }
  /* A quiet line at the top of an English page, for a reader who prefers the language of the link. */
  &.suggested {
    justify-content: center;
    flex: none;
    background: ${theme.color.raised};
  }
  &.suggested a {
    display: none;
    font-size: 1rem;
    line-height: 2.75rem;
  }
  [data-reads|='te'] &.suggested [lang='te'],
  [data-reads|='hi'] &.suggested [lang='hi'] {
    display: block;
  }
  &.suggested [lang='te']::after {
    content: 'లో చదవండి';
  }
  &.suggested [lang='hi']::after {
    content: ' में पढ़ें';
  }
`
