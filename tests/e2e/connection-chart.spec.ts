import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { open } from './fixtures/open'
import { weighScripts } from './fixtures/script-weight'

/** Bytes, compressed: what a page of members may need (decision 0012). */
const PAGE = 120_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page) => page.getByRole('region', { name: 'What this means' })
const drawing = (page: Page) => page.locator('svg[role="graphics-document"]')

/** Presses the first channel of a list; the press that wakes the drawing counts. */
async function lookAtFirst(page: Page, connection: string) {
  const row = page.getByRole('region', { name: connection }).getByRole('button').first()
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  return row
}

test('a member compares with another, opens a channel and reads why', async ({ page, signIn }) => {
  test.slow()
  await signIn('demo')
  await open(page, '/u/anna_sokolova?tab=chart')
  await page.getByRole('link', { name: 'Compare with yours' }).click()
  await expect(page).toHaveURL(/\/app\/compatibility\/anna_sokolova$/)
  await expect(heading(page)).toHaveText('You and Анна Соколова')
  await expect(page.getByRole('region', { name: /Type match/ })).toContainText(/\d\d%/)
  await expect(drawing(page)).toBeVisible()
  await expectAccessible(page)

  const row = await lookAtFirst(page, 'Electromagnetic')
  const id = (await row.locator('.tabular').innerText()).replace('–', '-')
  await expect(panel(page)).toContainText('Electromagnetic')
  await expect(panel(page)).toContainText('together you complete')
  await expect(panel(page)).toContainText('What it means by itself')
  await expect(page.locator(`[data-node="channel.${id}"]`)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  // What is looked at stays while the drawing goes from one to the other.
  await page.getByRole('link', { name: 'You', exact: true }).click()
  await expect(drawing(page)).toHaveAttribute('aria-label', /^Your chart\./)
  await expect(page.locator(`[data-node="channel.${id}"]`)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Together' }).click()

  await panel(page).getByRole('button', { name: /^\d+ / }).first().click()
  await expect(panel(page)).toContainText(/brings it|You bring it/)
  await page.keyboard.press('Escape')
  await expect(row).toHaveAttribute('aria-pressed', 'false')
})

test('by keyboard alone: a center, its gates, a channel', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/compatibility/tobias_wren')
  await lookAtFirst(page, 'Dominance')
  await page.keyboard.press('Escape')
  await page.locator('[data-node="center.sacral"]').focus()
  await page.keyboard.press('ArrowUp')
  await expect(panel(page)).toContainText('Its channels')
  await page.keyboard.press('Escape')
  await expect(page.locator('.bodygraph.selecting')).toHaveCount(0)
})

test('a connection in Russian and in the dark', async ({ page, context, baseURL, signIn }) => {
  test.slow()
  await signIn('anna_sokolova')
  await context.addCookies(
    Object.entries({ language: 'ru', theme: 'dark' }).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
  )
  await open(page, '/app/compatibility/demo')
  await expect(heading(page)).toHaveText('Вы и Mira Halvorsen')
  const row = page.getByRole('region', { name: 'Электромагнитная связь' }).getByRole('button').first()
  await row.click()
  await expect(page.getByRole('region', { name: 'Что это значит' })).toContainText('вы приносите ворота')
  await expectAccessible(page)
})

test('what is closed is said to be so, and why', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/compatibility/daniyar')
  await expect(page.getByText('Single gates are kept private')).toBeVisible()
  await expect(page.getByRole('region', { name: /Type match/ })).toBeVisible()
  await expect(drawing(page)).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page reads whole, and each of the two can be seen large @any-screen', async ({ page, signIn }) => {
    await signIn('demo')
    await page.goto('/app/compatibility/anna_sokolova')
    await expect(page.getByText('together you complete').locator('visible=true').first()).toBeVisible()
    await expect(page.getByText('Connection theme')).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await page.getByRole('link', { name: 'You', exact: true }).click()
    await expect(page).toHaveURL(/\?show=you$/)
    await expect(drawing(page)).toHaveAttribute('aria-label', /^Your chart\./)
  })
})

test('the drawing is whole and symmetric, whatever it shows', async ({ page, signIn }) => {
  await signIn('demo')
  for (const show of ['', '?show=you', '?show=other']) {
    await open(page, `/app/compatibility/anna_sokolova${show}`)
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
    // Nothing scrolls sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a picture of it is the member’s to keep @any-screen', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/compatibility/anna_sokolova')
  const arrives = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as a picture' }).click()
  expect((await arrives).suggestedFilename()).toBe('connection.png')
})

test('its scripts keep to 120 kB, in both languages @any-screen', async ({ page, context, baseURL, signIn }) => {
  test.slow()
  await signIn('demo')
  for (const language of ['en', 'ru']) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    for (const path of ['anna_sokolova', 'private', 'private/new']) {
      const weight = await weighScripts(page, `/app/compatibility/${path}`, 1)
      expect(weight.page, `${path} ${language}`).toBeGreaterThan(50_000)
      expect(weight.page, `${path} ${language}`).toBeLessThanOrEqual(PAGE)
    }
  }
})
