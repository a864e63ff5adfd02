import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {SLOW_MS, form, openDocument, publish, test, textOf} from './studio.ts'
import type {Content} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

const revisions = (studio: Page) =>
  studio.getByRole('listbox', {name: 'Document revisions'}).getByRole('option')

async function openHistory(studio: Page) {
  await studio.getByTestId('pane-footer-document-status').click()
  await studio.getByRole('tab', {name: 'History'}).click()
  await expect(revisions(studio).first()).toBeVisible()
}

/** Writes and publishes each name in turn. */
async function publishNames(studio: Page, content: Content, id: string, names: string[]) {
  await openDocument(studio, 'testimonial', id)
  for (const name of names) {
    await textOf(studio, 'name').fill(name)
    await expect.poll(() => content.find(`drafts.${id}`)).toMatchObject({name})
    await publish(studio, content, id)
  }
}

test('the history panel lists each creation, edit and publication, and shows the text of that time', async ({
  studio,
  content,
}) => {
  const id = await content.testimonial('Asha')
  await publishNames(studio, content, id, ['Asha Rao'])
  await textOf(studio, 'name').fill('Asha Rao, Pune')
  await expect.poll(() => content.find(`drafts.${id}`)).toMatchObject({name: 'Asha Rao, Pune'})
  await openHistory(studio)
  await expect(revisions(studio).filter({hasText: /Created/})).toHaveCount(1)
  await expect(revisions(studio).filter({hasText: 'Published'})).toHaveCount(1)
  await expect(revisions(studio).filter({hasText: 'Draft created'})).toHaveCount(1)
  await expect(revisions(studio).filter({hasText: 'Edited'}).first()).toBeVisible()

  await revisions(studio).filter({hasText: 'Published'}).getByRole('button').first().click()
  await expect(textOf(studio, 'name')).toHaveValue('Asha Rao')
  await expect(studio.getByTestId('pane-footer')).toContainText('Revision from')
  await revisions(studio).last().getByRole('button').first().click()
  await expect(textOf(studio, 'name')).toHaveValue('Asha')
  await expect(form(studio)).toBeVisible()
})

test('an older revision is restored as a draft from the history panel, and can be published', async ({
  studio,
  content,
}) => {
  const id = await content.testimonial('Asha')
  await publishNames(studio, content, id, ['The words that were right', 'The words that were wrong'])
  await openHistory(studio)
  await revisions(studio).filter({hasText: 'Published'}).last().getByRole('button').first().click()
  await expect(textOf(studio, 'name')).toHaveValue('The words that were right')
  await studio.getByRole('button', {name: 'Revert to revision'}).click()
  await studio.getByRole('button', {name: 'Confirm'}).click()
  await expect.poll(() => content.find(`drafts.${id}`)).toMatchObject({name: 'The words that were right'})
  expect(await content.find(id)).toMatchObject({name: 'The words that were wrong'})
  await publish(studio, content, id)
  expect(await content.find(id)).toMatchObject({name: 'The words that were right'})
})

test('a deleted document opens by its address and can be restored', async ({studio, content}) => {
  const id = await content.testimonial('Asha, deleted by mistake')
  await content.mutate({delete: {id}})
  await openDocument(studio, 'testimonial', id)
  // The form shows first. On a busy machine, the document's history is loaded seconds later.
  await expect(studio.getByText('This document has been deleted.')).toBeVisible({timeout: SLOW_MS})
  await studio.getByRole('button', {name: 'Restore most recent revision'}).click()
  await expect.poll(() => content.find(`drafts.${id}`)).toMatchObject({name: 'Asha, deleted by mistake'})
})
