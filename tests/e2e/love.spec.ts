import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { askAs, type Requester, test } from './fixtures/add-member'
import { composer } from './fixtures/conversation'
import { saved } from './fixtures/feed'
import { newMember, settleInterests } from './fixtures/new-member'
import { open } from './fixtures/open'

const PATH = '/app/compatibility'
const BIRTHS = {
  one: { birth_date: '1980-07-05', birth_time: '09:30' },
  other: { birth_date: '1986-03-14', birth_time: '17:20' },
}
const PLACE = {
  ...{ birth_city: 'Nizhny Novgorod', birth_country: 'Russia', time_accuracy: 'exact', intent: 'calculate' },
  ...{ latitude: '56.32867', longitude: '44.00205', timezone: 'Europe/Moscow' },
}
async function giveChart({ ask }: Pick<Requester, 'ask'>, birth: Record<string, string>) {
  await ask('/app/settings?tab=hd-data', { form: { ...PLACE, ...birth } })
  await ask('/resources/chart-detail', { form: { chart_detail: 'gates' } })
}

/** The card of whoever has this name. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })

test('a member takes part, reads why another matches, shows interest that is mutual, writes to them, and leaves', async ({
  page,
  addMember,
  consoleErrors,
}) => {
  // Preferences that were saved elsewhere meanwhile.
  consoleErrors.expect(/status of 409/)
  const username = await newMember(page)
  const ask = askAs(page)
  const other = await addMember({ fullName: 'Boris Orlov' })
  await giveChart({ ask }, BIRTHS.one)
  await giveChart(other, BIRTHS.other)
  await open(page, '/app/dashboard')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Love/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced HD Love Compatibility')
  await page.getByLabel(/^I give my explicit consent/).check()
  await page.getByRole('button', { name: 'Join Love Compatibility' }).click()
  await expect(page.getByText('Overall Avg')).toBeVisible()
  const search = page.locator('main').getByRole('search')
  await search.getByRole('searchbox', { name: 'Search by name' }).fill(other.username)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByText('No one by that name here')).toBeVisible()
  await other.ask('/resources/love', { form: { intent: 'show', consent: 'on' } })
  await page.reload()

  const card = cardOf(page, 'Boris Orlov')
  await expect(card).toContainText(/\d\d%love match/)
  await card.getByText(/^Types \d\d, charts/).click()
  await expect(card.getByText('Romantic', { exact: true })).toBeVisible()
  await expect(card.getByText('Your types', { exact: true })).toBeVisible()
  await expect(card).toContainText('3 of 3 left this month.')
  await card.getByRole('button', { name: 'Open the analysis with Boris Orlov' }).click()
  // All of it is open, and the page is there.
  await expect(card.getByRole('heading', { name: 'The analysis' })).toBeFocused()
  await expect(card.getByRole('heading', { name: 'The analysis' })).toBeInViewport()
  await expect(card.getByText('Your types give', { exact: true }).filter({ visible: true })).toHaveCount(6)

  // Preferences saved in another tab are not replaced unseen by a page that was open before.
  const panel = page.getByRole('region', { name: 'What I’m looking for' })
  await panel.getByRole('heading').click()
  const words = panel.getByLabel('In your own words')
  await words.fill('Typed here')
  await ask(PATH, { form: { intent: 'save', version: '', words: 'Typed elsewhere', language: 'en', speaks_en: 'on' } })
  // This loads the page's data again.
  const interested = card.getByRole('button', { name: 'Interested in Boris Orlov' })
  await saved(page, '/resources/love', () => interested.click())
  await expect(interested).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByText('Filters not in use')).toBeVisible()
  const save = panel.getByRole('button', { name: 'Save preferences' })
  await save.click()
  await expect(panel.getByText(/^Couldn’t save: your preferences or your place changed/)).toBeVisible()
  await expect(words).toHaveValue('Typed here')
  await save.click()
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible()

  // Of an interest both learn only when it is mutual.
  const mutual = page.getByRole('region', { name: 'Mutual interest' })
  await expect(mutual).toHaveCount(0)
  expect(await other.read(`${PATH}?q=${username}`)).not.toContain('Mutual interest</h')
  await other.ask('/resources/love', { form: { intent: 'like', username } })
  await settleInterests()
  expect(await other.read(PATH)).toContain('Mutual interest</h')
  await open(page, '/app/notifications')
  await page.getByRole('link', { name: /You and Boris Orlov are interested in each other/ }).click()
  await expect(page).toHaveURL(/\/app\/compatibility#matches$/)

  // The first line is written already, with the percentage.
  await mutual.getByRole('link', { name: 'Message Boris Orlov' }).click()
  await expect(composer(page)).toHaveValue(/^Hi Boris, Love Compatibility gives us \d\d%\./)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/\?c=/)
  // In a conversation that exists it is written as well, and not again once it is sent.
  await open(page, `/app/messages?to=${other.username}&say=love&percent=80`)
  await expect(page).toHaveURL(/say=love.*&c=/)
  await expect(composer(page)).toHaveValue(/Love Compatibility gives us 80%/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).not.toHaveURL(/say=/)
  await expect(page.getByRole('log')).toContainText('Love Compatibility gives us 80%')
  await expect(composer(page)).toHaveValue('')

  // From the page of their connection a line leads to the match; taken back, it is nobody's any more.
  await open(page, `${PATH}/${other.username}`)
  await page.getByRole('link', { name: 'See love match' }).click()
  await expect(card).toContainText(/\d\d%love match/)
  await saved(page, '/resources/love', () => interested.click())
  await expect(mutual).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave Love Compatibility' }).click()
  await expect(page.getByRole('heading', { name: 'See who fits your chart' })).toBeVisible()
})
