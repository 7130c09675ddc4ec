import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('on a phone two fingers enlarge the bodygraph and the wheel, and beside the reading the drawing floats while it is looked at', {
  tag: '@phone',
}, async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/profile')
  const views = page.getByRole('navigation', { name: 'Chart view' })
  const touch = await page.context().newCDPSession(page)
  for (const [view, name] of [
    ['Bodygraph', 'Sacral: Defined'],
    ['Wheel', 'Sun, Personality: gate 39, line 5, 13°22′ Cancer'],
  ] as const) {
    await views.getByRole('link', { name: view }).click()
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
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

  await views.getByRole('link', { name: 'Reading' }).click()
  const floating = page.getByRole('region', { name: 'Drawing' })
  await expect(floating).toBeHidden()
  await page.locator('details[open] button[aria-pressed]').first().click()
  await expect(floating).toBeInViewport()
  await floating.getByRole('button').click()
  await expect(floating).toBeHidden()
})
