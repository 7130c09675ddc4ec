import { expect, expectAccessible } from './fixtures'
import { bubble, composer, log, say } from './fixtures/conversation'
import { awake, open } from './fixtures/open'
import { type Two, test } from './fixtures/two-members'

/** The pages of two who have never met. */
const pagesOf = ({ one, other }: Two) => ({ one: one.page, other: other.page, name: other.username })

/** The two with a conversation as they come to it by their pages: begun by a first line, and accepted. */
async function conversation(two: Two) {
  const { one, other, name } = pagesOf(two)
  await open(one, `/app/messages?to=${name}`)
  await composer(one).fill('Good morning')
  await one.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(one).toHaveURL(/\?c=/)
  await expect(bubble(one, 'Good morning')).toBeVisible()
  await open(other, `/app/messages${new URL(one.url()).search}`)
  const accept = other.getByRole('button', { name: 'Accept' })
  await awake(accept)
  await accept.click()
  await expect(accept).toHaveCount(0)
  return { one, other }
}

test('a first line stands ready, is a request to a stranger, and answering opens the conversation for both', async ({
  strangers,
}) => {
  const { one, other, name } = pagesOf(strangers)
  await open(one, '/app/messages')
  await expect(one.getByRole('heading', { name: 'Welcome to Messages' })).toBeVisible()
  await expectAccessible(one)

  // Who has no conversation yet, and looks, sees the first one come.
  await open(other, '/app/messages')
  await expect(other.getByRole('heading', { name: 'Welcome to Messages' })).toBeVisible()

  await open(one, `/app/messages?to=${name}`)
  await expect(composer(one)).not.toHaveValue('')
  await composer(one).fill('  ')
  await expect(one.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await composer(one).fill('Hello from a stranger')
  await one.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(one.getByText('Waiting for Boris Orlov to answer')).toBeVisible()

  const row = other.getByRole('link', { name: /Ada Lovelace/ })
  await expect(row).toContainText('Request')
  await expect(row).toContainText('1 unread message')
  await row.click()
  await expect(other.getByRole('heading', { name: 'Ada Lovelace would like to write with you' })).toBeVisible()
  await expectAccessible(other)
  await say(other, 'Nice to hear from you')
  await expect(bubble(one, 'Nice to hear from you')).toBeVisible()
  await expect(one.getByText('Waiting for Boris Orlov to answer')).toHaveCount(0)
})

test('what two members write comes at once, with typing, read marks, changes and deletions', async ({ strangers }) => {
  test.slow()
  const { one, other } = await conversation(strangers)
  await composer(one).pressSequentially('How are you?')
  await expect(other.getByText('typing…')).toBeVisible()
  await composer(one).press('Enter')
  await expect(bubble(other, 'How are you?')).toBeVisible()
  await expect(bubble(one, 'How are you?')).toContainText(/Read \d\d:\d\d/)
  await say(other, 'Very well')
  await expect(bubble(one, 'Very well')).toBeVisible()

  await composer(one).press('ArrowUp')
  const field = one.getByRole('textbox', { name: 'Editing your message' })
  await expect(field).toHaveValue('How are you?')
  await field.fill('How have you been?')
  await field.press('Enter')
  await expect(bubble(other, 'How have you been?')).toContainText('Edited')
  await expect(bubble(other, 'How are you?')).toHaveCount(0)

  await bubble(one, 'How have you been?').getByText('How have you been?').click()
  await one.getByRole('button', { name: 'Delete' }).click()
  await one.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(bubble(other, 'How have you been?')).toHaveCount(0)
  await expect(bubble(one, 'How have you been?')).toHaveCount(0)
})

test('the keyboard stays in the conversation: accepting, changing, deleting and leaving a message as it was', async ({
  strangers,
}) => {
  const { one, other } = await conversation(strangers)
  await expect(composer(other)).toBeFocused()
  await say(other, 'Half')
  await expect(bubble(one, 'Half')).toBeVisible()

  await composer(other).press('ArrowUp')
  const field = other.getByRole('textbox', { name: 'Editing your message' })
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(composer(other)).toBeFocused()
  await composer(other).press('ArrowUp')
  await expect(field).toBeFocused()
  await other.keyboard.type(' a word')
  await expect(field).toHaveValue('Half a word')
  await field.press('Enter')
  await expect(composer(other)).toBeFocused()
  await expect(bubble(one, 'Half a word')).toBeVisible()

  await log(other).press('ArrowUp')
  const message = bubble(other, 'Half a word')
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(/^Half a word/)
  await message.press('Enter')
  await message.getByRole('button', { name: 'Delete' }).press('Enter')
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(message).toHaveCount(0)
  await expect(log(other)).toBeFocused()
})

test('what is written without a connection waits, and is there once when it is back', async ({
  strangers,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  const { one, other } = await conversation(strangers)
  await one.context().setOffline(true)
  await expect(one.getByText("You're offline.")).toBeVisible()
  for (const text of ['First in the tunnel', 'Second in the tunnel', 'Third in the tunnel']) await say(one, text)
  await expect(bubble(one, 'Third in the tunnel')).toContainText('Sending…')
  await one.context().setOffline(false)
  for (const text of ['First in the tunnel', 'Second in the tunnel', 'Third in the tunnel']) {
    await expect(bubble(other, text)).toHaveCount(1, { timeout: 30_000 })
    await expect(bubble(one, text)).toHaveCount(1)
  }
  await expect(bubble(one, 'Third in the tunnel')).not.toContainText('Sending…')
  await expect(log(other).getByText(/in the tunnel/)).toHaveText([
    'First in the tunnel',
    'Second in the tunnel',
    'Third in the tunnel',
  ])
})

test('a long conversation is read backwards without jumping, searched, and filtered', async ({
  strangers,
  baseURL,
  isMobile,
}) => {
  test.slow()
  const { one } = await conversation(strangers)
  const id = new URL(one.url()).searchParams.get('c')
  for (let line = 1; line <= 70; line++) {
    const sent = () =>
      one.request.post(`/api/conversations/${id}/messages`, {
        headers: { Origin: baseURL ?? '' },
        data: { clientId: crypto.randomUUID(), content: `Line ${line} of many` },
      })
    await expect.poll(async () => (await sent()).status()).toBeLessThan(300)
  }
  await open(one, `/app/messages?c=${id}`)
  await expect(bubble(one, 'Line 70 of many').last()).toBeInViewport()
  // Where a line stands in the box, whatever has been scrolled: it must not move when more comes above it.
  const place = () =>
    bubble(one, 'Line 45 of many').evaluate((line) => {
      const box = line.closest('[role=log]')
      return Math.round(line.getBoundingClientRect().top + (box?.scrollTop ?? 0))
    })
  const before = await place()
  await expect(async () => {
    await log(one).evaluate((box) => box.scrollBy(0, -300))
    await expect(bubble(one, 'Good morning')).toHaveCount(1, { timeout: 200 })
  }).toPass()
  expect(await place()).toBe(before)
  await one.getByRole('button', { name: 'Jump to latest' }).click()
  await expect(bubble(one, 'Line 70 of many').last()).toBeInViewport()

  // A phone shows one of the two.
  if (isMobile) await one.getByRole('link', { name: 'Back to conversations' }).click()
  await one.getByRole('searchbox', { name: 'Search conversations' }).fill('line 42')
  const found = one.getByRole('link', { name: /Line 42/ })
  await expect(found.first()).toBeVisible()
  await expectAccessible(one)
  await one.getByRole('link', { name: 'Clear the search' }).click()
  await expect(one).not.toHaveURL(/q=/)
  await one.getByRole('link', { name: 'Reflector' }).click()
  await expect(one.getByText('Nobody of this type yet')).toBeVisible()
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and what is refused stays typed', async ({ strangers, consoleErrors }) => {
    // What is refused is answered as such.
    consoleErrors.expect(/422/)
    const { one, other, name } = pagesOf(strangers)
    await one.goto(`/app/messages?to=${name}`)
    await composer(one).fill('Sent by a form')
    await one.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(one).toHaveURL(/\?c=/)
    await composer(one).fill('And another')
    await one.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(bubble(one, 'And another')).toHaveCount(1)
    await composer(one).fill('x'.repeat(501))
    await one.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(one.getByRole('alert')).toContainText('at most 500 characters')
    await expect(composer(one)).toHaveValue('x'.repeat(501))

    await other.goto('/app/messages')
    await other.getByRole('link', { name: /Ada Lovelace/ }).click()
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(bubble(other, 'Sent by a form')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  })
})
