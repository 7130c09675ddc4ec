import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const LIST = '/app/compatibility/private'
const MINE = {
  birth_date: '1980-07-05',
  birth_time: '09:30',
  time_accuracy: 'exact',
  birth_city: 'Nizhny Novgorod',
  birth_country: 'Russia',
  latitude: '56.32867',
  longitude: '44.00205',
  timezone: 'Europe/Moscow',
}

/** Somebody with a chart of their own. */
async function memberWithChart(page: Page, baseURL: string | undefined) {
  await becomeMember(page, baseURL)
  const form = { ...MINE, intent: 'calculate' }
  const headers = { Origin: baseURL ?? '' }
  const answer = await page.request.post('/app/settings?tab=hd-data', { headers, maxRedirects: 0, form })
  expect(answer.status()).toBe(302)
}

test('a member adds a chart of somebody close, compares, edits and deletes it', async ({ page, baseURL }) => {
  test.slow()
  await memberWithChart(page, baseURL)
  await open(page, LIST)
  await expect(page.getByText('No charts yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add a chart' }).click()
  await expect(page).toHaveURL(`${LIST}/new`)
  await expectAccessible(page)

  await page.getByLabel('Name').fill('Bronisława')
  await page.getByLabel('Birth date').fill('1954-03-21')
  await page.getByLabel('Birth time', { exact: true }).fill('05:10')
  await page.getByLabel('Birth city').pressSequentially('Gda')
  await page.getByRole('option', { name: /Gda/ }).first().click()
  await page.getByLabel(/This person agrees/).check()
  await page.getByRole('button', { name: 'Create the chart' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Bronisława')
  await expect(page.getByText('only you see this page')).toBeVisible()
  await expect(page.getByText('Connection theme')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save as a picture' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Birth date')).toHaveValue('1954-03-21')
  await page.getByLabel('Name').fill('Babcia')
  // Another name may be another person: agreed upon again.
  await page.getByLabel(/This person agrees/).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Babcia')

  await page.getByRole('link', { name: 'Family and clients' }).click()
  await expect(page).toHaveURL(LIST)
  await page.getByRole('link', { name: /Babcia/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Babcia')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByText('Delete this chart').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByText('No charts yet')).toBeVisible()
})

test('the form in Russian says what is missing and keeps what was typed', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.expect(/status of 400/)
  await memberWithChart(page, baseURL)
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, `${LIST}/new`)
  await page.getByLabel('Имя').fill('Бабушка')
  await page.getByRole('button', { name: 'Создать карту' }).click()
  await expect(page.getByText('Сначала спросите')).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('Бабушка')
  await expectAccessible(page)
})
