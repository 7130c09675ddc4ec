import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { weighScripts } from './fixtures/script-weight'

/** A refused form and a clock reading that means nothing answer 4xx, which Chromium logs. */
const REFUSED = /status of (400|422)/

const WORDS = {
  en: { date: 'Birth date', time: 'Birth time', city: 'Birth city', show: 'Show my chart', own: 'Your chart' },
  ru: {
    date: 'Дата рождения',
    time: 'Время рождения',
    city: 'Город рождения',
    show: 'Показать карту',
    own: 'Ваша карта',
  },
}
type Language = keyof typeof WORDS
type Birth = { date: string; time?: string; typed: string; place: RegExp }

/** Chart 15 of the reference charts: 1980-07-05 06:30 UTC, when Nizhny Novgorod had UTC+3. */
const REFERENCE = { date: '1980-07-05', time: '09:30' }

async function speak(page: Page, language: Language) {
  await page.context().addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }])
  await page.reload()
}

async function fillIn(page: Page, { date, time, typed, place }: Birth, language: Language = 'en') {
  const words = WORDS[language]
  await page.getByLabel(words.date).fill(date)
  if (time) await page.getByLabel(words.time, { exact: true }).fill(time)
  await page.getByLabel(words.city).pressSequentially(typed)
  await page.getByRole('option', { name: place }).first().click()
}

const ownChart = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: WORDS[language].own, exact: true })
const explanation = (page: Page) => page.getByRole('region', { name: /What this means|Что это значит/ })

