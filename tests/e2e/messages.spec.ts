import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { begin, bubble, composer, goOffline, log, openLive, post, say } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test, type Writer } from './fixtures/two-members'

/** Arrives at Messages by a link whose navigation carries this state, as the browser's history keeps it. */
async function followLink(page: Page, state: object) {
  await page.goto('/app/messages')
  await page.evaluate((usr) => history.replaceState({ usr, key: 'link', idx: 0 }, ''), state)
  await page.reload()
}

const announced = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

test('a first line to a stranger is a request, and accepting it opens the conversation for both', async ({
  strangers: { one, other },
}) => {
  await open(one.page, '/app/messages')
  await expect(one.page.getByRole('heading', { name: 'Welcome to Messages' })).toBeVisible()
  await open(one.page, `/app/messages?to=${other.username}`)
  await expect(composer(one.page)).not.toHaveValue('')

  // The other looks at an empty list, and sees the first conversation arrive.
  await open(other.page, '/app/messages')
  await expect(other.page.getByRole('heading', { name: 'Welcome to Messages' })).toBeVisible()
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

  const openConversationId = new URL(path).searchParams.get('c')
  await followLink(one.page, { openConversationId, focusInput: true })
  await expect(one.page).toHaveURL(path)
  await expect(composer(one.page)).toBeFocused()
  await followLink(one.page, { startChatWith: 'harriet_p', initialMessage: 'A line of my own' })
  await expect(one.page).toHaveURL('/app/messages?to=harriet_p')
  await expect(composer(one.page)).toHaveValue('A line of my own')
  await expect(composer(one.page)).toBeFocused()
})

test('a request that is ignored leads back to the list: it is announced, and the main part of the page has the focus', async ({
  strangers: { one, other },
}) => {
  await post(one, await begin(one, other), 'Hello from a stranger')
  const { page } = other
  await open(page, '/app/messages')
  await page.getByRole('link', { name: /Ada Lovelace/ }).click()
  await page.getByRole('button', { name: 'Ignore' }).press('Enter')
  await expect(page).toHaveURL(/\/app\/messages$/)
  await expect(announced(page, 'Request ignored')).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
})

test('what was typed to a stranger is there again after a reload, and the opener that is pressed can be taken back', async ({
  strangers: { one, other },
}) => {
  await open(one.page, `/app/messages?to=${other.username}`)
  await expect(composer(one.page)).not.toHaveValue('')
  const opener = await composer(one.page).inputValue()
  await composer(one.page).fill('Half a thought')
  await one.page.reload()
  await expect(composer(one.page)).toHaveValue('Half a thought')

  // What is typed to one person is not shown to another, and each has their own.
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
})

test('typing, messages, read marks, edits and deletions arrive live, and the keyboard stays in the conversation', async ({
  writers: { one, other, path },
}) => {
  await Promise.all([one, other].map(({ page }) => openLive(page, path, 'Good evening')))
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
})

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
  await fillConversation(writers, baseURL ?? '', 60)
  await openLive(page, writers.path, 'Line 60 of many')
  await expect(bubble(page, 'Line 60 of many')).toBeInViewport()
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
  await expect(bubble(page, 'Line 60 of many')).toBeInViewport()

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('line 42')
  await expect(page.getByRole('link', { name: /Line 42/ }).first()).toBeVisible()
  await expect(announced(page, '1 result')).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).not.toHaveURL(/q=/)
})

test('what is written offline goes out in order, and what arrives is announced, also what was missed', async ({
  writers: { one, other, id, path },
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  await Promise.all([one, other].map(({ page }) => openLive(page, path, 'Good evening')))
  for (const count of [1, 2]) {
    await post(other, id, 'Are you there?')
    await expect(announced(one.page, 'Boris Orlov: Are you there?')).toHaveCount(count)
  }

  await goOffline(one.page)
  const own = ['First in the tunnel', 'Second in the tunnel', 'Third in the tunnel']
  for (const text of own) await say(one.page, text)
  await expect(bubble(one.page, 'Third in the tunnel')).toContainText('Sending…')
  const missed = ['First of two', 'Second of two']
  for (const text of missed) await post(other, id, text)

  await one.page.context().setOffline(false)
  for (const text of missed) await expect(announced(one.page, `Boris Orlov: ${text}`)).toHaveCount(1)
  for (const { page } of [one, other]) await expect(log(page).getByText(/in the tunnel/)).toHaveText(own)
  await expect(bubble(one.page, 'Third in the tunnel')).toContainText(/Sent|Read/)
})

test('a block from the menu closes a conversation for both; a message that waited is refused, and goes after it', async ({
  writers: { one, other, path },
  consoleErrors,
}) => {
  // The server refuses the socket of a conversation that is closed.
  consoleErrors.expect(/WebSocket connection|ERR_INTERNET_DISCONNECTED|403/)
  await openLive(one.page, path, 'Good evening')
  await goOffline(one.page)
  await say(one.page, 'To be discarded')
  await say(one.page, 'To be sent again')

  await open(other.page, path)
  await other.page.getByRole('button', { name: 'More actions for Ada Lovelace' }).click()
  await other.page.getByRole('menuitem', { name: 'Block' }).click()
  await other.page.getByRole('dialog', { name: 'Block Ada Lovelace?' }).getByRole('button', { name: 'Block' }).click()
  await expect(other.page).toHaveURL(/tab=privacy/)
  await open(other.page, path)
  await one.page.context().setOffline(false)

  const [discarded, repeated] = ['To be discarded', 'To be sent again'].map((text) => bubble(one.page, text))
  for (const message of [discarded!, repeated!]) {
    await expect(message).toContainText('Not sent. This conversation is closed.')
  }
  await expect(announced(one.page, 'Not sent. This conversation is closed.')).toHaveCount(2)
  // Each sees that it is closed, and not by whom.
  for (const [{ page }, name] of [[one, 'Boris Orlov'] as const, [other, 'Ada Lovelace'] as const]) {
    await expect(page.getByRole('heading', { name: 'Member unavailable' })).toBeVisible()
    await expect(page.getByText('You can no longer write here')).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^More actions for/ })).toHaveCount(0)
    await expect(page.getByText(name)).toHaveCount(0)
    await expect(bubble(page, 'Good evening')).toBeVisible()
  }

  await discarded!.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(discarded!).toHaveCount(0)
  await expect(announced(one.page, 'Message discarded')).toHaveCount(1)
  await other.ask('/resources/blocks', { form: { intent: 'unblock', username: one.username } })
  await open(one.page, path)
  await repeated!.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(repeated!).toContainText(/Sent|Read/)
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

  await open(page, page.url())
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
