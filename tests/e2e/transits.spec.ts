import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { alive, open } from './fixtures/open'

/** A moment that stays: Sun in 14.6, Moon in 3.4, Uranus in 20.4 by the engine, which the demo member's 10 and 60 meet. */
const PATH = '/app/transits?at=2026-11-22T10:00Z'
test.use({ timezoneId: 'UTC' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const drawing = (page: Page) => page.locator('svg[role="graphics-document"]')
const panel = (page: Page) => page.getByRole('region', { name: 'What this means' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Day and hour' })
/** A section by its heading, which may count what is in it. */
const list = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}( \\d+)?$`) })
const sky = (page: Page, body: string) => page.getByRole('row', { name: new RegExp(`${body} `) })

test('a member sees today’s sky over the chart, and reads what a line of it means', async ({ page, signIn }) => {
  test.slow()
  await signIn('demo')
  await open(page, '/app/profile')
  await page.getByRole('link', { name: 'Today’s sky over it' }).click()
  await expect(page).toHaveURL(/\/app\/transits$/)
  await expect(heading(page)).toHaveText('Transits')
  await expect(page.getByText('The sky as it is now')).toBeVisible()
  await open(page, PATH)
  await expect(drawing(page)).toHaveAttribute(
    'aria-label',
    'Your chart under the sky of Sunday, 22 November 2026, 10:00',
  )
  await expect(sky(page, 'Sun')).toContainText('14.6')
  await expect(sky(page, 'Uranus')).toContainText('completes')
  await expectAccessible(page)

  const row = list(page, 'Completed for you').getByRole('button', { name: /^10–20/ })
  await expect(row).toContainText('Your gate 10; in gate 20: Uranus')
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await expect(panel(page)).toContainText('Completed for the time being')
  await expect(panel(page)).toContainText('What it means by itself')
  await expect(page.locator('[data-node="channel.10-20"]')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: /^20 / }).click()
  await expect(panel(page)).toContainText('In it: Uranus')

  // Who completes them, each with a reason, and the way to the two charts together.
  const who = list(page, 'Who completes you with this sky')
  await expect(who.getByRole('listitem').first()).toContainText(
    /(’s \d+ meets your \d+|’s \d+ meets gate \d+ of the sky)/,
  )
  await who.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/app\/compatibility\/\w+$/)
})

test('by keyboard through the month: the drawing and the lists follow, and one request is made', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('demo')
  await open(page, PATH)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/resources\/sky|\/app\/transits/.test(request.url())) asked.push(request.url())
  })
  await slider(page).focus()
  await slider(page).press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Sunday, 1 November 2026, 00:00')
  // By the reference: on 1 November the Sun stands in 28, which it enters on 28 October.
  await expect(sky(page, 'Sun')).not.toContainText('14.')
  await expect(drawing(page)).toHaveAttribute('aria-label', /1 November 2026, 00:00$/)
  await slider(page).press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Sunday, 1 November 2026, 01:00')
  await slider(page).press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Monday, 30 November 2026, 23:00')
  await page.getByRole('button', { name: 'To the change before' }).press('Enter')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /30 November 2026/)
  expect(asked.filter((url) => url.includes('/resources/sky'))).toHaveLength(1)
  expect(asked).toHaveLength(1)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Stay at this moment' }).click()
  await expect(page).toHaveURL(/at=2026-11-30T\d\d:\d\dZ/)
  await expect(page.getByRole('heading', { level: 2, name: /30 November 2026/ })).toBeVisible()
})

test('the month plays by itself, pauses, and asks nobody meanwhile', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, PATH)
  await slider(page).focus()
  await slider(page).press('Home')
  await expect(drawing(page)).toHaveAttribute('aria-label', /1 November 2026, 00:00$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Play the month' }).click()
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await expect(drawing(page)).toHaveAttribute('aria-label', /[2-9] November 2026/)
  await pause.click()
  const rests = await slider(page).getAttribute('aria-valuetext')
  await expect(page.getByRole('button', { name: 'Play the month' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Stay at this moment' })).toBeVisible()
  expect(await slider(page).getAttribute('aria-valuetext')).toBe(rests)
  expect(asked.filter((url) => /sky|transits/.test(url) && !url.includes('/assets/'))).toEqual([])
})

test.describe('for those who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing plays; one steps from change to change @any-screen', async ({ page, signIn }) => {
    await signIn('demo')
    await open(page, PATH)
    await expect(page.getByRole('button', { name: 'Play the month' })).toBeHidden()
    await slider(page).focus()
    await slider(page).press('Home')
    await expect(drawing(page)).toHaveAttribute('aria-label', /1 November 2026, 00:00$/)
    await page.getByRole('button', { name: 'To the next change' }).click()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /1 November 2026, (?!00:00)/)
  })
})

test('a month that does not come is said, and asked for again', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/)
  await signIn('demo')
  await open(page, PATH)
  let isDown = true
  await page.route('**/resources/sky?*', (route) => (isDown ? route.abort() : route.continue()))
  await slider(page).focus()
  await slider(page).press('Home')
  await expect(page.getByRole('alert').filter({ hasText: 'The month could not be fetched' })).toBeVisible()
  isDown = false
  await slider(page).press('ArrowRight')
  await expect(drawing(page)).toHaveAttribute('aria-label', /1 November 2026, 01:00$/)
  await expect(page.getByText('The month could not be fetched')).toHaveCount(0)
})

test('transits in Russian and in the dark, without anything to scroll sideways', async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  test.slow()
  await signIn('anna_sokolova')
  await context.addCookies(
    Object.entries({ language: 'ru', theme: 'dark' }).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
  )
  await open(page, PATH)
  await expect(heading(page)).toHaveText('Транзиты')
  await expect(page.getByRole('heading', { name: 'Воскресенье, 22 ноября 2026 г., 10:00' })).toBeVisible()
  await page.locator('[data-node="center.throat"]').focus()
  await expect(page.getByRole('region', { name: 'Что это значит' })).toContainText('Каналы через него')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: 'Что это значит' })).toContainText('Каналы этих ворот')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('without a chart the sky is there alone, with the way to a chart of one’s own', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, PATH)
  await expect(page.getByRole('link', { name: 'Add your birth data' })).toBeVisible()
  await expect(drawing(page)).toHaveAttribute('aria-label', /^The sky of/)
  await expect(sky(page, 'Sun')).toContainText('14.6')
  await expect(list(page, 'Completed for you')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every moment is a form or a link away, and all is there to read', async ({ page, signIn }) => {
    await signIn('demo')
    await page.goto(PATH)
    await expect(list(page, 'Completed for you')).toContainText('Your gate 10; in gate 20: Uranus')
    await expect(slider(page)).toBeHidden()
    await expect(panel(page)).toBeHidden()
    const form = page.getByRole('form', { name: 'Another moment' })
    await page.getByRole('link', { name: 'A day later' }).click()
    await expect(page.getByRole('heading', { name: /^Monday, 23 November 2026/ })).toBeVisible()
    await form.getByLabel('Date').fill('1984-02-29')
    await form.getByLabel('Time').fill('08:15')
    await page.getByRole('button', { name: 'Show this sky' }).click()
    await expect(page.getByRole('heading', { name: 'Wednesday, 29 February 1984, 08:15' })).toBeVisible()
    await form.getByLabel('Date').fill('1850-01-01')
    await page.getByRole('button', { name: 'Show this sky' }).click()
    await expect(page.getByText('The tables of the sky begin in October 1899.')).toBeVisible()
    await expect(form.getByLabel('Date')).toHaveValue('1850-01-01')
    await page.getByRole('link', { name: 'Now', exact: true }).click()
    await expect(page.getByText('The sky as it is now')).toBeVisible()
  })
})

test('the first page leads there @any-screen', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/dashboard')
  await page.getByRole('link', { name: 'See it on your chart' }).click()
  await expect(page).toHaveURL(/\/app\/transits$/)
  await alive(page)
  await expect(heading(page)).toHaveText('Transits')
})
