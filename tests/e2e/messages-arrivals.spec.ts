import { expect } from './fixtures'
import { begin, bubble, composer, openLive, post } from './fixtures/conversation'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('a request that is ignored leaves the list, and whoever sent it is not told', async ({ strangers }) => {
  const { one, other } = strangers
  const id = await begin(one, other)
  await post(one, id, 'Hello from a stranger')
  await open(one.page, `/app/messages?c=${id}`)
  await open(other.page, '/app/messages')
  const row = other.page.getByRole('link', { name: /Ada Lovelace/ })
  await row.click()
  await other.page.getByRole('button', { name: 'Ignore' }).click()
  await expect(other.page).toHaveURL(/\/app\/messages$/)
  await expect(row).toHaveCount(0)
  await expect(other.page).toHaveTitle(/^Messages/)
  await expect(one.page.getByText('Waiting for Boris Orlov to answer')).toBeVisible()
  await expect(bubble(one.page, 'Hello from a stranger')).not.toContainText('Read')
  await open(other.page, `/app/messages?c=${id}`)
  await expect(other.page.getByText('You ignored this request.')).toBeVisible()
})

test('a link inside the site opens a conversation, or a first line, and leaves the address behind', async ({
  writers,
}) => {
  const { one, other, id, path } = writers
  const arrive = async (state: object) => {
    await one.page.goto('/app/messages')
    // What a link's state comes to in the browser's history.
    await one.page.evaluate((usr) => history.replaceState({ usr, key: 'link', idx: 0 }, ''), state)
    await one.page.reload()
  }
  await arrive({ openConversationId: id, focusInput: true })
  await expect(one.page).toHaveURL(path)
  await expect(composer(one.page)).toBeFocused()
  await arrive({ startChatWith: other.username })
  await expect(one.page).toHaveURL(path)
  await arrive({
    startChatWith: 'harriet_p',
    initialMessage: 'A line of my own',
  })
  await expect(one.page).toHaveURL('/app/messages?to=harriet_p')
  await expect(composer(one.page)).toHaveValue('A line of my own')
  await expect(composer(one.page)).toBeFocused()
  await one.page.reload()
  await expect(one.page).toHaveURL('/app/messages?to=harriet_p')
  await expect(composer(one.page)).not.toHaveValue('')
})

test('what comes in is said to who does not see it: each message, also the same words again', {
  tag: '@any-screen',
}, async ({ writers }) => {
  const { one, other, id, path } = writers
  await openLive(one.page, path)
  const said = (text: string) => one.page.getByRole('status').getByText(`Boris Orlov: ${text}`, { exact: true })
  for (const count of [1, 2]) {
    await post(other, id, 'Are you there?')
    await expect(said('Are you there?')).toHaveCount(count)
  }
  // What was missed comes in one frame.
  await one.page.context().setOffline(true)
  await expect(one.page.getByText("You're offline.")).toBeVisible()
  for (const text of ['First of two', 'Second of two']) await post(other, id, text)
  await one.page.context().setOffline(false)
  for (const text of ['First of two', 'Second of two']) await expect(said(text)).toHaveCount(1)
})
