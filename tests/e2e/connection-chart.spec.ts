import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PAIR = '/app/compatibility/anna_sokolova'

const panel = (page: Page) => page.getByRole('region', { name: 'What this means' })
const drawing = (page: Page) => page.locator('svg[role="graphics-document"]')

test('a member compares with another, opens a channel, looks at both charts and keeps a picture', async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/profile')
  await page.getByRole('button', { name: 'Show my bodygraph' }).click()
  await expect(page.getByText('Others see your bodygraph.')).toBeVisible()
  await open(page, '/u/anna_sokolova?tab=chart')
  await page.getByRole('link', { name: 'Compare with yours' }).click()
  await expect(page).toHaveURL(PAIR)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You and Анна Соколова')
  await expect(page.getByRole('region', { name: /Type match/ })).toContainText(/\d\d%/)
  await expect(drawing(page)).toBeVisible()

  const row = page.getByRole('region', { name: 'Electromagnetic' }).getByRole('button').first()
  await row.press('Enter')
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  const id = (await row.locator('.tabular').innerText()).replace('–', '-')
  await expect(panel(page)).toContainText('together you complete')
  await expect(panel(page)).toContainText('What it means on its own')
  const channel = page.locator(`[data-node="channel.${id}"]`)
  await expect(channel).toHaveAttribute('aria-pressed', 'true')

  // The selection stays while the drawing changes from one chart to the other.
  await page.getByRole('link', { name: 'You', exact: true }).click()
  await expect(drawing(page)).toHaveAttribute('aria-label', /^Your chart, /)
  await expect(channel).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Together' }).click()
  await expect(drawing(page)).not.toHaveAttribute('aria-label', /^Your chart, /)
  await panel(page).getByRole('button', { name: /^\d+ / }).first().click()
  await expect(panel(page)).toContainText(/brings it|You bring it/)
  await page.keyboard.press('Escape')
  await expect(row).toHaveAttribute('aria-pressed', 'false')

  await page.locator('[data-node="center.sacral"]').focus()
  await page.keyboard.press('ArrowUp')
  await expect(panel(page)).toContainText('Its channels')
  await page.keyboard.press('Escape')
  await expect(page.locator('.bodygraph.selecting')).toHaveCount(0)

  const arrives = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save picture' }).click()
  expect((await arrives).suggestedFilename()).toBe('connection.png')
})

test('the drawing fits a phone and is symmetric, whichever chart it shows', { tag: '@phone' }, async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, PAIR)
  for (const show of ['', 'you', 'other']) {
    if (show) {
      const before = (await drawing(page).getAttribute('aria-label')) ?? ''
      await page.locator(`main a[href$="show=${show}"]`).click()
      await expect(drawing(page)).not.toHaveAttribute('aria-label', before)
    }
    const frame = (await drawing(page).boundingBox())!
    const width = page.viewportSize()!.width
    expect(frame.x).toBeGreaterThanOrEqual(0)
    expect(frame.x + frame.width).toBeLessThanOrEqual(width)
    const axis = frame.x + frame.width / 2
    const boxOf = async (center: string) =>
      (await page.locator(`[data-node="center.${center}"] polygon`).boundingBox())!
    for (const center of ['head', 'ajna', 'throat', 'g', 'sacral', 'root']) {
      const box = await boxOf(center)
      expect(Math.abs(box.x + box.width / 2 - axis), `${center} ${show}`).toBeLessThan(0.75)
    }
    const [spleen, plexus] = [await boxOf('spleen'), await boxOf('solar_plexus')]
    expect(Math.abs(spleen.x - frame.x - (frame.x + frame.width - plexus.x - plexus.width))).toBeLessThan(0.75)
    expect(Math.abs(spleen.y - plexus.y)).toBeLessThan(0.75)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
