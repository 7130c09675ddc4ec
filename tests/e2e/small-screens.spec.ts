import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { bubble, composer } from './fixtures/conversation'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

/** A phone on its side, and a page of 1280 × 1024 at 400 percent; in each another center is pressed. */
const LOW = [
  { size: { width: 844, height: 390 }, center: 'Sacral' },
  { size: { width: 320, height: 256 }, center: 'Throat' },
]

const HIGHER = [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
]

/** The one at the foot; the other stands beside wide pages. */
const bottomBar = (page: Page) => page.locator('nav[aria-label="Main menu"]').last()

/** Presses Tab so often: what of that was under the bar, and how far down the page it came, in CSS pixels. */
async function tabThrough(page: Page, presses: number) {
  const covered: string[] = []
  let reached = 0
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    const { name, end, isCovered } = await bottomBar(page).evaluate((bar) => {
      const focused = document.activeElement!
      const [lid, place] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
      const isApart = focused !== document.body && !bar.contains(focused)
      return {
        name: focused.outerHTML.slice(0, 200),
        end: isApart ? place.bottom + scrollY : 0,
        isCovered: isApart && lid.height > 0 && place.bottom > lid.top,
      }
    })
    if (isCovered) covered.push(name)
    reached = Math.max(reached, end)
  }
  return { covered, reached }
}

test('the Tab key never leads under the bottom bar, which is away while a field has the focus, and the menu of the account is whole above it', {
  tag: '@phone',
}, async ({ page }) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/dashboard')
  const { covered, reached } = await tabThrough(page, 70)
  expect(covered).toEqual([])
  expect(reached).toBeGreaterThan(2 * 844)

  // What comes after a field is not covered by the return of the bar.
  await open(page, '/app/settings')
  await page.getByLabel('Full name').press('Tab')
  await page.getByLabel('Full name').focus()
  await expect(bottomBar(page)).toBeHidden()
  const last = page.getByRole('contentinfo').getByRole('button').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(bottomBar(page)).toBeVisible()
  const [place, above] = [await last.boundingBox(), await bottomBar(page).boundingBox()]
  expect(place!.y + place!.height).toBeLessThanOrEqual(above!.y)

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  await expect(bottomBar(page)).toBeVisible()
  const [list, bar] = [await menu.boundingBox(), await bottomBar(page).boundingBox()]
  expect(list!.y).toBeGreaterThanOrEqual(0)
  expect(list!.y + list!.height).toBeLessThanOrEqual(bar!.y)
})

/** What a page is for: the buttons of its forms, what looks like the main button, and the entries of the bottom bar. */
const PRIMARY = 'button[type=submit], :is(a, button).bg-accent, nav[aria-label="Main menu"] a'

/** Those of them that a finger of 44 pixels doesn't find: neither as high, nor with so much around them that acts for them. */
const tooLow = (page: Page) =>
  page.locator(PRIMARY).evaluateAll((controls) => {
    const answers = (control: Element, x: number, y: number) => control.contains(document.elementFromPoint(x, y))
    const shown = controls.filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
    const low = shown.filter((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return height < 44 && !(answers(control, x, y - 21) && answers(control, x, y + 21))
    })
    return { count: shown.length, low: low.map(({ outerHTML }) => outerHTML.slice(0, 200)) }
  })

const settings = ['privacy', 'hd-data', 'notifications', 'account'].map((tab) => `settings?tab=${tab}`)
const VISITORS = ['/', '/login', '/register']
const MEMBERS = [
  ...['dashboard', 'explore', 'connections', 'messages', 'messages?to=joao_s', 'compatibility'],
  ...['profile', 'insights', 'insights/journal', 'transits', 'penta', 'notifications'],
  ...['events', 'events/new', 'settings', ...settings],
].map((page) => `/app/${page}`)
/** So long that the Tab key leads below the window. */
const TABBED = ['explore', 'profile', 'messages', 'settings', 'events'].map((page) => `/app/${page}`)
/** In so many days an ordinary run looks at all of them; `TEST_RUN=long` does at once. */
const SHARES = 3
const isToday = (_: string, index: number) =>
  process.env.TEST_RUN === 'long' || (index + Number(process.env.SWEEP_DAY)) % SHARES === 0

test('on a phone what a page is for is at least 44 pixels high, and the Tab key leads to nothing under the bottom bar', {
  tag: '@phone',
}, async ({ page }) => {
  const expectHighEnough = async (path: string) => {
    const { count, low } = await tooLow(page)
    expect(count, path).toBeGreaterThan(0)
    expect(low, path).toEqual([])
  }
  for (const path of VISITORS.filter(isToday)) {
    await open(page, path)
    await expectHighEnough(path)
  }
  await newMember(page, { birth: BIRTH })
  for (const path of MEMBERS.filter(isToday)) {
    await open(page, path)
    if (TABBED.includes(path)) {
      const { covered, reached } = await tabThrough(page, 30)
      expect(covered, path).toEqual([])
      // As far down as the bar is, so that without scrolling it would have been over the focus.
      expect(reached, path).toBeGreaterThan(844 - 64)
    }
    await expectHighEnough(path)
  }
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
    await open(page, '/app/connections')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
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
  await open(page, '/app/profile')
  for (const { size, center } of LOW) {
    await page.setViewportSize(size)
    const pressed = page.getByRole('button', { name: `${center}: Defined` })
    await pressed.click()
    const explanation = page.getByRole('region', { name: 'What this means' })
    await expect(explanation.getByRole('heading', { name: center })).toBeInViewport({ ratio: 1 })
    await expect(explanation.locator('.reading').first()).toBeInViewport()
    await expect(pressed).toBeInViewport()

    await one.page.setViewportSize(size)
    await open(one.page, path)
    await expect(composer(one.page)).toBeInViewport({ ratio: 1 })
    await expect(bubble(one.page, 'Good evening').getByText('Good evening')).toBeInViewport({ ratio: 1 })
  }
  // A higher one has room for the question for the address, too.
  for (const size of HIGHER) {
    await one.page.setViewportSize(size)
    await expect(one.page.getByRole('region', { name: 'Email confirmation' })).toBeInViewport({ ratio: 1 })
    await expect(composer(one.page)).toBeInViewport({ ratio: 1 })
  }
})
