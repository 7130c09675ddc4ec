import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { card, choose, unique } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

/** The patterns that widgets follow: docs/decisions/0048-widgets-by-their-patterns.md. */

test('a member: a menu by arrows, Home, End, letters, Space, Tab and Escape; F8 to what a message offers, and back', async ({
  strangers: { one },
}) => {
  const { page } = one
  const [kept, removed] = [unique('Stays'), unique('Goes and comes back')]
  const id = await posts(one, kept)
  await posts(one, removed)
  await open(page, `/u/${one.username}?tab=posts`)
  const button = page.getByRole('button', { name: 'Ada Lovelace: your account' })
  const item = (name: string) => page.getByRole('menuitem', { name })
  await button.press('ArrowUp')
  await expect(page.getByRole('menu', { name: 'Ada Lovelace: your account' })).toBeVisible()
  await expect(item('Sign out')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(item('Your Profile')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('Sign out')).toBeFocused()
  await page.keyboard.press('s')
  await expect(item('Settings')).toBeFocused()
  // A shortcut of the browser's.
  await page.keyboard.press('Alt+y')
  await expect(item('Settings')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(item('Your Profile')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()

  await choose(card(page, removed), 'Delete')
  await expect(page.getByRole('status').filter({ hasText: 'F8' })).toBeVisible()
  await page.keyboard.press('F8')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(card(page, removed)).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()

  await choose(card(page, removed), 'Delete')
  await expect(undo).toBeVisible()
  await page.keyboard.press('F8')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(undo).toHaveCount(0)
  await expect(card(page, removed)).toHaveCount(0)

  // On the page of a post the focus goes to what is there instead of it, and back to it.
  await page.goto(`/posts/${id}`)
  await choose(card(page, kept), 'Delete')
  await expect(undo).toBeVisible()
  await expect(card(page, kept)).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(card(page, kept)).toBeFocused()

  await button.press('Enter')
  await page.keyboard.press('s')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/app/settings')
})

test('a visitor: a combobox and a radio group by keyboard, and a note that stays under the pointer and while the page scrolls', async ({
  page,
}) => {
  await open(page, '/')
  const city = page.getByRole('combobox', { name: 'Birth city' })
  const options = page.getByRole('option')
  const active = page.locator('[role=option][aria-selected=true]')
  // At once: of what comes for "Sa" the first is another.
  await city.fill('San')
  await expect(options.nth(1)).toBeVisible()
  const first = await options.first().locator('span').first().innerText()
  await expect(city).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText(await options.nth(1).innerText(), { useInnerText: true })
  await expect(city).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!)
  await page.keyboard.press('ArrowLeft')
  await expect(active).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(city).toHaveAttribute('aria-expanded', 'false')
  await expect(city).toHaveValue('San')
  // Opened again, the list begins at its first option.
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(city).toHaveAttribute('aria-expanded', 'false')
  await expect(city).toHaveValue(first)

  const group = page.getByRole('radiogroup').first()
  const radios = group.getByRole('radio')
  await radios.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(radios.nth(1)).toBeFocused()
  await expect(radios.nth(1)).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(radios.first()).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(group.locator(':focus')).toHaveCount(0)

  await open(page, '/u/joao_s')
  const rows = page.getByRole('region', { name: 'Design', exact: true }).getByRole('button')
  const note = page.getByRole('tooltip')
  await rows.first().hover()
  await expect(note).toContainText('Sun')
  await note.hover()
  await expect(note).toContainText('Sun')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)

  // So low that the browser scrolls to what gets the focus.
  await page.setViewportSize({ width: 1440, height: 320 })
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await rows.last().focus()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(rows.last()).toHaveAccessibleDescription(/gate/)
  // Both at one moment: between two the page may scroll.
  const distance = () =>
    rows.last().evaluate((row) => {
      const shown = document.querySelector('[role=tooltip]')
      return row.getBoundingClientRect().y - (shown?.getBoundingClientRect().y ?? Number.NaN)
    })
  let before = Number.NaN
  const isSettled = async () => {
    const last = before
    before = await distance()
    return before === last
  }
  // The note takes its place after it has come.
  await expect.poll(isSettled).toBe(true)
  // Up: the focus has brought the end of the page into view.
  await page.evaluate(() => scrollBy(0, -20))
  await expect.poll(distance).toBe(before)
  await rows.first().focus()
  await expect(note).toHaveCount(1)
})
