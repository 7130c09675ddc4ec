import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const TAB = '/app/settings?tab=notifications'
const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save|Сохранить)$/ })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test.use({ timezoneId: 'Europe/Berlin' })

/** Saves what a member begins with, so that from then on there is nothing to save. */
async function openSaved(page: Page) {
  await open(page, TAB)
  await expect(page.locator('[name=time_zone]')).toHaveValue('Europe/Berlin')
  await saveButton(page).click()
  await expect(saveButton(page)).toBeDisabled()
}

test('a member chooses what they are told of, when, and saves it', async ({ page, baseURL, consoleErrors }) => {
  // Quiet hours without an end are refused.
  consoleErrors.expect(/status of 400/)
  await becomeMember(page, baseURL)
  await openSaved(page)
  await expectAccessible(page)
  await box(page, 'Likes: Email').uncheck()
  await expect(saveButton(page)).toBeEnabled()
  await box(page, 'Likes: Email').check()
  await expect(saveButton(page)).toBeDisabled()

  await box(page, 'Newsletter: Email').check()
  await box(page, 'Direct messages: Push').uncheck()
  await box(page, 'Sound').check()
  await page.getByText('Weekly', { exact: true }).click()
  await expect(page.getByText('One email on Mondays at 8:00')).toBeVisible()
  await box(page, 'Quiet hours').check()
  await page.getByLabel('From', { exact: true }).fill('23:15')
  await page.getByLabel('To', { exact: true }).fill('23:15')
  await saveButton(page).click()
  await expect(page.getByText('The end must differ from the beginning')).toBeVisible()
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('To', { exact: true }).fill('06:30')
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await expect(page.getByText('Saved successfully!')).toBeHidden()

  await page.reload()
  await expect(box(page, 'Newsletter: Email')).toBeChecked()
  await expect(box(page, 'Direct messages: Push')).not.toBeChecked()
  await expect(box(page, 'Sound')).toBeChecked()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:15')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('06:30')
})

test('another time zone can be chosen, and the one of the device taken again', { tag: '@any-screen' }, async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL)
  await openSaved(page)
  await page.getByLabel('Time zone').selectOption('Asia/Tbilisi')
  await page.getByRole('button', { name: 'Use the one of this device: Europe/Berlin' }).click()
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
  await expect(saveButton(page)).toBeDisabled()
})

test('the tab in Russian', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await becomeMember(page, baseURL, 'Анна Ковалёва')
  await openSaved(page)
  await expectAccessible(page)
  await box(page, 'Личные сообщения: Браузер').uncheck()
  await page.getByText('Каждую неделю', { exact: true }).click()
  await saveButton(page).click()
  await expect(page.getByText('Успешно сохранено!')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('everything is saved all the same', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(TAB)
    await box(page, 'Likes: Push').uncheck()
    await box(page, 'Quiet hours').check()
    await page.getByLabel('Time zone').selectOption('Asia/Tbilisi')
    await saveButton(page).click()
    await expect(page.getByText('Saved successfully!')).toBeVisible()
    await page.goto(TAB)
    await expect(box(page, 'Likes: Push')).not.toBeChecked()
    await expect(box(page, 'Quiet hours')).toBeChecked()
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tbilisi')
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:00')
  })
})
