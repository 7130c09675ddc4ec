import { expect } from './fixtures'
import { unique } from './fixtures/feed'
import { test } from './fixtures/moderator'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a member asks, a moderator answers, and the member reads it, writes more and closes the question', async ({
  page,
  moderator,
  consoleErrors,
}) => {
  consoleErrors.expect(/400 \(Bad Request\)/)
  const subject = unique('Where is my chart')
  await newMember(page)
  await open(page, '/app/support')
  await page.getByRole('textbox', { name: 'Your question' }).fill('I cannot find it.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Enter a subject')).toBeVisible()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('I cannot find it.')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Question sent')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  const own = page.getByRole('article', { name: subject })
  await expect(own).toContainText('Waiting for an answer')

  await open(moderator, '/moderation/support')
  const question = moderator.getByRole('article', { name: subject })
  await question.getByLabel('Your answer').fill(`Under the menu, ${subject}`)
  await question.getByRole('button', { name: 'Send answer' }).click()
  await expect(moderator.getByText('Answer sent. The member was notified.')).toBeVisible()
  await expect(question).toHaveCount(0)

  await open(page, '/app/notifications')
  await page.getByRole('link', { name: 'Support answered your question' }).click()
  await expect(page).toHaveURL(/\/app\/support#/)
  await expect(own).toContainText('Answered')
  await expect(own).toContainText(`Under the menu, ${subject}`)
  await own.getByText('Add details', { exact: true }).click()
  await own.getByLabel('Your message').fill('Found it, thank you.')
  await own.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(own).toContainText('Sent. The team will look at it again.')
  await expect(own).toContainText('Waiting for an answer')
  await own.getByRole('button', { name: /^Close / }).click()
  await expect(own).toContainText('Question closed.')
})
