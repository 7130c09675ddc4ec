import { expect } from './fixtures'
import { test } from './fixtures/add-member'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a member reads why the day is as it is, narrows the insights, reads one and sees what is locked', async ({
  page,
}) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/dashboard')
  await page.locator('main').getByRole('link', { name: 'See all of today’s guidance' }).click()
  await expect(page).toHaveURL('/app/insights#guidance')
  const guidance = page.getByRole('region', { name: 'Today’s guidance', exact: true })
  for (const part of ['Your strategy today', 'Focus', 'Avoid', 'Affirmation', 'Lucky gate', 'How to decide today'])
    await expect(guidance.getByRole('term').filter({ hasText: part })).toBeVisible()
  const reason = guidance.locator('details p').nth(1)
  await expect(reason).toBeHidden()
  await guidance.locator('summary', { hasText: 'Why: Focus' }).press('Enter')
  await expect(reason).toBeVisible()
  await expect(reason).toHaveText(/^Because /)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HD Insights')
  const filters = page.getByRole('navigation', { name: 'Filter by topic' })
  const cards = page.locator('main').getByRole('article')

  await filters.getByRole('link', { name: 'For You' }).click()
  await expect(page).toHaveURL('/app/insights?category=for-you')
  await expect(cards.filter({ hasNotText: 'For You' })).toHaveCount(0)
  await expect(cards.first()).toBeVisible()
  await filters.getByRole('link', { name: 'Learn' }).click()
  await expect(page).toHaveURL('/app/insights?category=learn')
  await expect(filters.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page')
  const locked = cards.filter({ hasText: 'What happens between two charts' })
  await expect(locked).toContainText('The full text is for Premium members.')
  // The text itself cannot be opened; the one link leads to what opens it.
  await expect(locked.getByRole('link')).toHaveCount(1)
  await expect(locked.getByRole('link')).toHaveAttribute('href', '/app/settings?tab=premium')
  await page.goBack()
  await expect(page).toHaveURL('/app/insights?category=for-you')
  await expect(cards.filter({ hasNotText: 'For You' })).toHaveCount(0)
  await expect(cards.first()).toBeVisible()

  await filters.getByRole('link', { name: 'All Insights' }).click()
  await expect(page).toHaveURL('/app/insights')
  await expect(filters.getByRole('link', { name: 'All Insights' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'A channel on loan', exact: true }).click()
  await expect(page).toHaveURL('/app/insights/borrowed-channel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A channel on loan')
  await page.getByRole('link', { name: 'All insights', exact: true }).click()
  await expect(page).toHaveURL('/app/insights')
})

test('an admin writes a draft, sees its preview, publishes it for members and deletes it', async ({
  moderator,
  addMember,
  consoleErrors,
}) => {
  // What is published must be complete: the form is refused once.
  consoleErrors.expect(/400 \(Bad Request\)/)
  const word = `w${crypto.randomUUID().slice(0, 8)}`
  const member = await addMember()
  await open(moderator, '/moderation')
  await moderator.locator('main').getByRole('link', { name: 'Insights', exact: true }).click()
  await expect(moderator).toHaveURL('/moderation/insights')
  await moderator.getByRole('link', { name: 'New insight' }).click()
  await expect(moderator).toHaveURL('/moderation/insights/new')
  const english = moderator.getByRole('region', { name: 'English', exact: true })
  const russian = moderator.getByRole('region', { name: 'Russian', exact: true })
  await english.getByLabel('Title').fill(`Tea ${word}`)
  await english.getByLabel('Summary').fill('About tea.')
  // A text for everybody would be the first in the lists that other journeys read.
  await moderator.getByLabel('Audience').selectOption('Reflector')
  await expect(moderator.getByRole('region', { name: 'Preview: English' })).toContainText(`Tea ${word}`)
  await moderator.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(moderator).toHaveURL('/moderation/insights?done=add_insight')
  await expect(moderator.getByText('Insight saved as a draft.')).toBeVisible()
  const line = moderator.getByRole('listitem').filter({ hasText: `Tea ${word}` })
  await expect(line).toContainText('Draft')

  await line.getByRole('link').click()
  await expect(moderator.getByRole('heading', { level: 2, name: 'Edit insight' })).toBeVisible()
  await moderator.getByRole('checkbox', { name: 'Published' }).click()
  await moderator.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(english.getByText('Enter the text.')).toBeVisible()
  await expect(english.getByLabel('Title')).toHaveValue(`Tea ${word}`)
  await english.getByLabel('Text', { exact: true }).fill('Water first.\n\nThen leaves.')
  await russian.getByLabel('Title').fill(`Чай ${word}`)
  await russian.getByLabel('Summary').fill('О чае.')
  await russian.getByLabel('Text', { exact: true }).fill('Сначала вода.\n\nПотом листья.')
  await moderator.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(moderator.getByText('Insight published.')).toBeVisible()

  // A member finds it, and reads it on its own page.
  const search = `/app/search?q=${word}&in=insights`
  const found = await member.read(search)
  expect(found).toContain(`Tea ${word}`)
  const [, own] = /href="(\/app\/insights\/[^"/?]+)"/.exec(found) ?? []
  expect(own, 'the link to its own page').toBeDefined()
  const whole = await member.read(own ?? '')
  expect(whole).toContain(`Tea ${word}</h1>`)
  expect(whole).toContain('Then leaves.')

  await line.getByRole('link').click()
  await moderator.getByText('Delete this insight…').click()
  await moderator.getByRole('button', { name: 'Delete for good' }).click()
  await expect(moderator.getByText('Insight deleted in both languages.')).toBeVisible()
  await expect(line).toHaveCount(0)
  expect(await member.read(search)).not.toContain(`Tea ${word}`)
})
