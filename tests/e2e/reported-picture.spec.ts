import { png } from '../fixtures/pictures'
import { expect, expectAccessible } from './fixtures'
import { log } from './fixtures/conversation'
import { open } from './fixtures/open'
import { seededSession } from './fixtures/sessions'
import { test } from './fixtures/two-members'

test('a message that is only a picture is reported with consent, and a moderator sees what it is until it is decided', async ({
  writers,
  browser,
  baseURL,
  consoleErrors,
}) => {
  test.slow()
  const { one, other, id, path } = writers
  await open(one.page, path)
  await one.page
    .getByLabel('Attach a picture')
    .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: Buffer.from(await png(600, 400)) })
  await expect(one.page.getByText('The picture goes with your message.')).toBeVisible()
  await one.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log(one.page).getByRole('link', { name: /opens in full size/ })).toBeVisible()
  // The sender sees their picture before the server has it.
  type Message = { id: string; attachments: object[] }
  const newest = async () => {
    const answer = await other.page.request.get(`/api/conversations/${id}/messages`)
    const { messages } = (await answer.json()) as { messages: Message[] }
    return messages.at(-1)!
  }
  await expect.poll(async () => (await newest()).attachments.length).toBe(1)
  const message = (await newest()).id

  await open(other.page, `/report?kind=message&id=${encodeURIComponent(message)}&conversation=${id}`)
  await other.page.getByLabel('Sexual content').check()
  await other.page.getByLabel('Moderators may see a copy of this message, its picture too').check()
  await other.page.getByRole('button', { name: 'Send report' }).click()
  await expect(other.page.getByText('Thank you for telling us.')).toBeVisible()

  const context = await browser.newContext()
  consoleErrors.watch(context)
  await context.addCookies([{ ...seededSession('thandeka'), url: baseURL!, httpOnly: true, sameSite: 'Lax' }])
  const room = await context.newPage()
  await open(room, `/moderation/cases/message/${encodeURIComponent(message)}`)
  const picture = room.getByRole('link', { name: /Open picture/ }).locator('img')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]))
    .toEqual([true, 600])
  await expectAccessible(room)
  await room.getByRole('button', { name: 'Nothing is wrong' }).click()
  await expect(room.getByRole('link', { name: /Open picture/ })).toHaveCount(0)
  await open(room, `/moderation/cases/message/${encodeURIComponent(message)}`)
  await expect(room.getByText('The message has no words, only a picture.')).toBeVisible()
  await context.close()
})
