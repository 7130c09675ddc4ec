import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const CALENDAR = '/app/insights/calendar'
const ADDRESS = /^http:\/\/localhost:\d+\/calendar\/[0-9a-f]{64}\.ics$/

// A wide page has a table of days, a phone a list.
test('a member opens a month, a day of it, and hides what they do not want', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await newMember(page)
  await open(page, `${CALENDAR}?month=2026-01&zone=UTC`)
  await expect(page.getByRole('heading', { level: 2, name: 'January 2026' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible({ visible: !isMobile })

  await page.getByRole('link', { name: /^Thursday 22 January/ }).click()
  await expect(page).toHaveURL(/day=2026-01-22/)
  const day = page.getByRole('region', { name: 'Thursday 22 January' })
  await expect(day.getByRole('heading', { name: 'Thursday 22 January' })).toBeFocused()
  await expect(day).toContainText('Sun enters gate 41')

  await day.getByRole('link', { name: 'Next day: Friday 23 January' }).click()
  await expect(page.getByRole('heading', { name: 'Friday 23 January', level: 2 })).toBeFocused()
  await page.getByRole('link', { name: 'Close day' }).click()
  await expect(page.getByRole('region', { name: 'Friday 23 January' })).toBeHidden()

  await page.getByRole('link', { name: 'Sun & Earth, shown' }).click()
  await expect(page).toHaveURL(/hide=sun/)
  await expect(page.getByRole('link', { name: 'Sun & Earth, hidden' })).toBeVisible()
  await page.getByRole('link', { name: 'December 2025' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'December 2025' })).toBeVisible()
  await expect(page).toHaveURL(/hide=sun/)
  await page.getByRole('link', { name: 'This month' }).click()
  await expect(page).not.toHaveURL(/month=/)
  await expect(page.getByRole('link', { name: 'This month' })).toBeHidden()
})

test('a member makes the address of their calendar, has it once, renews and removes it', async ({ page }) => {
  await newMember(page)
  await open(page, CALENDAR)
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
