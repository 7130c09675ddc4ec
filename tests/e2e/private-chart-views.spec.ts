import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { hydrated, open } from './fixtures/open'
import { keepChart } from './fixtures/share-chart'

test.use({ timezoneId: 'UTC' })

test('a member reads what is written to the person they keep, gives them a link until it is withdrawn, and sees their transits', async ({
  page,
  browser,
  baseURL,
}) => {
  await newMember(page, { birth: BIRTH })
  const path = await keepChart(page, baseURL ?? '', 'Bronisława')
  await open(page, path)
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Not saved yet')

  await page.getByRole('link', { name: 'Reading' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Reading for Bronisława' })).toBeVisible()
  const sections = page.locator('details.printed-open')
  await expect(sections).toHaveCount(9)
  const facts = page.getByRole('button', {
    name: 'Show in the drawing: Manifesting Generator · Defined: Sacral, Throat',
  })
  await facts.click()
  const drawing = page.getByRole('region', { name: 'Drawing' })
  await expect(drawing.locator('.center.lit')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(facts).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'Share a link' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Link to this chart' })).toBeInViewport()

  const card = page.getByRole('region', { name: 'Link to this chart' })
  await card.getByText('7 days').click()
  await card.getByRole('button', { name: 'Create link' }).click()
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused()
  const address = await card.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(address).toMatch(/\/c\/[0-9a-f]{64}$/)
  await expect(card.getByText('No visits recorded yet')).toBeVisible()
  // The other form of the page keeps what is typed.
  await expect(notes).toHaveValue('Not saved yet')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const reader = await context.newPage()
  await open(reader, address)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Bronisława')
  const asked: string[] = []
  reader.on('request', (request) => asked.push(request.url()))
  await reader.getByRole('link', { name: 'Reading' }).click()
  await expect(reader.getByRole('heading', { level: 2, name: 'Reading' })).toBeVisible()
  await hydrated(reader)
  // The router, which names addresses to the site before it goes to them, never hears of this one.
  expect(asked.filter((url) => url.includes('/__manifest') && url.includes('%2Fc%2F'))).toEqual([])
  await reader.getByRole('button', { name: 'Create account' }).click()
  await expect(reader).toHaveURL('/register')
  await expect(reader.getByText(/Your chart: .*5 July 1980/)).toBeVisible()

  await card.getByText('Withdraw link').click()
  await card.getByRole('button', { name: 'Withdraw now' }).click()
  await expect(card.getByText('Link withdrawn')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Create link' })).toBeVisible()
  const gone = await context.request.get(address)
  expect(gone.status()).toBe(404)
  expect(await gone.text()).not.toContain('Bronisława')
  await context.close()

  await page.getByRole('link', { name: 'Transits' }).press('Enter')
  await expect(page.getByText('The sky as it is now')).toBeVisible()
  await page.getByLabel('Date', { exact: true }).fill('2026-11-22')
  await page.getByLabel('Time', { exact: true }).fill('10:00')
  await page.getByRole('button', { name: 'Show transits' }).click()
  await expect(page).toHaveURL(/view=transits&.*date=2026-11-22/)
  const row = page.getByRole('button', { name: /^26–44/ })
  await expect(row).toContainText('Gate 26 in the chart, with Mercury in gate 44')
  await row.click()
  await expect(page.getByRole('region', { name: 'What this means' })).toContainText(
    'The channel is active in this person',
  )
  const slider = page.getByRole('slider', { name: 'Day and hour' })
  await slider.focus()
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Sunday, 1 November 2026, 00:00')
  await page.getByRole('link', { name: 'Stay at this moment' }).click()
  await expect(page).toHaveURL(/view=transits&at=2026-11-01T00:00Z/)
  await expect(page.getByRole('heading', { level: 2, name: /1 November 2026/ })).toBeVisible()
  // Another view is another look at the same page: what is typed stays.
  await expect(notes).toHaveValue('Not saved yet')
})
