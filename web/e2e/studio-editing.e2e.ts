import {expect} from '@playwright/test'
import {SLOW_MS, act, form, openDocument, publish, test, textOf} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

test('typed text is saved as a draft, which Discard changes deletes and Publish publishes; Unpublish keeps a draft, and Delete removes both', async ({
  studio,
  content,
}) => {
  const id = await content.testimonial('Asha for a day')
  const draft = () => content.find(`drafts.${id}`)
  const dialog = studio.getByRole('dialog')
  await openDocument(studio, 'testimonial', id)
  await textOf(studio, 'name').fill('A slip of the finger')
  await expect.poll(draft).toMatchObject({name: 'A slip of the finger'})
  await act(studio, 'Discard changes')
  await dialog.getByRole('button', {name: 'Discard changes'}).click()
  await expect(textOf(studio, 'name')).toHaveValue('Asha for a day')
  await expect.poll(draft).toBeUndefined()

  await textOf(studio, 'name').fill('Asha for a week')
  await expect.poll(draft).toMatchObject({name: 'Asha for a week'})
  expect(await content.find(id)).toMatchObject({name: 'Asha for a day'})
  await publish(studio, content, id)
  expect(await content.find(id)).toMatchObject({name: 'Asha for a week'})
  expect(await draft()).toBeUndefined()

  await studio.getByTestId('document-header-Published-chip').click()
  await studio.getByTestId('pane-footer').getByRole('button', {name: 'Unpublish'}).click()
  await dialog.getByRole('button', {name: 'Unpublish'}).click()
  await expect.poll(() => content.find(id)).toBeUndefined()
  expect(await draft()).toMatchObject({name: 'Asha for a week'})
  await studio.getByTestId('document-header-Draft-chip').click()
  await publish(studio, content, id)
  expect(await content.find(id)).toMatchObject({name: 'Asha for a week'})

  await textOf(studio, 'role').fill('Mason')
  await expect.poll(draft).toMatchObject({role: 'Mason'})
  await act(studio, 'Delete')
  await dialog.getByRole('button', {name: /^Delete/}).click()
  await expect.poll(() => content.find(id)).toBeUndefined()
  expect(await draft()).toBeUndefined()
  await expect(studio.getByRole('option', {name: /Asha for a week/})).toHaveCount(0)
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
