import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { test } from './fixtures/add-member'
import { begin, bubble, composer, goOffline, inOutbox, log, openLive, post, say } from './fixtures/conversation'
import { open } from './fixtures/open'
import type { Writer } from './fixtures/two-members'

/** Arrives at Messages by a link whose navigation carries this state, as the browser's history keeps it. */
async function followLink(page: Page, state: object) {
  await page.evaluate((usr) => history.replaceState({ usr, key: 'link', idx: 0 }, '', '/app/messages'), state)
  await page.reload()
}

const announced = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

test('a first line to a stranger is a request: drafted, sent, accepted by one, and ignored where another sent it', async ({
  strangers: { one, other },
  addMember,
}) => {
  // The other looks at an empty list, and sees the first conversation arrive.
  await open(other.page, '/app/messages')
  await expect(other.page.getByRole('heading', { name: 'Welcome to Messages' })).toBeVisible()
  await open(one.page, `/app/messages?to=${other.username}`)
  await expect(composer(one.page)).not.toHaveValue('')
  const opener = await composer(one.page).inputValue()
  await composer(one.page).fill('Half a thought')
  // What is typed to one person is not shown to another, and is there again when the page is loaded anew.
  await open(one.page, '/app/messages?to=harriet_p')
  await expect(composer(one.page)).toHaveValue(/Harriet/)
  await composer(one.page).fill('Words for Harriet')
  await open(one.page, `/app/messages?to=${other.username}`)
  await expect(composer(one.page)).toHaveValue('Half a thought')
  await open(one.page, '/app/messages?to=harriet_p')
  await expect(composer(one.page)).toHaveValue('Words for Harriet')
  await open(one.page, `/app/messages?to=${other.username}`)
  await one.page.getByRole('button', { name: opener, exact: true }).click()
  await expect(composer(one.page)).toHaveValue(opener)
  await expect(composer(one.page)).toBeFocused()

  const send = one.page.getByRole('button', { name: 'Send', exact: true })
  await composer(one.page).fill('  ')
  await expect(send).toBeDisabled()
  await composer(one.page).fill('Hello from a stranger')
  await send.click()
  await expect(one.page.getByText('Waiting for Boris Orlov to reply')).toBeVisible()
  await expect(one.page).toHaveURL(/\?c=/)
  const path = one.page.url()

  const row = other.page.getByRole('link', { name: /Ada Lovelace/ })
  await expect(row).toContainText('Request')
  await expect(row).toContainText('1 unread message')
  await row.click()
  await expect(other.page.getByRole('heading', { name: 'Ada Lovelace wants to message you' })).toBeVisible()
  const accept = other.page.getByRole('button', { name: 'Accept' })
  await accept.click()
  await expect(accept).toHaveCount(0)
  await expect(composer(other.page)).toBeFocused()
  await expect(announced(other.page, 'Request accepted')).toHaveCount(1)
  await say(other.page, 'Nice to hear from you')
  await expect(bubble(one.page, 'Nice to hear from you')).toBeVisible()
  await expect(one.page.getByText('Waiting for Boris Orlov to reply')).toHaveCount(0)

  const third = await addMember({ fullName: 'Clara Weiss' })
  await post(third, await begin(third, other), 'Hello from another')
  await other.page.getByRole('link', { name: /Clara Weiss/ }).click()
  await other.page.getByRole('button', { name: 'Ignore' }).press('Enter')
  await expect(other.page).toHaveURL(/\/app\/messages$/)
  await expect(announced(other.page, 'Request ignored')).toHaveCount(1)
  await expect(other.page.getByRole('main')).toBeFocused()

  const openConversationId = new URL(path).searchParams.get('c')
  await followLink(one.page, { openConversationId, focusInput: true })
  await expect(one.page).toHaveURL(path)
  await expect(composer(one.page)).toBeFocused()
  await followLink(one.page, { startChatWith: 'river_santafe', initialMessage: 'A line of my own' })
  await expect(one.page).toHaveURL('/app/messages?to=river_santafe')
  await expect(composer(one.page)).toHaveValue('A line of my own')
  await expect(composer(one.page)).toBeFocused()
})

