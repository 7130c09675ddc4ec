import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a reading unfolds, lights what it is based on, and prints whole', async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/dashboard')
  await page.getByRole('link', { name: 'Read your full reading' }).click()
  const sections = page.locator('details.printed-open')
  await expect(sections).toHaveCount(9)
  await expect(page.getByRole('heading', { level: 3, name: 'Who you are and how you start' })).toBeVisible()
  await expect(sections.and(page.locator('[open]'))).toHaveCount(1)

  const facts = page.getByRole('button', {
    name: 'Show in the drawing: Manifesting Generator · Defined: Sacral, Throat',
  })
  const drawing = page.getByRole('region', { name: 'Drawing' })
  await facts.click()
  await expect(facts).toHaveAttribute('aria-pressed', 'true')
  await expect(drawing.locator('.center.lit')).toHaveCount(2)
  await expect(drawing.locator('.gate.lit')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(facts).toHaveAttribute('aria-pressed', 'false')
  await expect(drawing.locator('.lit')).toHaveCount(0)
  // By keyboard the drawing follows the focus, Enter switches it off, and closing it gives the focus back.
  await facts.press('Tab')
  // The type alone is said before these facts, and again after them.
  const next = page.getByRole('button', { name: /^Show in the drawing: Manifesting Generator$/ }).nth(1)
  await expect(next).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(next).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(next).toHaveAttribute('aria-pressed', 'true')
  await drawing.getByRole('button', { name: 'Show the whole chart' }).press('Enter')
  await expect(next).toBeFocused()
  await expect(next).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('button', { name: 'Open all' }).click()
  await expect(sections.and(page.locator('[open]'))).toHaveCount(9)
  await page.getByRole('button', { name: 'Close all' }).click()
  await expect(sections.and(page.locator('[open]'))).toHaveCount(0)

  const openOnPaper = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const opened = document.querySelectorAll('details.printed-open[open]').length
    dispatchEvent(new Event('afterprint'))
    return opened
  })
  expect(openOnPaper).toBe(9)
  await expect(sections.and(page.locator('[open]'))).toHaveCount(0)
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  const pages = paper.match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(3)
  expect(pages).toBeLessThanOrEqual(6)
  await expect(sections.and(page.locator('[open]'))).toHaveCount(0)
})
