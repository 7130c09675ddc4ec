import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PATH = '/app/insights/journal'
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
  const answer = await page.request.post('/app/settings?tab=hd-data', {
    headers: { Origin: baseURL ?? '' },
    maxRedirects: 0,
    form,
  })
  expect(answer.status()).toBe(302)
}

const line = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

test('an evening is written, found in its month, and deleted once that is meant', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expect(/400 \(Bad Request\)/)
  await memberWithChart(page, baseURL)
  await open(page, '/app/insights')
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.getByText('Nothing written this month')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save the day' }).click()
  await expect(page.getByText('Choose how the day was.')).toBeVisible()
  await page.getByRole('radio', { name: 'Both' }).check()
  await line(page, /^A decision/).fill('Waited until it was clear')
  await page.getByRole('button', { name: 'Save the day' }).click()
  const written = page.getByRole('region', { name: 'Days you wrote about' })
  await expect(written.getByText('Waited until it was clear')).toBeVisible()
  await expect(written.getByText(/Sun in gate \d+/)).toBeVisible()
  const today = page.getByRole('region', { name: /20\d\d/ }).locator('[aria-current=date]')
  await expect(today).toHaveAccessibleName(/: both$/)

  // What is being written is asked about before it is left.
  await line(page, /^A decision/).fill('Something else')
  await page.getByRole('link', { name: 'Day before' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(line(page, /^A decision/)).toHaveValue('Something else')
  await page.getByRole('link', { name: 'Day before' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/day=/)
  await expect(line(page, /^A decision/)).toHaveValue('')
  await page.getByRole('link', { name: 'Day after' }).click()
  await expect(line(page, /^A decision/)).toHaveValue('Waited until it was clear')

  await page.getByText('Delete this day …').click()
  await page.getByRole('button', { name: 'Delete the day' }).click()
  await expect(page.getByText('Nothing written this month')).toBeVisible()
  await expect(line(page, /^A decision/)).toHaveValue('')
  await expectAccessible(page)
})

test('по-русски: запись дня и месяц', async ({ page, baseURL }) => {
  await memberWithChart(page, baseURL)
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, PATH)
  await page.getByRole('radio', { name: /^Больше: удовлетворение/ }).check()
  await line(page, /^Одно решение/).fill('Утром стало ясно')
  await page.getByRole('button', { name: 'Сохранить день' }).click()
  await expect(page.getByRole('region', { name: 'Дни с записями' }).getByText('Утром стало ясно')).toBeVisible()
  await expect(page.getByText(/Солнце в воротах \d+/)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a day is written by the form @any-screen', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(PATH)
    await page.getByRole('radio', { name: 'More in tune' }).check()
    await page.getByRole('button', { name: 'Save the day' }).click()
    await expect(page.getByText('No words, only how it was.')).toBeVisible()
    await page.getByRole('link', { name: 'Day before' }).click()
    await expect(page).toHaveURL(/day=/)
  })
})
