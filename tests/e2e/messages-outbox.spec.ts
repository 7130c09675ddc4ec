import { expect } from './fixtures'
import { bubble, goOffline, inOutbox, openLive, say } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('a message that was refused after its page closed is shown above the list, and can be opened and discarded there', async ({
  writers: { one, other, path },
  consoleErrors,
}) => {
  consoleErrors.expect(/WebSocket connection|ERR_INTERNET_DISCONNECTED|403/)
  const context = one.page.context()
  await openLive(one.page, path, 'Good evening')
  await goOffline(one.page)
  await say(one.page, 'Typed in the tunnel')
  await inOutbox(one.page, 1)
  await one.page.close()
  await other.ask('/resources/blocks', { form: { intent: 'block', username: one.username } })
  await context.setOffline(false)

  const later = await context.newPage()
  await open(later, '/app/messages')
  const refused = later.getByRole('region', { name: 'Not sent' })
  await expect(refused).toContainText('Typed in the tunnel')
  await expect(refused).toContainText('This conversation is closed.')
  await refused.getByRole('link', { name: 'Open the conversation' }).click()
  await expect(bubble(later, 'Typed in the tunnel')).toContainText('Not sent.')
  await open(later, '/app/messages')
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect(refused).toHaveCount(0)
  await inOutbox(later, 0)
})

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
