import {expect} from '@playwright/test'
import {SLOW_MS, form, go, openDocument, publish, test, textOf} from './studio.ts'

test.setTimeout(4 * SLOW_MS)

const patience = {timeout: SLOW_MS}

test('two tabs edit one document together: each shows the other’s typing, presence and publication', async ({
  studio,
  desk,
  content,
}) => {
  const id = await content.testimonial('Asha')
  await openDocument(studio, 'testimonial', id)
  const second = await desk.context.newPage()
  await second.goto(`/studio/structure/testimonial;${id}`)
  await expect(form(second)).toBeVisible(patience)
  await textOf(second, 'name').click()

  await textOf(studio, 'name').fill('Asha Rao')
  await expect(textOf(second, 'name')).toHaveValue('Asha Rao', patience)
  await textOf(second, 'role').fill('Landscape architect')
  await expect(textOf(studio, 'role')).toHaveValue('Landscape architect', patience)
  await expect(studio.getByLabel(/is editing this document/).first()).toBeVisible(patience)

  await Promise.all([
    textOf(studio, 'name').pressSequentially(' of Pune'),
    textOf(second, 'role').pressSequentially(' and teacher'),
  ])
  for (const tab of [studio, second]) {
    await expect(textOf(tab, 'name')).toHaveValue('Asha Rao of Pune', patience)
    await expect(textOf(tab, 'role')).toHaveValue('Landscape architect and teacher', patience)
  }
  await textOf(studio, 'content').fill('Cut as drawn.')
  await expect(textOf(second, 'content')).toHaveValue('Cut as drawn.', patience)
  await textOf(second, 'content').fill('Cut as drawn, in time.')
  await expect(textOf(studio, 'content')).toHaveValue('Cut as drawn, in time.', patience)

  await publish(second, content, id)
  expect(await content.find(id)).toMatchObject({
    name: 'Asha Rao of Pune',
    role: 'Landscape architect and teacher',
    content: 'Cut as drawn, in time.',
  })
  await expect(studio.getByTestId('action-publish')).toBeDisabled(patience)
  await second.close()
  await expect(studio.getByLabel(/is editing this document/)).toHaveCount(0, patience)
  await go(studio, '/structure')
})
