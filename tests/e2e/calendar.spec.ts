import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const CALENDAR = '/app/insights/calendar'
const ADDRESS = /^http:\/\/localhost:\d+\/calendar\/[0-9a-f]{64}\.ics$/

test('a member opens a month, a day of it, hides what they do not want, and has the address of their calendar once', async ({
  page,
}) => {
  await newMember(page)
  await open(page, `${CALENDAR}?month=2026-01&zone=UTC`)
  await expect(page.getByRole('heading', { level: 2, name: 'January 2026' })).toBeVisible()
  // A wide page has a table of days, a narrow one a list.
  await expect(page.getByRole('table')).toBeVisible()
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Thursday 22 January/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('link', { name: /^Thursday 22 January/ }).click()
  await expect(page).toHaveURL(/day=2026-01-22/)
  const day = page.getByRole('region', { name: 'Thursday 22 January' })
  await expect(day.getByRole('heading', { name: 'Thursday 22 January' })).toBeFocused()
  await expect(day).toContainText('Sun enters gate 41')

  await day.getByRole('link', { name: 'Next day: Friday 23 January' }).click()
  await expect(page.getByRole('heading', { name: 'Friday 23 January', level: 2 })).toBeFocused()
  await page.getByRole('link', { name: 'Close day' }).click()
  await expect(page.getByRole('region', { name: 'Friday 23 January' })).toBeHidden()
  await page.setViewportSize(wide)
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Thursday 22 January/ })
    .click()
  await expect(day.getByRole('heading', { name: 'Thursday 22 January' })).toBeFocused()

  await page.getByRole('link', { name: 'Sun & Earth, shown' }).click()
  await expect(page).toHaveURL(/hide=sun/)
  await expect(page.getByRole('link', { name: 'Sun & Earth, hidden' })).toBeVisible()
  await page.getByRole('link', { name: 'December 2025' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'December 2025' })).toBeVisible()
  await expect(page).toHaveURL(/hide=sun/)
  await page.getByRole('link', { name: 'This month' }).click()
  await expect(page).not.toHaveURL(/month=/)
  await expect(page.getByRole('link', { name: 'This month' })).toBeHidden()

  await page.getByRole('checkbox', { name: 'Moon phases' }).uncheck()
  await page.getByRole('button', { name: 'Create address' }).click()
  const field = page.getByLabel('Address', { exact: true })
  await expect(field).toHaveValue(ADDRESS)
  const first = await field.inputValue()
  await expect(page.getByRole('link', { name: 'Subscribe on this device' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  )
  const file = await (await page.request.get(first)).text()
  expect(file).toContain('SUMMARY:Sun enters gate')
  expect(file).not.toContain('SUMMARY:Full moon')

  await page.getByText('Create new address…').click()
  await page.getByRole('button', { name: 'Create new address', exact: true }).click()
  await expect(field).not.toHaveValue(first)
  await expect(field).toHaveValue(ADDRESS)

  await open(page, CALENDAR)
  await expect(page.getByText(/Your address was created on .* can’t be shown again/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Moon phases' })).not.toBeChecked()
  await page.getByText('Remove address…').click()
  await page.getByRole('button', { name: 'Remove address', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible()
})
