import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const CALENDAR = '/app/insights/calendar'
const ADDRESS = /^http:\/\/localhost:\d+\/calendar\/[0-9a-f]{64}\.ics$/

test('a member opens a month, a day of it, and hides what they do not want', async ({ page, signIn, isMobile }) => {
  await signIn('demo')
  await open(page, `${CALENDAR}?month=2026-01&zone=UTC`)
  await expect(page.getByRole('heading', { level: 2, name: 'January 2026' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible({ visible: !isMobile })
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Thursday 22 January/ }).click()
  await expect(page).toHaveURL(/day=2026-01-22/)
  const day = page.getByRole('region', { name: 'Thursday 22 January' })
  await expect(day.getByRole('heading', { name: 'Thursday 22 January' })).toBeFocused()
  await expect(day).toContainText('00:54')
  await expect(day).toContainText('Sun enters gate 41')
  await expect(day).toContainText('The Human Design year begins')
  await expectAccessible(page)

  await day.getByRole('link', { name: 'The day after: Friday 23 January' }).click()
  await expect(page.getByRole('heading', { name: 'Friday 23 January', level: 2 })).toBeFocused()
  await page.getByRole('link', { name: 'Close the day' }).click()
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

test('a member makes the address of their calendar, has it once, renews and removes it', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, CALENDAR)
  await expect(page.getByText('Your own cycles need your birth data')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Moon phases' }).uncheck()
  await page.getByRole('button', { name: 'Make the address' }).click()
  const field = page.getByLabel('Address', { exact: true })
  await expect(field).toHaveValue(ADDRESS)
  const first = await field.inputValue()
  await expect(page.getByRole('link', { name: 'Subscribe on this device' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  )
  await expectAccessible(page)
  const file = await page.request.get(first)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await file.text()
  expect(text).toContain('SUMMARY:Sun enters gate')
  expect(text).not.toContain('SUMMARY:Full moon')

  await page.getByText('Make a new address…').click()
  await page.getByRole('button', { name: 'Yes, make a new address' }).click()
  await expect(field).not.toHaveValue(first)
  await expect(field).toHaveValue(ADDRESS)
  const second = await field.inputValue()
  expect((await page.request.get(first)).status()).toBe(404)
  expect((await page.request.get(second)).status()).toBe(200)

  await open(page, CALENDAR)
  await expect(page.getByText(/Your address was made on .* cannot be shown again/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Moon phases' })).not.toBeChecked()
  await page.getByText('Remove the address…').click()
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByRole('button', { name: 'Make the address' })).toBeVisible()
  expect((await page.request.get(second)).status()).toBe(404)
})

test('по-русски: месяц, день и циклы', async ({ page, signIn, baseURL }) => {
  await signIn('demo')
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, `${CALENDAR}?day=2026-01-22&zone=Asia/Kolkata`)
  await expect(page.getByRole('heading', { level: 2, name: 'Январь 2026' })).toBeVisible()
  const day = page.getByRole('region', { name: 'Четверг, 22 января' })
  await expect(day).toContainText('06:24')
  await expect(day).toContainText('Солнце входит в ворота 41')
  await expect(page.getByRole('heading', { name: 'Возвращение Сатурна' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('months, days and the address work all the same', { tag: '@any-screen' }, async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(`${CALENDAR}?month=2026-01&zone=UTC`)
    await page.getByRole('link', { name: 'February 2026' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'February 2026' })).toBeVisible()
    await page.getByRole('link', { name: /^Tuesday 17 February/ }).click()
    // Source: the new moon (an annular eclipse) of 17 February 2026, 12:01 UTC.
    await expect(page.getByRole('region', { name: 'Tuesday 17 February' })).toContainText('12:01')
    await page.getByRole('button', { name: 'Make the address' }).click()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(ADDRESS)
    await page.getByText('Remove the address…').click()
    await page.getByRole('button', { name: 'Yes, remove it' }).click()
    await expect(page.getByRole('button', { name: 'Make the address' })).toBeVisible()
  })
})

test('at 320 px nothing scrolls sideways', { tag: '@any-screen' }, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn('demo')
  for (const query of ['', '?day=2026-01-22']) {
    await open(page, `${CALENDAR}${query}`)
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond).toBeLessThanOrEqual(0)
  }
})
