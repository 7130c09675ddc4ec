import { expect, test } from './fixtures'
import { HOME } from './fixtures/feed'
import { awake, open } from './fixtures/open'

test('a menu at the foot of the window opens upwards, elsewhere below its button', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, HOME)
  const button = page.getByRole('button', { name: /^More about/ }).nth(3)
  await awake(button)
  const menu = page.getByRole('menu')
  /** Brings the button so far below the top of the window, opens its menu, and says where both are. */
  async function openedAt(place: 'foot' | 'top') {
    const height = page.viewportSize()?.height ?? 0
    const wanted = place === 'foot' ? height - 120 : 150
    await button.evaluate((node, y) => window.scrollBy(0, node.getBoundingClientRect().top - y), wanted)
    await button.click()
    await expect(menu).toBeVisible()
    // It rises a little as it comes.
    await menu.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
    const [list, own] = [await menu.boundingBox(), await button.boundingBox()]
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    return { list: list!, own: own!, height }
  }
  const below = await openedAt('top')
  expect(below.list.y).toBeGreaterThanOrEqual(below.own.y + below.own.height)
  const above = await openedAt('foot')
  expect(above.list.y + above.list.height).toBeLessThanOrEqual(above.own.y)
  expect(above.list.y).toBeGreaterThanOrEqual(0)
})
