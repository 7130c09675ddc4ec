import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { open } from './fixtures/open'
import { openUnhydrated } from './fixtures/open-unhydrated'

/** A refused form and a clock reading that does not exist answer 4xx, which Chromium logs. */
const REFUSED = /status of (400|422)/

type Birth = { date: string; time?: string; typed: string; place: RegExp }

/** Chart 15 of the reference charts: 1980-07-05 06:30 UTC, when Nizhny Novgorod had UTC+3. */
const REFERENCE = { date: '1980-07-05', time: '09:30', typed: 'Nizhniy Nov', place: /Nizhniy Novgorod/ }

async function fillIn(page: Page, { date, time, typed, place }: Birth) {
  await page.getByLabel('Birth date').fill(date)
  if (time) await page.getByLabel('Birth time', { exact: true }).fill(time)
  // At once: a list for half a name would be replaced under the pointer.
  await page.getByLabel('Birth city').fill(typed)
  await page.getByRole('option', { name: place }).first().click()
}

const show = (page: Page) => page.getByRole('button', { name: 'Show my chart' }).click()
const ownChart = (page: Page, name = 'Your chart') => page.getByRole('region', { name, exact: true })
const explanation = (page: Page) => page.getByRole('region', { name: /What this means|Что это значит/ })

test('a visitor reads the example, computes charts for an unknown and an exact time, which a reload and the way back show again, and takes one along to registration in Russian', async ({
  page,
  context,
}) => {
  // What is typed before hydration stays and is looked up.
  const hydrate = await openUnhydrated(page, '/')
  await page.getByLabel('Birth date').fill('1980-07-05')
  await page.getByText('I don’t know').click()
  await page.getByLabel('Birth city').pressSequentially('Moscow')
  await hydrate()
  await page
    .getByRole('option', { name: /Moscow.*Russia/ })
    .first()
    .click()
  const time = page.getByLabel('Birth time', { exact: true })
  await expect(time).toBeDisabled()
  await expect(page.getByText('Europe/Moscow · UTC+3')).toBeVisible()
  await expect(page.getByLabel('Birth date')).toHaveValue('1980-07-05')

  const example = page.getByRole('region', { name: 'Example', exact: true })
  await example.getByRole('button', { name: 'Emotional', exact: true }).press('Enter')
  await expect(explanation(page)).toContainText('Clarity comes with time')
  await page.keyboard.press('Tab')
  await expect(example.getByRole('button', { name: '5/1 Heretic / Investigator' })).toBeFocused()

  await show(page)
  const chart = ownChart(page)
  await expect(chart.getByText('Time unknown: this chart is for noon')).toBeVisible()
  const shares = await chart.getByText(/^(Manifesting )?Generator: \d+% of the day$/).allTextContents()
  expect(shares.length).toBe(2)
  expect(shares.reduce((sum, text) => sum + Number(/(\d+)%/.exec(text)?.[1]), 0)).toBe(100)
  await expect(chart.getByText('Emotional, the same all day')).toBeVisible()

  await page.getByText('Exact', { exact: true }).click()
  await expect(time).toBeEnabled()
  await fillIn(page, REFERENCE)
  await expect(page.getByLabel('Birth country')).toHaveValue('Russia')
  await expect(page.getByText('Europe/Moscow · UTC+3 · no summer time that year')).toBeVisible()
  await show(page)
  await expect(chart.getByRole('heading', { name: 'Manifesting Generator', level: 1 })).toBeFocused()
  await expect(chart.getByText('Emotional authority · 5/1 · Single Definition')).toBeVisible()
  await expect(
    chart.getByRole('button', { name: /Left Angle Cross of Individualism 1 \(39, 38, 51, 57\)/ }),
  ).toBeVisible()
  const design = chart.getByRole('region', { name: 'Design' }).getByRole('button')
  await expect(design).toHaveCount(13)
  await expect(design.first()).toContainText('51.1')
  await expect(chart.getByRole('region', { name: 'Personality' }).getByRole('button').nth(4)).toContainText('21.4')
  await expect(explanation(page)).toContainText('Manifesting Generators respond')

  await chart.getByRole('button', { name: 'Sacral: Defined' }).press('Enter')
  await expect(explanation(page).getByRole('heading', { name: 'Sacral' })).toBeVisible()
  await explanation(page).getByRole('button', { name: /20–34/ }).click()
  await expect(explanation(page)).toContainText('Defined: both gates are active')
  await design.first().click()
  await expect(explanation(page)).toContainText('Gate 51, line 1')

  await page.getByRole('contentinfo').getByRole('button', { name: 'RU, Русский' }).click()
  const russian = ownChart(page, 'Ваша карта')
  await expect(russian.getByRole('heading', { name: 'Манифестирующий Генератор', level: 1 })).toBeVisible()
  // The result has taken the place of the headline.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Узнайте, что говорит ваша карта.' })).toBeVisible()
  await expect(page.getByLabel('Дата рождения')).toHaveValue('1980-07-05')

  // The chart is there before the navigation is over, which brings the address.
  await expect(page).toHaveURL('/?index')
  await page.reload()
  const cross = /\(39, 38, 51, 57\)/
  await expect(russian.getByRole('button', { name: cross })).toBeVisible()
  await expect(page.getByLabel('Дата рождения')).toHaveValue('1980-07-05')

  // What was typed at an earlier registration in this tab doesn't outweigh the chart that is saved.
  await page.evaluate(() => {
    const birth = { typed: { birth_date: '1970-01-01' }, brought: 'null' }
    sessionStorage.setItem(
      'registration',
      JSON.stringify({ at: Date.now(), draft: { fields: {}, offered: '', birth } }),
    )
  })
  await russian.getByRole('button', { name: 'Сохранить карту' }).click()
  await expect(page).toHaveURL('/register')
  const brought = page.getByText('Ваша карта: Манифестирующий Генератор · 5 июля 1980')
  await expect(brought).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name.endsWith('birth_draft'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await page.reload()
  await expect(brought).toBeVisible()
  await page.goBack()
  await expect(russian.getByRole('button', { name: cross })).toBeVisible()
  await expect(page.getByLabel('Дата рождения')).toHaveValue('1980-07-05')

  // Another tab has none of it.
  const other = await context.newPage()
  await open(other, '/')
  await expect(other.getByLabel('Дата рождения')).toHaveValue('')
  await expect(ownChart(other, 'Ваша карта')).toHaveCount(0)
})

test('the form names what is missing, explains odd clock times, and takes the nearest town or coordinates instead of a city', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  consoleErrors.expect(REFUSED)
  await open(page, '/')
  await show(page)
  for (const text of ['date', 'time', 'city', 'country']) {
    await expect(page.getByText(`Birth ${text} is required`)).toBeVisible()
  }
  await expect(page.getByLabel('Birth date')).toBeFocused()

  // Clocks jumped from 02:00 to 03:00.
  await fillIn(page, { date: '2006-03-26', time: '02:30', typed: 'Berlin', place: /Berlin.*Germany/ })
  await expect(page.getByText('Birth date is required')).toBeHidden()
  await expect(page.getByText('This time didn’t exist', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'it was really 03:30 (UTC+1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Use 03:00' }).click()
  await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('03:00')
  await expect(page.getByText('Europe/Berlin · UTC+2 · summer time')).toBeVisible()

  // Clocks went back from 03:00 to 02:00.
  await page.getByLabel('Birth date').fill('1980-09-28')
  await page.getByLabel('Birth time', { exact: true }).fill('02:30')
  await expect(page.getByText('This time occurred twice', { exact: true })).toBeVisible()
  await show(page)
  await expect(page.getByText('This time occurred twice: choose which one it was')).toBeVisible()
  await page.getByRole('radio', { name: 'The second time, UTC+1' }).check()
  await show(page)
  await expect(ownChart(page).getByText('Europe/Berlin, UTC+1')).toBeVisible()

  await fillIn(page, { date: '1910-01-14', time: '12:00', typed: 'Moscow', place: /Moscow.*Russia/ })
  await expect(page.getByText('1 January 1910 in Old Style is 14 January 1910')).toBeVisible()
  await expect(page.getByText('UTC+2:30:17')).toBeVisible()

  await page.getByLabel('Birth date').fill(REFERENCE.date)
  await page.getByLabel('Birth time', { exact: true }).fill(REFERENCE.time)
  await page.getByLabel('Birth city').fill('Nowhereville')
  await show(page)
  const refusal = page.getByText('No place found with this name. Check the spelling, or choose the nearest town below.')
  await expect(refusal.last()).toBeVisible()
  await expect(page.getByLabel('Birth city')).toHaveValue('Nowhereville')
  await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('09:30')
  await page.getByText('Enter coordinates', { exact: true }).click()
  await page.getByLabel('Latitude').fill('95')
  await page.getByLabel('Longitude').fill('44')
  await show(page)
  await expect(page.getByText('Latitude runs from −90 to 90 degrees')).toBeVisible()
  await page.getByLabel('Latitude').fill('56,33')
  await expect(page.getByText('Europe/Moscow · UTC+3')).toBeVisible()
  await show(page)
  const chart = ownChart(page)
  await expect(chart.getByText('in Nowhereville, Russia · Europe/Moscow, UTC+3')).toBeVisible()

  await page.getByLabel('Latitude').fill('')
  await page.getByLabel('Longitude').fill('')
  await show(page)
  // The refusal before is still there; the answer focuses its field.
  await expect(page.getByLabel('Birth city')).toBeFocused()
  await expect(refusal.last()).toBeVisible()
  await page.getByText('My place isn’t in the list', { exact: true }).click()
  await page.getByLabel('Region or larger town').fill('Nizhniy Novgorod')
  // By latitude and longitude 10.0 km south and 33.2 km west of the town that was typed.
  await page.getByRole('option', { name: /^Dzerzhinsk 35 km · .*Russia$/ }).click()
  await expect(refusal).toHaveCount(0)
  await expect(page.getByLabel('Birth city')).toHaveValue('Dzerzhinsk')
  await expect(page.getByLabel('Birth country')).toHaveValue('Russia')
  await expect(page.getByText('Europe/Moscow · UTC+3 · no summer time that year')).toBeVisible()
  await show(page)
  await expect(chart.getByText('in Dzerzhinsk, Russia · Europe/Moscow, UTC+3')).toBeVisible()
  // The clocks of both towns agree, and so do their charts: the reference one.
  await expect(
    chart.getByRole('button', { name: /Left Angle Cross of Individualism 1 \(39, 38, 51, 57\)/ }),
  ).toBeVisible()
})
