import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

/** A moment that stays: Sun in 14.6, Moon in 3.4, Mercury in 44 by the engine; the member has gate 26 of 26–44. */
const PATH = '/app/transits?at=2026-11-22T10:00Z'
test.use({ timezoneId: 'UTC' })

const drawing = (page: Page) => page.locator('svg[role="graphics-document"]')
const panel = (page: Page) => page.getByRole('region', { name: 'What this means' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Day and hour' })
const sky = (page: Page, body: string) => page.getByRole('row', { name: new RegExp(`${body} `) })

test('a member reads what a line of the sky means, and goes through the month by keyboard with one request; one that does not come is fetched again', async ({
  page,
  consoleErrors,
}) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/dashboard')
  await page.getByRole('link', { name: 'See it on your chart' }).click()
  await expect(page).toHaveURL(/\/app\/transits$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transits')
  await expect(page.getByText('The sky as it is now')).toBeVisible()

  await open(page, PATH)
  await expect(drawing(page)).toHaveAttribute(
    'aria-label',
    'Your chart with the transits at Sunday, 22 November 2026, 10:00',
  )
  await expect(sky(page, 'Sun')).toContainText('14.6')
  await expect(sky(page, 'Mercury')).toContainText('completes')
  await page.locator('[data-node="center.throat"]').focus()
  await expect(panel(page)).toContainText('Channels through it at this moment')
  await page.keyboard.press('ArrowDown')
  await expect(panel(page)).toContainText('Its channels')

  const completed = page.getByRole('region', { name: /^Completed for you/ })
  const row = completed.getByRole('button', { name: /^26–44/ })
  await expect(row).toContainText('Your gate 26, with Mercury in gate 44')
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await expect(panel(page)).toContainText('Completed for now')
  await expect(page.locator('[data-node="channel.26-44"]')).toHaveAttribute('aria-pressed', 'true')
  await panel(page).getByRole('button', { name: /^44 / }).click()
  await expect(panel(page)).toContainText('Mercury in this gate')

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
  await page.getByRole('button', { name: 'Previous change' }).press('Enter')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /30 November 2026, (?!23:00)/)
  expect(asked).toEqual([expect.stringContaining('/resources/sky')])

  await page.getByRole('link', { name: 'Stay at this moment' }).click()
  await expect(page).toHaveURL(/at=2026-11-30T\d\d:\d\dZ/)
  await expect(page.getByRole('heading', { level: 2, name: /30 November 2026/ })).toBeVisible()

  // The month plays and pauses without another request.
  asked.length = 0
  await slider(page).press('Home')
  await slider(page).press('ArrowRight')
  await expect(drawing(page)).toHaveAttribute('aria-label', /1 November 2026, 01:00$/)
  await page.getByRole('button', { name: 'Play the month' }).click()
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await expect(drawing(page)).toHaveAttribute('aria-label', /([2-9]|[1-3]\d) November 2026/)
  await pause.click()
  await expect(page.getByRole('button', { name: 'Play the month' })).toBeVisible()
  const paused = (await slider(page).getAttribute('aria-valuetext')) ?? ''
  await expect(page.getByRole('link', { name: 'Stay at this moment' })).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', paused)
  expect(asked).toEqual([])

  // Without motion it goes from change to change; a month that doesn't come is asked for again.
  consoleErrors.check()
  consoleErrors.expect(/Failed to load resource|net::ERR/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PATH)
  await expect(page.getByRole('button', { name: 'Play the month' })).toBeHidden()
  const month = '**/resources/sky?*'
  await page.route(month, (route) => route.abort())
  await slider(page).focus()
  await slider(page).press('Home')
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load the month' })).toBeVisible()
  await page.unroute(month)
  await slider(page).press('ArrowRight')
  await expect(drawing(page)).toHaveAttribute('aria-label', /1 November 2026, 01:00$/)
  await expect(page.getByText('Couldn’t load the month')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next change' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /1 November 2026, (?!01:00)/)
})