test('typing, messages, read marks, edits and deletions arrive live, in other tabs and after a time offline too', async ({
  writers: { one, other, id, path },
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const tab = await one.page.context().newPage()
  await Promise.all([one.page, tab, other.page].map((page) => openLive(page, path, 'Good evening')))
  await composer(one.page).pressSequentially('How are you?')
  await expect(other.page.getByText('typing…')).toBeVisible()
  await composer(one.page).press('Enter')
  await expect(bubble(other.page, 'How are you?')).toBeVisible()
  await expect(bubble(one.page, 'How are you?')).toContainText(/Read \d\d:\d\d/)
  await say(other.page, 'Very well')
  await expect(bubble(one.page, 'Very well')).toBeVisible()

  const field = one.page.getByRole('textbox', { name: 'Editing your message' })
  await composer(one.page).press('ArrowUp')
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(composer(one.page)).toBeFocused()
  await composer(one.page).press('ArrowUp')
  await expect(field).toBeFocused()
  await one.page.keyboard.type(' And the others?')
  await expect(field).toHaveValue('How are you? And the others?')
  await field.press('Enter')
  await expect(composer(one.page)).toBeFocused()
  await expect(announced(one.page, 'Message edited')).toHaveCount(1)
  await expect(bubble(other.page, 'How are you? And the others?')).toContainText('Edited')

  await expect(log(one.page)).toHaveAccessibleDescription(/up and down arrows.*Enter/)
  await log(one.page).press('ArrowUp')
  await expect(bubble(one.page, 'Very well')).toBeFocused()
  await bubble(one.page, 'Very well').press('ArrowUp')
  const own = bubble(one.page, 'How are you?')
  await expect(own).toBeFocused()
  await expect(own).toHaveAccessibleDescription(/^How are you/)
  // Enter leads to the actions, Escape back to the message.
  await own.press('Enter')
  const actions = own.getByRole('group', { name: 'Message actions' })
  await expect(actions.getByRole('button', { name: 'Edit' })).toBeFocused()
  await one.page.keyboard.press('Escape')
  await expect(actions).toHaveCount(0)
  await expect(own).toBeFocused()
  await own.press('Enter')
  await own.getByRole('button', { name: 'Delete' }).press('Enter')
  await one.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  for (const { page } of [one, other]) await expect(bubble(page, 'How are you?')).toHaveCount(0)
  await expect(log(one.page)).toBeFocused()
  await expect(announced(one.page, 'Message deleted')).toHaveCount(1)

  // The button shows under the pointer, and opens the same actions.
  const actionsButton = bubble(other.page, 'Very well').getByRole('button', { name: 'Message actions' })
  await other.page.mouse.move(0, 0)
  await expect(actionsButton).toHaveCSS('opacity', '0')
  await bubble(other.page, 'Very well').hover()
  await expect(actionsButton).toHaveCSS('opacity', '1')
  await expect(actionsButton).toHaveAttribute('aria-expanded', 'false')
  await actionsButton.click()
  await expect(actionsButton).toHaveAttribute('aria-expanded', 'true')
  await other.page.getByRole('button', { name: 'Delete' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  for (const { page } of [one, other]) await expect(bubble(page, 'Very well')).toHaveCount(0)

  // Of the two tabs of a member, what one sends is once in the other, and what one reads is read in the other.
  await say(one.page, 'From the first tab')
  await expect(bubble(tab, 'From the first tab')).toBeVisible()
  await say(tab, 'From the second tab')
  for (const page of [one.page, tab]) {
    await expect(bubble(page, 'From the second tab')).toContainText(/Sent|Read/)
    for (const text of ['From the first tab', 'From the second tab']) await expect(bubble(page, text)).toHaveCount(1)
  }
  for (const page of [one.page, tab]) {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveTitle(/^Home/)
  }
  await post(other, id, 'Are you both there?')
  for (const page of [one.page, tab]) await expect(page).toHaveTitle(/^\(1\) Home/)
  await one.page.goBack()
  await expect(bubble(one.page, 'Are you both there?')).toBeVisible()
  await expect(tab).toHaveTitle(/^Home/)
  await tab.close()

  for (const count of [1, 2]) {
    await post(other, id, 'Are you there?')
    await expect(announced(one.page, 'Boris Orlov: Are you there?')).toHaveCount(count)
  }
  await goOffline(one.page)
  const typed = ['First in the tunnel', 'Second in the tunnel', 'Third in the tunnel']
  for (const text of typed) await say(one.page, text)
  await expect(bubble(one.page, 'Third in the tunnel')).toContainText('Sending…')
  const missed = ['First of two', 'Second of two']
  for (const text of missed) await post(other, id, text)

  await one.page.context().setOffline(false)
  for (const text of missed) await expect(announced(one.page, `Boris Orlov: ${text}`)).toHaveCount(1)
  for (const { page } of [one, other]) await expect(log(page).getByText(/in the tunnel/)).toHaveText(typed)
  await expect(bubble(one.page, 'Third in the tunnel')).toContainText(/Sent|Read/)
})

/** With the first two lines more than the fifty that a page brings, and little more: only so many are taken at once. */
const LINES = 52
const LAST = `Line ${LINES} of many`

/** Writes so many lines behind the pages, both members in turn, as fast as the rate limit lets them. */
async function fillConversation(writers: { one: Writer; other: Writer; id: string }, baseURL: string, count: number) {
  for (let line = 1; line <= count; line++) {
    const { page } = line % 2 ? writers.one : writers.other
    const data = { clientId: crypto.randomUUID(), content: `Line ${line} of many` }
    const sent = () =>
      page.request.post(`/api/conversations/${writers.id}/messages`, { headers: { Origin: baseURL }, data })
    await expect.poll(async () => (await sent()).status()).toBe(200)
  }
}

test('a long conversation is read backwards without jumping, and searched', async ({ writers, baseURL }) => {
  const { page } = writers.one
  await fillConversation(writers, baseURL ?? '', LINES)
  await openLive(page, writers.path, LAST)
  await expect(bubble(page, LAST)).toBeInViewport()
  // Where a line stands in the log, however far that is scrolled: it must not move when earlier messages come above it.
  const place = () =>
    bubble(page, 'Line 45 of many').evaluate((line) => {
      const box = line.closest('[role=log]')
      return Math.round(line.getBoundingClientRect().top + (box?.scrollTop ?? 0))
    })
  const before = await place()
  await log(page).evaluate((box) => box.scrollTo(0, -box.scrollHeight))
  await expect(bubble(page, 'Good morning')).toHaveCount(1)
  expect(await place()).toBe(before)
  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await expect(bubble(page, LAST)).toBeInViewport()

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('line 42')
  await expect(page.getByRole('link', { name: /Line 42/ }).first()).toBeVisible()
  await expect(announced(page, '1 result')).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).not.toHaveURL(/q=/)
})

test('a block from the menu closes a conversation for both; messages that waited are refused, and can be discarded or sent after it', async ({
  writers: { one, other, path },
  consoleErrors,
}) => {
  // The server refuses the socket of a conversation that is closed.
  consoleErrors.expect(/WebSocket connection|ERR_INTERNET_DISCONNECTED|403/)
  await openLive(one.page, path, 'Good evening')
  await goOffline(one.page)
  for (const text of ['To be discarded', 'To be discarded in the list', 'To be sent again']) await say(one.page, text)
  await inOutbox(one.page, 3)

  await open(other.page, path)
  await other.page.getByRole('button', { name: 'More actions for Ada Lovelace' }).click()
  await other.page.getByRole('menuitem', { name: 'Block' }).click()
  await other.page.getByRole('dialog', { name: 'Block Ada Lovelace?' }).getByRole('button', { name: 'Block' }).click()
  await expect(other.page).toHaveURL(/tab=privacy/)
  await other.page.goBack()
  await one.page.context().setOffline(false)

  const refused = log(one.page).getByRole('listitem').filter({ hasText: 'Not sent. This conversation is closed.' })
  await expect(refused).toHaveCount(3)
  await expect(announced(one.page, 'Not sent. This conversation is closed.')).toHaveCount(3)
  // Each sees that it is closed, and not by whom.
  for (const [{ page }, name] of [[one, 'Boris Orlov'] as const, [other, 'Ada Lovelace'] as const]) {
    await expect(page.getByRole('heading', { name: 'Member unavailable' })).toBeVisible()
    await expect(page.getByText('You can no longer write here')).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^More actions for/ })).toHaveCount(0)
    await expect(page.getByText(name)).toHaveCount(0)
    await expect(bubble(page, 'Good evening')).toBeVisible()
  }

  await refused.first().getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(refused).toHaveCount(2)
  await expect(announced(one.page, 'Message discarded')).toHaveCount(1)
  // Where the conversation is not open, they are above the list.
  await open(one.page, '/app/messages')
  const above = one.page.getByRole('region', { name: 'Not sent' })
  const inList = above.getByRole('listitem').filter({ hasText: 'To be discarded in the list' })
  await expect(inList).toContainText('This conversation is closed.')
  await expect(above).toContainText('To be sent again')
  await inList.getByRole('button', { name: 'Discard' }).click()
  await expect(inList).toHaveCount(0)
  await inOutbox(one.page, 1)

  await other.ask('/resources/blocks', { form: { intent: 'unblock', username: one.username } })
  await above.getByRole('link', { name: 'Open the conversation' }).click()
  const repeated = bubble(one.page, 'To be sent again')
  await expect(repeated).toContainText('Not sent.')
  await repeated.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(repeated).toContainText(/Sent|Read/)
  await inOutbox(one.page, 0)
  await open(other.page, path)
  await expect(bubble(other.page, 'To be sent again')).toHaveCount(1)
  for (const { page } of [one, other]) await expect(bubble(page, 'To be discarded')).toHaveCount(0)
})

test('on a phone a conversation takes the screen and leads back to the list, also after it failed to draw', {
  tag: '@phone',
}, async ({ writers: { one, other, id }, consoleErrors }) => {
  // React logs what failed, and where.
  consoleErrors.expect(/TypeError|not iterable|above error|render_failed|iterable/)
  const { page } = one
  await open(page, '/app/messages')
  const row = page.getByRole('link', { name: /Boris Orlov/ })
  await expect(row).toContainText('1 unread message')
  // Data that no release of the page understands.
  await page.route('**/app/messages.data?c=*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: (await response.text()).replace('"open"', '"new"') })
  })
  await row.click()
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
  const { x } = (await failure.boundingBox())!
  expect(x).toBeGreaterThan(8)
  await page.unroute('**/app/messages.data?c=*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('log', { name: 'Messages with Boris Orlov' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()

  await composer(page).fill('Good day')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(bubble(page, 'Good day')).toContainText(/Sent|Read/)
  await post(other, id, 'Until tonight')
  await expect(bubble(page, 'Until tonight')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('link', { name: 'Back to conversations' }).click()
  await expect(page).toHaveURL(/\/app\/messages$/)
  await expect(row).toContainText('Until tonight')
  await expect(row).not.toContainText('unread')
})
