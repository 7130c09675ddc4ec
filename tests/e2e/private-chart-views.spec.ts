import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { keepChart } from './fixtures/share-chart'

test.use({ timezoneId: 'UTC' })

test('a member reads what is written to the person they keep, and the transits over that chart, by keyboard @both', async ({
  page,
  baseURL,
}) => {
  await newMember(page)
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