test('a visitor computes a chart, looks into it and takes it along to registration', async ({ page }) => {
  await page.goto('/')
  await fillIn(page, { ...REFERENCE, typed: 'Nizhniy Nov', place: /Nizhniy Novgorod/ })
  await expect(page.getByLabel('Birth country')).toHaveValue('Russia')
  await expect(page.getByText('Europe/Moscow · UTC+3 · no summer time that year')).toBeVisible()
  await page.getByRole('button', { name: 'Show my chart' }).click()

  const chart = ownChart(page)
  await expect(chart.getByRole('heading', { name: 'Manifesting Generator', level: 2 })).toBeFocused()
  await expect(chart.getByText('Emotional authority · 5/1 · Single Definition')).toBeVisible()
  await expect(
    chart.getByRole('button', { name: /Left Angle Cross of Individualism 1 \(39, 38, 51, 57\)/ }),
  ).toBeVisible()
  const design = chart.getByRole('region', { name: 'Design' }).getByRole('button')
  await expect(design).toHaveCount(13)
  await expect(design.first()).toContainText('51.1')
  await expect(chart.getByRole('region', { name: 'Personality' }).getByRole('button').nth(4)).toContainText('21.4')
  await expect(explanation(page)).toContainText('Manifesting Generators respond')
  await expectAccessible(page)

  await chart.getByRole('button', { name: 'Sacral: Defined' }).press('Enter')
  await expect(explanation(page).getByRole('heading', { name: 'Sacral' })).toBeVisible()
  await explanation(page).getByRole('button', { name: /20–34/ }).click()
  await expect(explanation(page)).toContainText('Defined: both gates are active')
  await design.first().click()
  await expect(explanation(page)).toContainText('Gate 51, line 1')
  await expectAccessible(page)

  await chart.getByRole('button', { name: 'Save it' }).click()
  await expect(page).toHaveURL('/register')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name.endsWith('birth_draft'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('in Russian, with a city typed in Cyrillic', async ({ page }) => {
  await page.goto('/')
  await speak(page, 'ru')
  await fillIn(page, { ...REFERENCE, typed: 'нижний нов', place: /Нижний Новгород/ }, 'ru')
  await expect(page.getByText('Europe/Moscow · UTC+3 · летнего времени в том году не было')).toBeVisible()
  await page.getByRole('button', { name: 'Показать карту' }).click()
  const chart = ownChart(page, 'ru')
  await expect(chart.getByRole('heading', { name: 'Манифестирующий Генератор', level: 2 })).toBeFocused()
  await expect(chart.getByText('Рождение 5 июля 1980 года в 09:30, Нижний Новгород, Россия')).toBeVisible()
  await expect(explanation(page)).toContainText('Манифестирующие Генераторы')
  await expectAccessible(page)
})

test('a time that came twice is asked about, and the answer counts', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await page.goto('/')
  await fillIn(page, { date: '1980-09-28', time: '02:30', typed: 'Berlin', place: /Berlin.*Germany/ })
  await expect(page.getByText('This time came twice', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show my chart' }).click()
  await expect(page.getByText('This time came twice: choose which one it was')).toBeVisible()
  await page.getByRole('radio', { name: 'The second time, UTC+1' }).check()
  await page.getByRole('button', { name: 'Show my chart' }).click()
  await expect(ownChart(page).getByText('Europe/Berlin, UTC+1')).toBeVisible()
})

test('a time that no clock showed is explained, with the nearest ones to take', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await page.goto('/')
  await fillIn(page, { date: '2006-03-26', time: '02:30', typed: 'Berlin', place: /Berlin.*Germany/ })
  await expect(page.getByText('This time was never shown', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'it was 03:30 in truth (UTC+1)' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take 03:00' }).click()
  await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('03:00')
  await expect(page.getByText('Europe/Berlin · UTC+2 · summer time')).toBeVisible()
  await page.getByRole('button', { name: 'Show my chart' }).click()
  await expect(ownChart(page).getByText('at 03:00 in Berlin, Germany · Europe/Berlin, UTC+2')).toBeVisible()
})

test('without a birth time the chart is for noon, with what the day leaves open', async ({ page }) => {
  await page.goto('/')
  await page.getByText('I don’t know it').click()
  await expect(page.getByLabel('Birth time', { exact: true })).toBeDisabled()
  await fillIn(page, { date: '1980-07-05', typed: 'Moscow', place: /Moscow.*Russia/ })
  await page.getByRole('button', { name: 'Show my chart' }).click()
  const chart = ownChart(page)
  await expect(chart.getByText('The time is not known: this chart is for noon')).toBeVisible()
  const shares = await chart.getByText(/^(Manifesting )?Generator: \d+% of the day$/).allTextContents()
  expect(shares.length).toBe(2)
  expect(shares.reduce((sum, text) => sum + Number(/(\d+)%/.exec(text)?.[1]), 0)).toBe(100)
  await expect(chart.getByText('Emotional, the same all day')).toBeVisible()
  await expectAccessible(page)
})

test('what is missing is said at its field, and nothing typed is lost', async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await page.goto('/')
  await page.getByRole('button', { name: 'Show my chart' }).click()
  for (const text of ['date', 'time', 'city', 'country']) {
    await expect(page.getByText(`Birth ${text} is required`)).toBeVisible()
  }
  await expect(page.getByLabel('Birth date')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Birth date').fill('1980-07-05')
  await page.getByLabel('Birth time', { exact: true }).fill('09:30')
  await expect(page.getByText('Birth date is required')).toBeHidden()
  await page.getByLabel('Birth city').fill('Nowhereville')
  await page.getByLabel('Birth country').fill('Russia')
  await page.getByRole('button', { name: 'Show my chart' }).click()
  await expect(page.getByText('No place of this name was found.', { exact: false }).last()).toBeVisible()
  await expect(page.getByLabel('Birth city')).toHaveValue('Nowhereville')
  await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('09:30')

  await page.getByText('The place is not in the list').click()
  await page.getByLabel('Latitude').fill('95')
  await page.getByLabel('Longitude').fill('44')
  await page.getByRole('button', { name: 'Show my chart' }).click()
  await expect(page.getByText('Latitude runs from −90 to 90 degrees')).toBeVisible()
  await page.getByLabel('Latitude').fill('56,33')
  await expect(page.getByText('Europe/Moscow · UTC+3')).toBeVisible()
  await page.getByRole('button', { name: 'Show my chart' }).click()
  await expect(ownChart(page).getByText('in Nowhereville, Russia · Europe/Moscow, UTC+3')).toBeVisible()
})

test('what was typed before the page came alive stays, and is looked up', async ({ page }) => {
  let release = () => {}
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client*', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Birth date').fill('1980-07-05')
  await page.getByText('I don’t know it').click()
  await page.getByLabel('Birth city').pressSequentially('Nizhniy Nov')
  release()
  await page.getByRole('option', { name: /Nizhniy Novgorod/ }).click()
  await expect(page.getByLabel('Birth time', { exact: true })).toBeDisabled()
  await expect(page.getByText('Europe/Moscow · UTC+3')).toBeVisible()
  await expect(page.getByLabel('Birth date')).toHaveValue('1980-07-05')
})

test('an old Russian date is asked about', async ({ page }) => {
  await page.goto('/')
  await fillIn(page, { date: '1910-01-14', time: '12:00', typed: 'Moscow', place: /Moscow.*Russia/ })
  await expect(page.getByText('1 January 1910 in Old Style is 14 January 1910')).toBeVisible()
  await expect(page.getByText('UTC+2:30:17')).toBeVisible()
})

test('the example sleeps until it is pressed, and the press counts', async ({ page }) => {
  await page.goto('/')
  const example = page.getByRole('region', { name: 'An example' })
  await example.getByRole('button', { name: 'Emotional', exact: true }).click()
  await expect(explanation(page)).toContainText('Clarity comes with time')
  await page.keyboard.press('Tab')
  await expect(example.getByRole('button', { name: '5/1 Heretic / Investigator' })).toBeFocused()
})

test('a change of language keeps the form and the chart', async ({ page }) => {
  await page.goto('/')
  await fillIn(page, { ...REFERENCE, typed: 'Nizhniy Nov', place: /Nizhniy Novgorod/ })
  await page.getByRole('button', { name: 'Show my chart' }).click()
  await expect(ownChart(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('button', { name: 'RU, Русский' }).click()
  await expect(ownChart(page, 'ru').getByRole('heading', { name: 'Манифестирующий Генератор', level: 2 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Узнайте, о чём ваша карта.' })).toBeVisible()
  await expect(page.getByLabel('Дата рождения')).toHaveValue('1980-07-05')
})

test('a member finds the way back and is not asked to register', async ({ page, signIn }) => {
  await signIn('demo')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Open app' })).toHaveAttribute('href', '/app/dashboard')
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveCount(0)
})

test('a first visit loads no more than 105 kB of script', { tag: '@any-screen' }, async ({ page }) => {
  const weight = await weighScripts(page, '/')
  expect(weight.page).toBeGreaterThan(50_000)
  expect(weight.page).toBeLessThanOrEqual(105_500)
  expect(weight.live).toBe(0)
})

test.describe('without script', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the form computes the chart', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Birth date').fill('1980-07-05')
    await page.getByLabel('Birth time', { exact: true }).fill('09:30')
    await page.getByLabel('Birth city').fill('Нижний Новгород')
    await page.getByLabel('Birth country').fill('Россия')
    await page.getByRole('button', { name: 'Show my chart' }).click()
    await expect(ownChart(page).getByRole('heading', { name: 'Manifesting Generator' })).toBeVisible()
    await page.getByRole('button', { name: 'Save it' }).click()
    await expect(page).toHaveURL('/register')
  })

  test('a misspelt city comes back with the places it may be', async ({ page, consoleErrors }) => {
    consoleErrors.expect(REFUSED)
    await page.goto('/')
    await page.getByLabel('Birth date').fill('1980-07-05')
    await page.getByLabel('Birth time', { exact: true }).fill('09:30')
    await page.getByLabel('Birth city').fill('Nizhniy Novogord')
    await page.getByLabel('Birth country').fill('Russia')
    await page.getByRole('button', { name: 'Show my chart' }).click()
    await page.getByRole('radio', { name: /Nizhniy Novgorod/ }).check()
    await page.getByRole('button', { name: 'Show my chart' }).click()
    await expect(ownChart(page).getByText('Europe/Moscow, UTC+3')).toBeVisible()
  })
})
