import {useSuspenseQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {Container, Heading, Section} from '../design/Layout.tsx'
import {theme} from '../design/theme.ts'
import {useEnv} from '../env/EnvContext.tsx'
import {useShop} from '../shop/ShopContext.tsx'
import {privacyQuery} from './privacy.queries.ts'
import {locale} from '#messages/language'
import * as messages from '#messages/privacy'
import type {Env} from '../../contract/site/env.ts'

/** The privacy notice: texts of the owner, and periods from the settings of the server. */
export function PrivacyPage() {
  const {data: notice} = useSuspenseQuery(privacyQuery())
  const shop = useShop()
  const env = useEnv()
  return (
    <Section>
      <Words>
        <Heading>
          <h1>{messages.privacy}</h1>
          <p>{notice.intro}</p>
        </Heading>
        <p className="version">{messages.versionOf(notice.version, dayOf(notice.date))}</p>
        {notice.parts.map(({heading, text}) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{messages.howLong}</h2>
          <dl>
            {keepingOf(env.keeping).map(({what, period}) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{period}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{messages.whoIsResponsible}</h2>
          <p>
            {shop.brand}, {shop.address.split('\n').join(', ')}
          </p>
          <p>
            {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
            {shop.email && shop.phone && ', '}
            <span>{shop.phone}</span>
          </p>
        </section>
      </Words>
    </Section>
  )
}

/** The days belong to a notice, not to a visitor's clock, so the zone is fixed. */
function dayOf(date: string) {
  const day = new Date(date)
  if (Number.isNaN(day.getTime())) return date
  return day.toLocaleDateString(locale, {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'})
}

const Words = styled(Container)`
  max-width: calc(46rem + 2 * ${theme.gutter});

  h2 {
    margin-top: ${theme.space.l};
    font-size: ${theme.size.lead};
  }
  section > p {
    margin-top: ${theme.space.xs};
  }
  a + span {
    display: inline-block;
  }
  .version {
    color: ${theme.color.quiet};
  }
  dl > div {
    margin-top: ${theme.space.xs};
  }
  dt {
    font-weight: 600;
  }
`

/** The periods after which something of a visitor is deleted, as sentences. */
export function keepingOf(keeping: Env['keeping'] = {}): {what: string; period: string}[] {
  return [
    {what: messages.enquiries, period: periodOf(keeping.enquiries)},
    {what: messages.files, period: periodOf(keeping.uploads)},
    {what: messages.errors, period: periodOf(keeping.errors)},
    {what: messages.choices, period: periodOf(keeping.choices)},
    {
      what: messages.backups,
      period: messages.backupsPeriod,
    },
  ]
}

const DAYS_OF_YEAR = 365

function periodOf(days: number | undefined): string {
  if (days === undefined) return messages.untilAsked
  const years = days / DAYS_OF_YEAR
  if (Number.isInteger(years)) return messages.years(years)
  return messages.days(days)
}
