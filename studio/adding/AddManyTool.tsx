import {Box, Card, Container, Stack} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {defer, retry} from 'rxjs'
import {useClient, type SanityClient} from 'sanity'
import {usePlace} from '../lib/place.ts'
import {useMessages} from '../languages/use-messages.ts'
import {useSubject} from '../live/use-subject.ts'
import {AddMany} from './add-many.ts'
import {AddManyControls} from './AddManyControls.tsx'
import {CategoryChoice, useCategory} from './CategoryChoice.tsx'
import {DropZone} from './DropZone.tsx'
import {PhotographRow} from './PhotographRow.tsx'
import {proposeCodes} from './create-products.ts'
import {madeIn, rowCodes, type Run} from './adding-run.ts'
import {PlaceNote, Title} from '../ui/elements.tsx'

/** Milliseconds before codes that could not be read are read again. */
const RETRY_MS = 2000

/** The run goes on while its person works in another tool, so it is kept outside the screen. */
const runs = new WeakMap<SanityClient, AddMany>()

function useRun(): [AddMany, Run] {
  const client = useClient({apiVersion: '2025-02-19'})
  const [addMany] = useState(() => {
    const kept = runs.get(client) ?? new AddMany(client)
    runs.set(client, kept)
    return kept
  })
  useEffect(() => addMany.prepare(), [addMany])
  return [addMany, useSubject(addMany.run)]
}

/** A tool that makes a draft of a product for each photograph that is dropped on it. */
export function AddManyTool() {
  const t = useMessages()
  const [addMany, run] = useRun()
  const place = usePlace()
  const [chosen, setCategoryId] = useCategory()
  // A run outlives its screen, and keeps its category.
  const categoryId = run.categoryId || chosen
  const codes = useCodes(categoryId, run)
  const codeOf = rowCodes(run, codes)
  return (
    <Card as="main" height="fill" overflow="auto" tone="transparent">
      <Container width={1} padding={4}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Title text={t('add-many.title')} />
            <PlaceNote
              otherwise="add-many.explanation"
              place={isBusy(run) ? {...place, release: run.release} : place}
            />
            <CategoryChoice categoryId={categoryId} onChoose={setCategoryId} isFixed={isBusy(run)} />
          </Stack>
          {OPEN.has(run.phase) && <DropZone onFiles={(files) => void addMany.choose(files)} />}
          {run.photographs.length > 0 && (
            <Stack as="ul" gap={2}>
              {run.photographs.map((photograph) => (
                <PhotographRow
                  key={photograph.key}
                  code={codeOf.get(photograph.key)}
                  isFixed={run.phase !== 'reviewing'}
                  onEdit={(change) => addMany.edit(photograph.key, change)}
                  photograph={photograph}
                />
              ))}
            </Stack>
          )}
          <AddManyControls addMany={addMany} categoryId={categoryId} codes={codes} place={place} run={run} />
          <Box paddingBottom={5} />
        </Stack>
      </Container>
    </Card>
  )
}

/** Phases in which photographs can be added. */
const OPEN: ReadonlySet<Run['phase']> = new Set(['choosing', 'looking', 'reviewing'])

const isBusy = ({phase}: Run) => phase !== 'choosing' && phase !== 'reviewing'

/** Codes that the chosen photographs would get now. */
function useCodes(categoryId: string, {phase, photographs}: Run): string[] {
  const client = useClient({apiVersion: '2025-02-19'})
  const [proposed, setProposed] = useState<{categoryId: string; codes: string[]}>()
  const count = photographs.filter(({isChosen, failure}) => isChosen && failure === undefined).length
  useEffect(() => {
    if (categoryId === '' || count === 0 || phase !== 'reviewing') return undefined
    const proposal = defer(() => proposeCodes(client, categoryId, count))
      .pipe(retry({delay: RETRY_MS}))
      .subscribe((codes) => setProposed({categoryId, codes}))
    return () => proposal.unsubscribe()
  }, [client, categoryId, count, phase])
  if (phase === 'made') return madeIn({photographs}).map(({productId}) => productId)
  return proposed?.categoryId === categoryId && count > 0 ? proposed.codes : []
}
