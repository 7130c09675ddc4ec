import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a drawing is passed by with one key, read in the colours of the system, and enlarged on the wheel', async ({
  page,
}) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/profile')
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

  await open(page, '/app/profile?view=wheel')
  const sun = page.getByRole('button', { name: 'Sun, Personality: gate 39, line 5, 13°22′ Cancer' })
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
