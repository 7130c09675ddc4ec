import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { saved } from './fixtures/feed'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const FORM = '/app/settings?tab=hd-data'
const POSTED = '/app/settings.data'

const banner = (page: Page) => page.getByRole('heading', { name: 'Your Human Design Chart is Ready!' })
const chartOf = (page: Page) => page.getByRole('region', { name: /^Your chart$/i })
const designOf = (page: Page) => chartOf(page).getByRole('region', { name: 'Design' }).getByRole('button')

test('a member enters birth data, reads, recalculates, checks and updates the chart', async ({
  page,
  consoleErrors,
}) => {
  // The request that does not arrive.
  consoleErrors.expect(/Failed to load resource/)
  await newMember(page)
  await open(page, '/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
  const link = page.getByRole('link', { name: 'Enter birth data' })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Your birth data' })).toBeVisible()

  await page.getByLabel('Birth date').fill('1980-07-05')
  await page.getByLabel('Birth time', { exact: true }).fill('09:30')
  await page.getByLabel('Birth city').fill('Nizhniy Nov')
  await page.getByRole('option', { name: /Nizhniy Novgorod/ }).click()
  await page.getByRole('button', { name: 'Calculate Chart' }).click()
  await expect(banner(page)).toBeVisible()
  await expect(page).toHaveURL(/\/app\/settings\?tab=hd-data$/)
  for (const text of ['5 July 1980', 'Nizhniy Novgorod', 'Europe/Moscow', '5 April 1980 at 00:23:40', '26 of 26']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(designOf(page)).toHaveCount(13)
  await expect(designOf(page).first()).toContainText('51.1')
  await expect(designOf(page).nth(4)).toContainText('34.5')

  const recalculate = page.getByRole('button', { name: 'Recalculate Chart' })
  await saved(page, POSTED, () => recalculate.click())
  await expect(page.getByRole('status').filter({ hasText: 'Calculated now' })).toBeVisible()

  const isPosted = (method: string) => method === 'POST'
  await page.route('**/app/settings.data*', (route) =>
    isPosted(route.request().method()) ? route.abort('connectionfailed') : route.continue(),
  )
  await recalculate.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Unable to connect to HD calculation service')
  await expect(alert).toContainText('Your chart hasn’t changed.')
  await expect(alert).toBeFocused()
  await expect(designOf(page).first()).toContainText('51.1')
  await page.unroute('**/app/settings.data*')

  await page.getByRole('link', { name: 'Check the birth time' }).click()
  await expect(page.getByText('±5 min', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Update Birth Data' }).click()
  await expect(page.getByLabel('Birth time', { exact: true })).toHaveValue('09:30')
  await page.getByRole('link', { name: 'Back to the chart' }).click()
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: 'Update Birth Data' }).click()
  await page.getByLabel('Birth time', { exact: true }).fill('21:30')
  await expect(page.getByText('Europe/Moscow · UTC+3 · no summer time that year')).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Chart' }).click()
  await expect(page.getByText('21:30', { exact: true })).toBeVisible()
  // The Moon goes six degrees in twelve hours, more than a gate.
  await expect(designOf(page).nth(4)).not.toContainText('34.')
})

test('the chart is skipped with one key, explains what is pressed, remembers its switches, keeps to the colours of the system, and turns to the wheel', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/profile')
  const design = designOf(page).first()
  const explanation = page.getByRole('region', { name: 'What this means' })
  await expect(design).toContainText('51.1')

  // A switch redraws the chart before anything in it has been touched.
  await page.getByRole('button', { name: 'Lines' }).click()
  await expect(design).not.toContainText('51.1')
  await expect(page.getByRole('button', { name: 'Lines' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Symbols' }).click()
  await expect(design).toHaveText('Sun51')
  const remembered = async () => (await page.context().cookies()).find(({ name }) => name === 'chart_show')?.value
  await expect.poll(remembered).toBe('colors')
  await page.reload()
  await expect(design).toHaveText('Sun51')

  await design.press('Enter')
  await expect(explanation).toContainText('Gate 51, line 1')

  // A note by keyboard: planet, gate, line and what the planet stands for; Escape closes it.
  await design.blur()
  await design.focus()
  const note = page.getByRole('tooltip')
  await expect(note).toContainText('Sun · gate 51, line 1')
  await expect(note).toContainText('Conscious Direction')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)

  const drawing = page.locator('svg.bodygraph')
  const skip = page.getByRole('link', { name: 'Skip the drawing' })
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isPast = (svg: SVGElement | HTMLElement) => {
    const { activeElement } = document
    const place = activeElement && activeElement !== document.body ? svg.compareDocumentPosition(activeElement) : 0
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !svg.contains(activeElement)
  }
  expect(await drawing.evaluate(isPast)).toBe(true)

  await page.emulateMedia({ forcedColors: 'active' })
  const lookOf = (selector: string) =>
    drawing
      .locator(selector)
      .first()
      .evaluate((shape) => {
        const { fill, stroke, strokeWidth } = getComputedStyle(shape)
        return { fill, stroke, strokeWidth }
      })
  const [defined, empty] = [await lookOf('.center polygon.defined'), await lookOf('.center polygon:not(.defined)')]
  expect(Number.parseFloat(defined.strokeWidth)).toBeGreaterThan(2 * Number.parseFloat(empty.strokeWidth))
  expect(defined.stroke).not.toBe(defined.fill)
  expect((await lookOf('.gate.personality .disc')).fill).not.toBe((await lookOf('.gate.design .disc')).fill)
  for (const focused of [
    page.getByRole('button', { name: 'Sacral: Defined' }),
    page.getByRole('button', { name: 'Zoom in' }),
  ]) {
    await focused.focus()
    await expect(focused).toHaveCSS('outline-style', 'solid')
    await expect(focused).toHaveCSS('outline-width', '3px')
  }
  await page.emulateMedia({ forcedColors: null })

  await page.getByRole('link', { name: 'Wheel', exact: true }).click()
  // 103.375° of the zodiac.
  const sun = page.getByRole('button', { name: 'Sun, Personality: gate 39, line 5, 13°22′ Cancer' })
  await sun.press('Enter')
  await expect(sun).toHaveAttribute('aria-pressed', 'true')
  await expect(explanation).toContainText('Gate 39, line 5')
  await sun.focus()
  await page.keyboard.press('ArrowRight')
  const mercury = page.getByRole('button', { name: /^Mercury, Personality: gate 62, line 3/ })
  await expect(mercury).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(explanation).toContainText('Gate 62, line 3')

  const width = async () => (await sun.boundingBox())!.width
  const whole = await width()
  const larger = page.getByRole('button', { name: 'Zoom in' })
  await larger.click()
  await larger.click()
  // One press is a factor of 1.5.
  await expect.poll(width).toBeCloseTo(whole * 2.25, 0)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(width).toBeCloseTo(whole * 1.5, 0)
  await page.getByRole('button', { name: 'Show the whole drawing' }).click()
  await expect.poll(width).toBeCloseTo(whole, 0)
})

test('the sheet of a full chart under a long name is two pages of A4 or Letter, in both languages', async ({
  page,
  baseURL,
}) => {
  // Nine channels: chart 158 of the reference.
  const birth = { date: '1972-02-04', time: '09:19', city: 'Greenwich', country: 'United Kingdom' }
  await newMember(page, {
    fullName: 'Александра-Екатерина Константинопольская-Вознесенская',
    // Both pages have marks, and a note about them.
    birth: { ...birth, timeAccuracy: 'approximate', latitude: 51.48, longitude: 0, timezone: 'UTC' },
  })
  const screen = page.viewportSize()!
  for (const language of ['en', 'ru']) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
    await open(page, '/app/profile?view=sheet')
    await expect(page.locator('.sheet').filter({ hasText: '≈' })).toHaveCount(2)
    for (const format of ['A4', 'Letter']) {
      const paper = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
      expect(paper.match(/\/Type \/Page\b/g), `${language}, ${format}`).toHaveLength(2)
    }
    // As wide as A4 is without its margins, 186 mm, and as high as Letter without them and without those that WebKitGTK adds, 238 mm.
    await page.setViewportSize({ width: 703, height: 899 })
    await page.emulateMedia({ media: 'print' })
    const heights = await page
      .locator('.sheet')
      .evaluateAll((pages) => pages.map((sheet) => sheet.getBoundingClientRect().height))
    for (const height of heights) expect(height, language).toBeLessThanOrEqual(899)
    await page.emulateMedia({ media: null })
    await page.setViewportSize(screen)
  }
})

test('in Russian, with a city in Cyrillic and an unknown time: what stays open, and the way to the chart', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await newMember(page, { fullName: 'Анна Ковалёва', language: 'ru' })
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL }])
  await open(page, FORM)
  await page.getByLabel('Дата рождения').fill('1980-07-05')
  await page.getByText('Не знаю', { exact: true }).tap()
  await page.getByLabel('Город рождения').fill('Нижний Нов')
  await page
    .getByRole('option', { name: /Новгород/ })
    .first()
    .tap()
  await expect(page.getByLabel('Страна рождения')).toHaveValue('Россия')
  await page.getByRole('button', { name: 'Рассчитать карту' }).tap()
  await expect(page.getByRole('heading', { name: 'Ваша карта Дизайна Человека готова!' })).toBeVisible()
  await expect(page.getByText('неизвестно, карта на полдень')).toBeVisible()
  await expect(page.getByText('Время неизвестно: это карта на полдень')).toBeVisible()
  await expect(page.getByText(/% суток/).first()).toBeVisible()

  await open(page, '/app/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, Анна')
  // The last link of the page is not covered by the bottom bar.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('link', { name: 'Условия' }).tap({ trial: true })
  await page.getByRole('region', { name: 'На сегодня', exact: true }).getByRole('link', { name: 'Открыть карту' }).tap()
  await expect(page.getByText('Время рождения неизвестно: это карта на полдень.')).toBeVisible()
})
