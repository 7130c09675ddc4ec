import { png } from '../fixtures/pictures'
import { expect } from './fixtures'
import { readAs } from './fixtures/add-member'
import { comments, posts } from './fixtures/causes'
import { bubble } from './fixtures/conversation'
import { card, choose, comment, composer, HOME, postButton, unique, write } from './fixtures/feed'
import { test } from './fixtures/moderator'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a comment and a post are reported; a moderator warns, hides both, and shows the post again when its author objects', async ({
  strangers: { one: author, other: reporter },
  moderator,
  consoleErrors,
}) => {
  // The report is sent once without a reason.
  consoleErrors.expect(/status of 400/)
  const text = unique('Cheap wonders')
  const id = await posts(author, text)
  const words = unique('Go away')
  await comments(reporter, id, words)

  // The comment, by the author of the post from its menu.
  await open(author.page, `/posts/${id}`)
  await choose(comment(author.page, words), 'Report')
  const commentDialog = author.page.getByRole('dialog', { name: 'Report this comment' })
  await commentDialog.getByRole('radio', { name: 'Harassment or threats' }).check()
  await commentDialog.getByRole('button', { name: 'Send report' }).click()
  await commentDialog.getByRole('button', { name: 'Mute for 30 days' }).click()
  await expect(commentDialog.getByText('Muted for 30 days.')).toBeVisible()
  expect(await readAs(author.page)(`/posts/${id}`)).not.toContain(words)

  // The post, by the other from its card.
  await open(reporter.page, HOME)
  await choose(card(reporter.page, text), 'Report')
  const dialog = reporter.page.getByRole('dialog', { name: 'Report this post' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose what’s wrong')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Spam or fraud' }).check()
  const note = unique('Ten times')
  await dialog.getByLabel('Anything to add?').fill(note)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Thanks for reporting this.')).toBeVisible()

  await open(moderator, `/posts/${id}`)
  await choose(comment(moderator, words), 'Moderate')
  const theirs = card(moderator, words)
  await expect(theirs).toContainText('Harassment or threats')
  // Each act is about the page as it is after the one before.
  await theirs.getByText('Warn…').click()
  await theirs.getByRole('textbox', { name: 'Message to the member' }).fill('Please be kind')
  await theirs.getByRole('button', { name: 'Send warning' }).click()
  await expect(moderator.getByText('Warning sent.')).toBeVisible()
  await theirs.getByText('Hide…').click()
  await theirs.getByRole('textbox', { name: 'Message to the member' }).fill('As said')
  await theirs.getByRole('button', { name: 'Hide it', exact: true }).click()
  const hidden = moderator.getByText('Hidden. The member was notified.')
  await expect(hidden).toBeVisible()
  await expect(theirs.getByText('Earlier actions on this member: 2')).toBeVisible()

  await open(moderator, '/moderation')
  const found = card(moderator, text)
  await expect(found).toContainText(note)
  await found.getByText('Hide…', { exact: true }).click()
  await found.getByRole('textbox', { name: 'Message to the member' }).fill('Advertising')
  await found.getByRole('button', { name: 'Hide it', exact: true }).click()
  await expect(hidden).toBeVisible()
  await expect(found).toBeHidden()
  // A message about one page is not repeated on the next.
  await moderator.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(moderator).toHaveURL('/moderation/log')
  await expect(hidden).toBeHidden()
  expect((await reporter.page.request.get(`/posts/${id}`)).status()).toBe(404)

  expect(await readAs(author.page)(`/posts/${id}`)).toContain('Hidden by moderators')
  await open(author.page, '/app/appeals')
  const own = card(author.page, text)
  await expect(own).toContainText('A moderator hid your post')
  await expect(own).toContainText('Advertising')
  await own.getByText('Appeal', { exact: true }).click()
  const why = unique('A joke')
  await own.getByLabel('Why do you disagree?').fill(why)
  await own.getByRole('button', { name: 'Send appeal' }).click()
  await expect(author.page.getByText('Appeal sent.')).toBeVisible()

  await open(moderator, '/moderation/appeals')
  const appeal = card(moderator, why)
  await appeal.getByRole('button', { name: 'Grant: undo the decision' }).click()
  await expect(moderator.getByText('Appeal granted. The member was notified.')).toBeVisible()
  await expect(appeal).toBeHidden()
  expect(await readAs(author.page)('/app/appeals')).toContain('Your appeal was granted: the decision has been reversed')
  expect((await reporter.page.request.get(`/posts/${id}`)).status()).toBe(200)
})

