import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {SLOW_MS, form, openDocument, publish, test, textOf} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

const revisions = (studio: Page) =>
  studio.getByRole('listbox', {name: 'Document revisions'}).getByRole('option')

async function openHistory(studio: Page) {
  await studio.getByTestId('pane-footer-document-status').click()
  await studio.getByRole('tab', {name: 'History'}).click()
  await expect(revisions(studio).first()).toBeVisible()
}

test('the history panel lists each creation, edit and publication, shows the text of that time, and restores a published one as a draft, which can be published', async ({
  studio,
  content,
}) => {
  const id = await content.testimonial('Asha')
  await openDocument(studio, 'testimonial', id)
  const write = async (name: string) => {
    await textOf(studio, 'name').fill(name)
    await expect.poll(() => content.find(`drafts.${id}`)).toMatchObject({name})
  }
  await write('Asha Rao')
  await publish(studio, content, id)
  await write('Asha Rao, Pune')
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

  await openDocument(studio, 'testimonial', id)
  await publish(studio, content, id)
  await openHistory(studio)
  await revisions(studio).filter({hasText: 'Published'}).last().getByRole('button').first().click()
  await expect(textOf(studio, 'name')).toHaveValue('Asha Rao')
  await studio.getByRole('button', {name: 'Revert to revision'}).click()
  await studio.getByRole('button', {name: 'Confirm'}).click()
  await expect.poll(() => content.find(`drafts.${id}`)).toMatchObject({name: 'Asha Rao'})
  expect(await content.find(id)).toMatchObject({name: 'Asha Rao, Pune'})
  await publish(studio, content, id)
  expect(await content.find(id)).toMatchObject({name: 'Asha Rao'})
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
