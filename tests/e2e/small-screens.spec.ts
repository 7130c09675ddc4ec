import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { bubble, composer } from './fixtures/conversation'
import { saved } from './fixtures/feed'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

/** A phone on its side, and a page of 1280 × 1024 at 400 percent. */
const LOW = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
]

/** The one at the foot; the other stands beside wide pages. */
const bottomBar = (page: Page) => page.locator('nav[aria-label="Main menu"]').last()

test('the Tab key never leads under the bottom bar, and the menu of the account is whole above it', {
  tag: '@phone',
}, async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/dashboard')
  const stops: { name: string; isCovered: boolean }[] = []
  while (stops.length < 70) {
    await page.keyboard.press('Tab')
    stops.push(
      await bottomBar(page).evaluate((bar) => {
        const focused = document.activeElement!
        const [lid, place] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
        const isCovered = !bar.contains(focused) && lid.height > 0 && place.bottom > lid.top
        return { name: focused.outerHTML.slice(0, 200), isCovered }
      }),
    )
  }
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(844)

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  const [list, bar] = [await menu.boundingBox(), await bottomBar(page).boundingBox()]
  expect(list!.y).toBeGreaterThanOrEqual(0)
  expect(list!.y + list!.height).toBeLessThanOrEqual(bar!.y)
})

test('on a phone the tiles of connections take one line, and filters of insights stay where they were pressed', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/insights')
  const filters = page.getByRole('navigation', { name: 'Filter by topic' })
  const all = filters.getByRole('link', { name: 'All Insights' })
  await all.evaluate((link) => link.scrollIntoView({ block: 'start' }))
  const [before, at] = [await page.evaluate(() => scrollY), await all.boundingBox()]
  expect(before).toBeGreaterThan(0)
  for (const name of ['For You', 'Transits', 'All Insights']) {
    const filter = filters.getByRole('link', { name })
    await filter.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeAttached()
    await expect(filter).toHaveAttribute('aria-current', 'page')
    expect(await page.evaluate(() => scrollY), name).toBe(before)
    expect(await all.boundingBox(), name).toEqual(at)
  }

  for (const language of ['en', 'ru']) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/app/connections')
      const tiles = page.locator('main dl > div')
      await expect(tiles).toHaveCount(4)
      const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
      expect(new Set(tops).size, `${language}, ${width}`).toBe(1)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${language}, ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('in a low window a chart shows what is explained, and a conversation its last message above the field', {
  tag: '@phone',
}, async ({ writers: { one, path }, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newMember(page, { birth: BIRTH })
  // The question for the address stands above all pages, and goes for good.
  await one.page.setViewportSize(LOW[0]!)
  await open(one.page, path)
  await saved(one.page, '/resources/confirm-email', () => one.page.getByRole('button', { name: 'Not now' }).click())
  for (const size of LOW) {
    await page.setViewportSize(size)
    await open(page, '/app/profile')
    const sacral = page.getByRole('button', { name: 'Sacral: Defined' })
    await sacral.click()
    const explanation = page.getByRole('region', { name: 'What this means' })
    await expect(explanation.getByRole('heading', { name: 'Sacral' })).toBeInViewport({ ratio: 1 })
    await expect(explanation.locator('.reading').first()).toBeInViewport()
    await expect(sacral).toBeInViewport()

    await one.page.setViewportSize(size)
    await open(one.page, path)
    await expect(composer(one.page)).toBeInViewport({ ratio: 1 })
    await expect(bubble(one.page, 'Good evening').getByText('Good evening')).toBeInViewport({ ratio: 1 })
  }
})