test('a message is reported, and a moderator sees its words and its picture only with consent, until it is decided', async ({
  writers: { one, other, id, path },
  moderator,
  baseURL,
}) => {
  const words = unique('Give me your address')
  const messages = `/api/conversations/${id}`
  const uploaded = await one.page.request.post(`${messages}/attachments`, {
    headers: { Origin: baseURL ?? '', 'Content-Type': 'image/png' },
    data: Buffer.from(await png(600, 400)),
  })
  const { id: attachmentId }: { id: string } = await uploaded.json()
  const sent = await one.ask(`${messages}/messages`, {
    data: { clientId: crypto.randomUUID(), content: words, attachmentId },
  })
  const message: { id: string } = await sent.json()
  const page = other.page
  const heard = `/moderation/cases/message/${encodeURIComponent(message.id)}`
  // Without consent, as its form sends it.
  const silent = { kind: 'message', id: message.id, conversation: id, reason: 'harassment' }
  await other.ask('/resources/reports', { form: silent })
  const closed = await readAs(moderator)(heard)
  expect(closed).toContain('The reporter didn’t agree to share this message.')
  expect(closed).not.toContain(words)
  expect(closed).not.toContain('Open picture')

  await open(page, path)
  await bubble(page, words).getByText(words).click()
  await bubble(page, words).getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this message')
  await page.getByRole('radio', { name: 'Harassment or threats' }).check()
  await page.getByLabel('Let moderators see a copy of this message, including its picture').check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thanks for reporting this.')).toBeVisible()
  await open(moderator, heard)
  const picture = moderator.getByRole('link', { name: /Open picture/ }).locator('img')
  await expect(moderator.getByText(words)).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]))
    .toEqual([true, 600])
  await moderator.getByRole('button', { name: 'No issue' }).click()
  await expect(picture).toHaveCount(0)
})

test('a suspended member reads so and cannot write, objects, and is free again when that is granted', async ({
  page,
  moderator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/)
  const username = await newMember(page)
  await open(moderator, `/moderation/cases/member/${username}`)
  await moderator.getByText('Suspend…').click()
  await moderator.getByRole('textbox', { name: 'Message to the member' }).fill('Three warnings')
  await moderator.getByText('30 days', { exact: true }).click()
  await moderator.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(moderator.getByText('Suspended. The member was notified.')).toBeVisible()

  const banner = page.getByRole('region', { name: 'Your account is suspended' })
  await open(page, '/app/settings?tab=personal')
  await expect(banner).toContainText('Three warnings')
  await page.getByLabel('Bio').fill('New words')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('While your account is suspended, you can only change your email')).toBeVisible()
  await open(page, HOME)
  await composer(page).fill('Let me in')
  await postButton(page).click()
  await expect(page.getByText('Your account is suspended, so you can’t post or comment.')).toBeVisible()

  await banner.getByRole('link', { name: 'Appeal' }).click()
  await expect(page.getByRole('heading', { name: 'Moderators’ decisions' })).toBeVisible()
  const own = card(page, 'Three warnings')
  await own.getByText('Appeal', { exact: true }).click()
  const why = unique('It was somebody else')
  await own.getByLabel('Why do you disagree?').fill(why)
  await own.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Appeal sent.')).toBeVisible()
  await open(moderator, '/moderation/appeals')
  await card(moderator, why).getByRole('button', { name: 'Grant: undo the decision' }).click()
  await expect(moderator.getByText('Appeal granted. The member was notified.')).toBeVisible()
  await open(page, HOME)
  await expect(banner).toHaveCount(0)
  await write(page, unique('Here again'))
})
