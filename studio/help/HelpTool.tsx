import {ArrowRightIcon} from '@sanity/icons/ArrowRight'
import {Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useId, useRef} from 'react'
import {useCurrentUser, useWorkspace, useLocale} from 'sanity'
import {Link} from 'sanity/router'
import {styled} from 'styled-components'
import {chosenLocale} from '../languages/chosen.ts'
import {ENQUIRIES_TOOL} from '../lib/tool-names.ts'
import {seesEnquiries} from '../lib/permitted.ts'
import {useMessages} from '../languages/use-messages.ts'
import {PICTURE_HEIGHT, PICTURE_WIDTH, TOPICS, type Topic} from './topics.ts'
import {Note, Title, ToolPage} from '../ui/elements.tsx'

/** The page “How do I …”: a list of questions, and for each its steps, a picture and the way there. */
export function HelpTool() {
  const t = useMessages()
  const headings = useRef(new Map<Topic, HTMLElement | null>())
  const person = useCurrentUser()
  const topics = TOPICS.filter(({path}) => path !== ENQUIRIES_TOOL || seesEnquiries(person))
  const show = (name: Topic) => {
    const heading = headings.current.get(name)
    heading?.scrollIntoView({block: 'start'})
    heading?.focus({preventScroll: true})
  }
  return (
    <ToolPage width={1100}>
      <Title text={t('help.title')} />
      <Questions>
        {topics.map(({name}) => (
          <li key={name}>
            <Button
              justify="flex-start"
              mode="bleed"
              onClick={() => show(name)}
              padding={3}
              style={{textAlign: 'left', whiteSpace: 'normal'}}
              width="fill"
            >
              {/* A long question takes two lines. */}
              <Text size={1}>{t(`help.${name}`)}</Text>
            </Button>
          </li>
        ))}
      </Questions>
      <StudioLanguage />
      {topics.map(({name, path}) => (
        <Answer
          headingRef={(heading) => void headings.current.set(name, heading)}
          key={name}
          name={name}
          path={path}
        />
      ))}
    </ToolPage>
  )
}

interface AnswerProps {
  name: Topic
  path: string
  headingRef: (heading: HTMLElement | null) => void
}

function Answer({name, path, headingRef}: AnswerProps) {
  const headingId = useId()
  const t = useMessages()
  const {basePath} = useWorkspace()
  return (
    <Card aria-labelledby={headingId} as="section" border padding={4} radius={3}>
      <Columns>
        <Stack gap={4}>
          <Heading as="h2" id={headingId} ref={headingRef} size={1} tabIndex={-1}>
            {t(`help.${name}`)}
          </Heading>
          <Steps>
            {t(`help.${name}.steps`)
              .split('\n')
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </Steps>
          <Flex>
            <Button
              as={Link}
              data-as="a"
              href={`${basePath}/${path}`}
              iconRight={ArrowRightIcon}
              mode="ghost"
              text={t('help.go')}
            />
          </Flex>
        </Stack>
        <img
          alt={t(`help.${name}.picture`)}
          height={PICTURE_HEIGHT}
          loading="lazy"
          src={new URL(`./pictures/${chosenLocale}/${name}.avif`, import.meta.url).href}
          width={PICTURE_WIDTH}
        />
      </Columns>
    </Card>
  )
}

const Questions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 2px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const Columns = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: 2fr 3fr;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--card-border-color);
    border-radius: 4px;
  }
`
const Steps = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0 0 0 20px;
  color: var(--card-fg-color);
  font-size: 14px;
  line-height: 1.5;
`

/** The languages of the Studio, each by its own name, so that people find theirs in any of them. */
function StudioLanguage() {
  const t = useMessages()
  const {locales, currentLocale, changeLocale} = useLocale()
  const headingId = useId()
  return (
    <Card aria-labelledby={headingId} as="section" border padding={4} radius={3}>
      <Stack gap={4}>
        <Heading as="h2" id={headingId} size={1}>
          {t('help.language')}
        </Heading>
        <Flex gap={2} wrap="wrap">
          {locales.map(({id, title}) => (
            <Button
              aria-pressed={id === currentLocale.id}
              key={id}
              lang={id}
              mode="ghost"
              onClick={() => void changeLocale(id)}
              padding={3}
              selected={id === currentLocale.id}
              text={id === 'en-US' ? 'English' : title}
            />
          ))}
        </Flex>
        <Note text={t('help.language.why')} />
      </Stack>
    </Card>
  )
}
