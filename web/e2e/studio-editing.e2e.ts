import {expect} from '@playwright/test'
import {SLOW_MS, act, form, openDocument, publish, test, textOf} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

test('typed text is saved as a draft, and Publish publishes it', async ({studio, content}) => {
  const id = await content.testimonial('Asha')
  await openDocument(studio, 'testimonial', id)
  await textOf(studio, 'name').fill('Asha Rao')
  await expect.poll(() => content.find(`drafts.${id}`)).toMatchObject({name: 'Asha Rao'})
  expect(await content.find(id)).toMatchObject({name: 'Asha'})
  await publish(studio, content, id)
  expect(await content.find(id)).toMatchObject({name: 'Asha Rao'})
  expect(await content.find(`drafts.${id}`)).toBeUndefined()
})

test('Discard changes deletes the draft and shows the published text again', async ({studio, content}) => {
  const id = await content.testimonial('Asha')
  await openDocument(studio, 'testimonial', id)
  await textOf(studio, 'name').fill('A slip of the finger')
  await expect.poll(() => content.find(`drafts.${id}`)).toBeDefined()
  await act(studio, 'Discard changes')
  await studio.getByRole('dialog').getByRole('button', {name: 'Discard changes'}).click()
  await expect(textOf(studio, 'name')).toHaveValue('Asha')
  await expect.poll(() => content.find(`drafts.${id}`)).toBeUndefined()
})

test('Unpublish keeps the document as a draft, and Publish publishes it again', async ({studio, content}) => {
  const id = await content.testimonial('Asha')
  await openDocument(studio, 'testimonial', id)
  await studio.getByTestId('document-header-Published-chip').click()
  await studio.getByTestId('pane-footer').getByRole('button', {name: 'Unpublish'}).click()
  await studio.getByRole('dialog').getByRole('button', {name: 'Unpublish'}).click()
  await expect.poll(() => content.find(id)).toBeUndefined()
  expect(await content.find(`drafts.${id}`)).toMatchObject({name: 'Asha'})
  await studio.getByTestId('document-header-Draft-chip').click()
  await publish(studio, content, id)
  expect(await content.find(id)).toMatchObject({name: 'Asha'})
})

test('Delete removes document and draft, and the lists no longer show them', async ({studio, content}) => {
  const id = await content.testimonial('Asha for a day')
  await openDocument(studio, 'testimonial', id)
  await textOf(studio, 'role').fill('Mason')
  await expect.poll(() => content.find(`drafts.${id}`)).toBeDefined()
  await act(studio, 'Delete')
  await studio
    .getByRole('dialog')
    .getByRole('button', {name: /^Delete/})
    .click()
  await expect.poll(() => content.find(id)).toBeUndefined()
  expect(await content.find(`drafts.${id}`)).toBeUndefined()
  await expect(studio.getByRole('option', {name: /Asha for a day/})).toHaveCount(0)
})

test('Duplicate creates a separate draft with the same text', async ({studio, content}) => {
  const id = await content.testimonial('Asha the first')
  await openDocument(studio, 'testimonial', id)
  await act(studio, 'Duplicate')
  await expect(studio).not.toHaveURL(new RegExp(id))
  await expect(textOf(studio, 'name')).toHaveValue(/Asha the first/)
  const copies = () => content.query('*[name match "Asha the first*" && _id != $id]._id', {id})
  await expect.poll(copies).toEqual([expect.stringMatching(/^drafts\./)])
  await content.mutate({delete: {id: String(await copies())}})
  await expect(form(studio)).toBeVisible()
})
