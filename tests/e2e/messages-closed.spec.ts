import { expect, expectAccessible } from './fixtures'
import { bubble, composer } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('a block from the menu of a conversation closes it for both, who can go on reading', async ({
  writers,
  consoleErrors,
}) => {
  const { one, other, path } = writers
  // The door refuses the socket of a conversation that is closed.
  consoleErrors.expect(/WebSocket connection|403/)
  await Promise.all([open(one.page, path), open(other.page, path)])
  await one.page.getByRole('button', { name: 'More about Boris Orlov' }).click()
  await one.page.getByRole('menuitem', { name: 'Block' }).click()
  await one.page.getByRole('dialog', { name: 'Block Boris Orlov?' }).getByRole('button', { name: 'Block' }).click()
  await expect(one.page).toHaveURL(/tab=privacy/)
  await open(one.page, path)
  // The other, who has it open, is told nothing but that it is closed.
  for (const { page } of [one, other]) {
    await expect(page.getByRole('heading', { name: 'Member unavailable' })).toBeVisible()
    await expect(page.getByText('You cannot write in this conversation any more.')).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
    await expect(bubble(page, 'Good evening')).toBeVisible()
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(0)
    await expect(page.getByText(page === one.page ? 'Boris Orlov' : 'Ada Lovelace')).toHaveCount(0)
  }
  await expectAccessible(other.page)
})
