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

test('two fingers enlarge the bodygraph and the wheel', { tag: '@phone' }, async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  const touch = await page.context().newCDPSession(page)
  for (const [path, name] of [
    ['/app/profile', 'Sacral: Defined'],
    ['/app/profile?view=wheel', 'Sun, Personality: gate 39, line 5, 13°22′ Cancer'],
  ] as const) {
    await open(page, path)
    const drawing = page.locator('svg.bodygraph')
    await drawing.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, width, height } = (await drawing.boundingBox())!
    const fingers = (apart: number) =>
      [-apart, apart].map((way, id) => ({ id, x: x + width / 2 + way, y: y + height / 2 }))
    const shown = async () => (await page.getByRole('button', { name, exact: true }).boundingBox())!.width
    const whole = await shown()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(60) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // Twice as far apart.
    await expect.poll(shown).toBeCloseTo(whole * 2, 0)
  }
})
