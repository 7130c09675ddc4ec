import { expect } from './fixtures'
import { inOutbox, say } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('signing out asks first while messages are not sent yet, and deletes them only then', async ({
  writers: {
    one: { page },
    path,
  },
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/)
  await page.routeWebSocket(/\/ws\/conversations\//, (socket) => socket.close())
  await page.route('**/api/conversations/*/messages', (route) => route.abort())
  await open(page, path)
  for (const text of ['One that waits', 'Another that waits']) await say(page, text)
  await inOutbox(page, 2)
  const signOut = async () => {
    await page.getByRole('button', { name: /: your account$/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Sign out on this device?' })
  await signOut()
  await expect(question).toContainText('2 messages haven’t been sent. Signing out deletes them from this device.')
  await question.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(question).toHaveCount(0)
  await inOutbox(page, 2)
  await signOut()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(page).toHaveURL('/login')
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).not.toContain('outbox')
})
