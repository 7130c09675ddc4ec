import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const marked = (page: Page) => page.getByRole('option', { selected: true })

/** Presses the key until the page is live and the palette there: before, nothing answers to it. */
async function openPalette(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 2_000 })
  }).toPass()
}

test('the keys lead to a page, and the focus is in it', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/dashboard')
  await openPalette(page)
  await expect(page.getByRole('dialog', { name: 'Go to a page, a person, a gate, a date' })).toBeVisible()
  await expect(marked(page)).toHaveText('Home')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await marked(page).getAttribute('id')) ?? '')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(marked(page)).toHaveText('Your Chart')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(marked(page)).toHaveText('Theme: dark')
  await page.keyboard.type('set noti')
  await expect(marked(page)).toHaveText('Settings: Notifications')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/settings?tab=notifications')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
})

test('gates, channels and days are found as they are typed', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/messages')
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
  await page.keyboard.type('gate 34')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gates/34')
})

test('people are found, and the way on to the search; a search that fails is said quietly', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  await signIn('demo')
  await open(page, '/app/dashboard')
  await openPalette(page)
  await page.keyboard.type('соколова')
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toContainText('Анна Соколова')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/u/anna_sokolova')
  await expect(page.getByRole('heading', { level: 1, name: 'Анна Соколова' })).toBeVisible()

  consoleErrors.expect(/503/)
  await page.route('**/resources/names?*', (route) => route.fulfill({ status: 503 }))
  await openPalette(page)
  await page.keyboard.type('zephyr')
  await expect(
    page.getByRole('dialog').locator('p', { hasText: 'People could not be searched.' }).first(),
  ).toBeVisible()
  await expect(marked(page)).toHaveText('Search everywhere for “zephyr”')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/search?q=zephyr')
})

test('Escape and the same key close it where one was; no key opens it over a dialog, nor writes a slash away', async ({
  page,
  signIn,
}) => {
  await signIn('demo')
  await open(page, '/app/settings?tab=personal')
  const before = page.getByRole('main').getByRole('textbox').first()
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
  await page.keyboard.type('sign out')
  await expect(marked(page)).toHaveText('Sign out…')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Sign out on this device?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(before).toBeFocused()
})

test('who knows no keys finds it in the menu, on a phone too', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/dashboard')
  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Go to…' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('penta')
  await page.getByRole('option', { name: 'Penta', exact: true }).click()
  await expect(page).toHaveURL('/app/penta')
})

test('in Russian, with the words of both languages: a page, a theme, a language, signing out', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL)
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, '/app/dashboard')
  await openPalette(page)
  await expect(marked(page)).toHaveText('Главная')
  await expectAccessible(page)
  await page.keyboard.type('настр прив')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/settings?tab=privacy')
  await expect(page.getByRole('heading', { name: 'Кто вас видит' })).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('dark')
  await expect(marked(page)).toHaveText('Тема: тёмная')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await openPalette(page)
  await expectAccessible(page)
  await page.keyboard.type('английский')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await openPalette(page)
  await page.keyboard.type('выйти')
  await expect(marked(page)).toHaveText('Sign out…')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})
