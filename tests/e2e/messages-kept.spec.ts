import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { bubble, composer, openLive, post, say } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

/** Waits until so many messages wait on the disk of this browser. */
async function keptOnDisk(page: Page, count: number) {
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('outbox')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const database = opening.result
            const counting = database.transaction('messages').objectStore('messages').count()
            counting.onsuccess = () => resolve(counting.result)
            counting.onerror = () => reject(counting.error)
            database.close()
          }
        }),
    )
  await expect.poll(kept).toBe(count)
}

test('what one tab sends is once in the other, and what one reads is read in the other', async ({ writers }) => {
  const { one, other, id, path } = writers
  const tab = await one.page.context().newPage()
  await Promise.all([open(one.page, path), open(tab, path)])
  await say(one.page, 'From the first tab')
  await expect(bubble(tab, 'From the first tab')).toBeVisible()
  await say(tab, 'From the second tab')
  for (const page of [one.page, tab]) {
    await expect(bubble(page, 'From the second tab')).toContainText('Sent')
    for (const text of ['From the first tab', 'From the second tab']) await expect(bubble(page, text)).toHaveCount(1)
  }

  await Promise.all([open(one.page, '/app/dashboard'), open(tab, '/app/dashboard')])
  await post(other, id, 'Are you both there?')
  for (const page of [one.page, tab]) await expect(page).toHaveTitle(/^\(1\) Home/)
  await open(one.page, path)
  await expect(bubble(one.page, 'Are you both there?')).toBeVisible()
  await expect(tab).toHaveTitle(/^Home/)
})

test('what was typed without a connection survives its page, and is sent once from any other', async ({
  writers,
  consoleErrors,
}) => {
  const { one, other, path } = writers
  // Parts that come later are asked for in vain.
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const context = one.page.context()
  await openLive(one.page, path)
  await open(other.page, path)
  await context.setOffline(true)
  await expect(one.page.getByText("You're offline.")).toBeVisible()
  await say(one.page, 'Typed in the tunnel')
  await keptOnDisk(one.page, 1)
  await one.page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  await open(later, '/app/dashboard')
  await expect(bubble(other.page, 'Typed in the tunnel')).toBeVisible()
  await keptOnDisk(later, 0)
  await open(later, path)
  await expect(bubble(later, 'Typed in the tunnel')).not.toContainText('Sending…')
  await expect(bubble(later, 'Typed in the tunnel')).toHaveCount(1)
  await expect(bubble(other.page, 'Typed in the tunnel')).toHaveCount(1)
})

test('what is sent before the live code has come goes out behind the page that comes next', async ({ writers }) => {
  const { one, other, path } = writers
  // A slow network: it is asked for, and does not come.
  await one.page.route(/realtime-open-conversation/, () => {})
  await open(other.page, path)
  await open(one.page, path)
  await say(one.page, 'Sent early')
  await expect(bubble(one.page, 'Sent early')).toContainText('Sending…')
  await one.page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(bubble(other.page, 'Sent early')).toBeVisible()
})

test('what is refused after the conversation was left is told above the list, and can be seen there and thrown away', async ({
  writers,
  consoleErrors,
}) => {
  const { one, other, path } = writers
  consoleErrors.expect(/WebSocket connection|ERR_INTERNET_DISCONNECTED|403/)
  const context = one.page.context()
  await openLive(one.page, path)
  await context.setOffline(true)
  await expect(one.page.getByText("You're offline.")).toBeVisible()
  await say(one.page, 'Typed in the tunnel')
  await keptOnDisk(one.page, 1)
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
  await keptOnDisk(later, 0)
})

test('what is refused for good says why; it can be thrown away, or tried again and goes once there is a way', async ({
  writers,
  consoleErrors,
}) => {
  const { one, other, path } = writers
  await openLive(one.page, path)
  await one.page.context().setOffline(true)
  await expect(one.page.getByText("You're offline.")).toBeVisible()
  await say(one.page, 'To be thrown away')
  await say(one.page, 'To be tried again')
  const block = (intent: string) =>
    other.ask('/resources/blocks', {
      form: { intent, username: one.username },
    })
  await block('block')
  // The door refuses the socket of a conversation that is closed.
  consoleErrors.expect(/WebSocket connection|ERR_INTERNET_DISCONNECTED|403/)
  await one.page.context().setOffline(false)

  const [first, second] = ['To be thrown away', 'To be tried again'].map((text) => ({
    message: bubble(one.page, text),
    press: (name: string) => bubble(one.page, text).getByRole('button', { name, exact: true }).click(),
  }))
  for (const part of [first!, second!]) {
    await expect(part.message).toContainText('Not sent. This conversation is closed.', { timeout: 20_000 })
  }
  await expect(one.page.getByRole('heading', { name: 'Member unavailable' })).toBeVisible()
  await expect(composer(one.page)).toHaveCount(0)
  // Said to who does not see it, of each.
  const said = one.page.getByRole('status').getByText('Not sent. This conversation is closed.', { exact: true })
  await expect(said).toHaveCount(2)
  await first!.press('Discard')
  await expect(first!.message).toHaveCount(0)

  await block('unblock')
  await open(one.page, path)
  await second!.press('Retry')
  await expect(second!.message).toContainText('Sent')
  await expect(first!.message).toHaveCount(0)
  await open(other.page, path)
  await expect(bubble(other.page, 'To be tried again')).toHaveCount(1)
  await expect(bubble(other.page, 'To be thrown away')).toHaveCount(0)
})

test('signing out asks first where messages are not sent yet, and deletes them only then', async ({
  writers,
  consoleErrors,
}) => {
  const { one, path } = writers
  const { page } = one
  consoleErrors.expect(/ERR_FAILED/)
  await page.routeWebSocket(/\/ws\/conversations\//, (socket) => socket.close())
  await page.route('**/api/conversations/*/messages', (route) => route.abort())
  await open(page, path)
  for (const text of ['One that waits', 'Another that waits']) await say(page, text)
  await keptOnDisk(page, 2)
  const signOut = async () => {
    await page.getByRole('button', { name: /: your account$/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Sign out on this device?' })
  await signOut()
  await expect(question).toContainText('2 messages are not sent yet. Signing out deletes them from this device.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(question).toHaveCount(0)
  await keptOnDisk(page, 2)
  await page.reload()
  await expect(bubble(page, 'Another that waits')).toBeVisible()
  await signOut()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(page).toHaveURL('/login')
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(kept).not.toContain('outbox')
})
