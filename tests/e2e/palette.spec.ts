import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const marked = (page: Page) => page.getByRole('option', { selected: true })

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('the palette leads by keyboard to pages, days, gates, people and the search, changes theme and language, and signs out', async ({
  page,
  consoleErrors,
}) => {
  await newMember(page)
  await open(page, '/app/dashboard')
  await openPalette(page)
  await expect(page.getByRole('dialog', { name: 'Go to a page, a person, a gate, a date' })).toBeVisible()
  await expect(marked(page)).toHaveText('Home')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await marked(page).getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toHaveText('Your Chart')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(marked(page)).toHaveText('Theme: dark')
  await page.keyboard.type('set noti')
  await expect(marked(page)).toHaveText('Settings: Notifications')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/settings?tab=notifications')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()

  await openPalette(page)
  await page.keyboard.type('kan 34')
  await expect(page.getByRole('group', { name: 'Channels' }).getByRole('option')).toHaveCount(3)
  await field(page).fill('24 декабря 2026')
  await expect(marked(page)).toContainText('Thursday')
  await expect(marked(page)).toContainText('24 December 2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/transits?date=2026-12-24')
  await expect(page.getByRole('heading', { name: /24 Dec.* 2026/ })).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('соколова')
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toContainText('Анна Соколова')
  await expect(marked(page)).toContainText('Анна Соколова')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/u/anna_sokolova')
  await expect(page.getByRole('heading', { level: 1, name: 'Анна Соколова' })).toBeVisible()

  consoleErrors.check()
  consoleErrors.expect(/503/)
  await page.route('**/resources/names?*', (route) => route.fulfill({ status: 503 }))
  await openPalette(page)
  await page.keyboard.type('zephyr')
  const failed = page.getByRole('dialog').locator('p', { hasText: 'Couldn’t search people.' })
  await expect(failed.first()).toBeVisible()
  await expect(marked(page)).toHaveText('Search everywhere for “zephyr”')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/search?q=zephyr')
  await page.unrouteAll()

  // It closes where the focus was.
  const before = page.getByRole('banner').getByRole('searchbox')
  await before.focus()
  await openPalette(page)
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(before).toBeFocused()
  await openPalette(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(before).toBeFocused()

  await openPalette(page)
  await page.keyboard.type('dark')
  await expect(marked(page)).toHaveText('Theme: dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openPalette(page)
  await page.keyboard.type('русский')
  // The words of the other language, by which it is found, come after the palette.
  await expect(marked(page)).toHaveText('Language: Russian')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')

  await openPalette(page)
  await page.keyboard.type('sign out')
  await expect(marked(page)).toHaveText('Выйти…')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Выйти на этом устройстве?' })
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await openPalette(page)
  await page.keyboard.type('выйти')
  await expect(marked(page)).toHaveText('Выйти…')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Выйти' }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
