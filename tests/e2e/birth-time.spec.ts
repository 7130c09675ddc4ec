import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PAGE = '/app/settings/birth-time'
const BIRTH = {
  ...{ birth_date: '1980-07-05', birth_time: '09:30', time_accuracy: 'exact', birth_city: 'Nizhniy Novgorod' },
  ...{ birth_country: 'Russia', latitude: '56.32867', longitude: '44.00205', timezone: 'Europe/Moscow' },
  intent: 'calculate',
}

/** A member whose birth was entered by the form's own request. */
async function memberWith(page: Page, baseURL: string | undefined, change: Partial<typeof BIRTH> = {}) {
  await becomeMember(page, baseURL)
  const response = await page.request.post('/app/settings?tab=hd-data', {
    headers: { Origin: baseURL ?? '' },
    maxRedirects: 0,
    form: { ...BIRTH, ...change },
  })
  expect(response.status()).toBe(302)
}

const noSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

test('from HD Data to the report: how far the time may be off decides what is open', async ({ page, baseURL }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await memberWith(page, baseURL)
  await open(page, '/app/settings?tab=hd-data')
  await page.getByRole('link', { name: 'Minute by minute' }).click()
  await expect(page).toHaveURL(/\/app\/settings\/birth-time$/)
  await expect(page.getByText('For every minute from 09:25 to 09:35.')).toBeVisible()
  const stable = page.getByRole('region', { name: 'Holds for all of this time' })
  await expect(stable).toContainText('5/1 Heretic / Investigator')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Whole day' }).click()
  await expect(page.getByText('For every minute from 00:00 to 23:59.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'May be otherwise' })).toContainText('Moon, Personality')
  await expectAccessible(page)
  await noSideways(page)
})

test('an unknown time: the day by slider, by change and by typing, then a time is saved and put back', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await memberWith(page, baseURL, { time_accuracy: 'unknown' })
  await open(page, '/app/profile')
  await page.getByRole('link', { name: 'See what stays open' }).click()
  const heading = page.getByRole('heading', { name: /^The chart at/ })
  await expect(heading).toHaveText('The chart at 12:00')
  await expectAccessible(page)

  const slider = page.getByRole('slider', { name: 'Moment of the day' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText('The chart at 12:01')
  await page.keyboard.press('Home')
  await expect(heading).toHaveText('The chart at 00:00')
  await expect(slider).toHaveAttribute('aria-valuetext', /^00:00, /)
  await expect(page.getByText('No earlier change')).toBeVisible()
  await page.getByRole('link', { name: 'Change after' }).click()
  await expect(page).toHaveURL(/view=day&at=\d\d:\d\d$/)
  await expect(heading).not.toHaveText('The chart at 00:00')
  await expect(page.getByRole('link', { name: 'Change before' })).toBeVisible()

  await page.getByLabel('Time', { exact: true }).fill('26:00')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Give the time as hours and minutes, like 09:30')).toBeVisible()
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('26:00')
  await page.getByLabel('Time', { exact: true }).fill('0930')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(heading).toHaveText('The chart at 09:30')

  await page.getByText('Use 09:30').click()
  await expectAccessible(page)
  await page.getByLabel('Exact').check()
  await page.getByRole('button', { name: 'Save 09:30' }).click()
  await expect(page.getByText('Your birth time: 09:30, exact')).toBeVisible()
  await expect(page.getByText('For every minute from 09:25 to 09:35.')).toBeVisible()
  await page.getByRole('button', { name: 'Put back: time unknown' }).click()
  await expect(page.getByText('Your birth time: time unknown')).toBeVisible()
  await noSideways(page)
})

test('two times side by side, in Russian', async ({ page, baseURL }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await memberWith(page, baseURL)
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, `${PAGE}?view=compare`)
  await expect(page.getByLabel('Первое время')).toHaveValue('09:30')
  await page.getByLabel('Второе время').fill('9.30')
  await page.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByText('Это одно и то же время: выберите другое')).toBeVisible()
  await page.getByLabel('Второе время').fill('21:30')
  await page.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByRole('region', { name: 'Что различается' })).toContainText('Луна, Личность')
  await expect(page.getByText('Это ваше сохранённое время.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^21:30/ })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await noSideways(page)
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('report, day and comparison are links and forms, and a time is saved', async ({ page, baseURL }) => {
    await memberWith(page, baseURL, { time_accuracy: 'approximate' })
    await page.goto(PAGE)
    await expect(page.getByText('For every minute from 09:00 to 10:00.')).toBeVisible()
    await page.getByRole('link', { name: 'The day' }).click()
    await expect(page.getByRole('slider')).toHaveCount(0)
    const heading = page.getByRole('heading', { name: /^The chart at/ })
    await expect(heading).toHaveText('The chart at 09:30')
    await page
      .getByRole('table', { name: 'All changes of the day' })
      .getByRole('link', { name: '00:00' })
      .first()
      .click()
    await expect(heading).toHaveText('The chart at 00:00')
    await page.getByRole('link', { name: 'Beside the saved time' }).click()
    await expect(page.getByRole('heading', { name: 'What differs' })).toBeVisible()
    await page.getByText('Use 00:00').click()
    await page.getByRole('button', { name: 'Save 00:00' }).click()
    await expect(page.getByText('Your birth time: about 00:00')).toBeVisible()
    await page.getByRole('button', { name: 'Put back: about 09:30' }).click()
    await expect(page.getByText('Your birth time: about 09:30')).toBeVisible()
  })
})
