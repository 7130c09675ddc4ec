import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { composer } from './fixtures/conversation'
import { saved } from './fixtures/feed'
import { settleInterests } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test, type Writer } from './fixtures/two-members'

const PATH = '/app/compatibility'
const BIRTHS = {
  one: { birth_date: '1980-07-05', birth_time: '09:30' },
  other: { birth_date: '1986-03-14', birth_time: '17:20' },
}
const PLACE = {
  ...{ birth_city: 'Nizhny Novgorod', birth_country: 'Russia', time_accuracy: 'exact', intent: 'calculate' },
  ...{ latitude: '56.32867', longitude: '44.00205', timezone: 'Europe/Moscow' },
}
async function giveChart({ ask }: Writer, birth: Record<string, string>) {
  await ask('/app/settings?tab=hd-data', { form: { ...PLACE, ...birth } })
  await ask('/resources/chart-detail', { form: { chart_detail: 'gates' } })
}

/** The card of whoever has this name. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })

test('a member takes part, looks for another who does, reads why they match, and leaves', async ({
  strangers: { one, other },
}) => {
  await giveChart(one, BIRTHS.one)
  await giveChart(other, BIRTHS.other)
  const { page } = one
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

  await open(page, PATH)
  await page.getByRole('button', { name: 'Leave Love Compatibility' }).click()
  await expect(page.getByRole('heading', { name: 'See who fits your chart' })).toBeVisible()
})

test('preferences saved in another tab are not replaced unseen by a page that was open before', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/)
  for (const member of [one, other]) {
    await giveChart(member, member === one ? BIRTHS.one : BIRTHS.other)
    await member.ask('/resources/love', { form: { intent: 'show', consent: 'on' } })
  }
  const { page } = one
  await open(page, `${PATH}?q=${other.username}`)
  const panel = page.getByRole('region', { name: 'What I’m looking for' })
  await panel.getByRole('heading').click()
  const words = panel.getByLabel('In your own words')
  await words.fill('Typed here')
  const elsewhere = { version: '', words: 'Typed elsewhere', language: 'en', speaks_en: 'on' }
  await one.ask(PATH, { form: { intent: 'save', ...elsewhere } })
  // This loads the page's data again.
  await cardOf(page, 'Boris Orlov').getByRole('button', { name: 'Interested in Boris Orlov' }).click()
  await expect(panel.getByText('Filters not in use')).toBeVisible()
  const save = panel.getByRole('button', { name: 'Save preferences' })
  await save.click()
  await expect(panel.getByText(/^Couldn’t save: your preferences or your place changed/)).toBeVisible()
  await expect(words).toHaveValue('Typed here')
  await save.click()
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible()
})

test('of an interest two members learn only when it is mutual, and it leads to a first line', async ({
  strangers: { one, other },
}) => {
  for (const member of [one, other]) {
    await giveChart(member, member === one ? BIRTHS.one : BIRTHS.other)
    await member.ask('/resources/love', { form: { intent: 'show', consent: 'on' } })
  }
  const { page } = one
  const card = cardOf(page, 'Boris Orlov')
  await open(page, `${PATH}?q=${other.username}`)
  const interested = card.getByRole('button', { name: 'Interested in Boris Orlov' })
  await saved(page, '/resources/love', () => interested.click())
  await expect(interested).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(interested).toHaveAttribute('aria-pressed', 'true')

  await open(other.page, `${PATH}?q=${one.username}`)
  await expect(other.page.getByRole('heading', { name: 'Mutual interest' })).toHaveCount(0)
  const answer = cardOf(other.page, 'Ada Lovelace').getByRole('button', { name: 'Interested in Ada Lovelace' })
  await saved(other.page, '/resources/love', () => answer.click())
  await settleInterests()
  await other.page.reload()
  await expect(other.page.getByRole('heading', { name: 'Mutual interest' })).toBeVisible()
  await open(page, '/app/notifications')
  await page.getByRole('link', { name: /You and Boris Orlov are interested in each other/ }).click()
  await expect(page).toHaveURL(/\/app\/compatibility#matches$/)

  // The first line is written already, with the percentage.
  await page.getByRole('region', { name: 'Mutual interest' }).getByRole('link', { name: 'Message Boris Orlov' }).click()
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
  await expect(page.getByRole('heading', { name: 'Mutual interest' })).toHaveCount(0)
})
