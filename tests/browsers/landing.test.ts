import { expect } from 'vitest'
import { marginsOfText } from './ink'
import { journey } from './journey'
import { KEYS, type Target } from './page'

const BOTH = { widths: ['wide', 'narrow'] as const }

journey(
  'a visitor computes a chart on the first page and reads a gate',
  async ({ page }) => {
    await page.open('/')
    await page.choose('1980-07-05', 'input[type=date]', /^Birth date/)
    await page.choose('09:30', 'input[type=time]', /^Birth time/)
    await page.type('Nizhniy Nov', 'input[role=combobox]', /^Birth city/)
    await page.press(KEYS.ArrowDown)
    await page.see('[role=option][aria-selected=true]', /^Nizhniy Novgorod/)
    await page.press(KEYS.Enter)
    await page.see('*', 'Europe/Moscow · UTC+3 · no summer time that year')
    await page.click('button', 'Show my chart')
    await page.see('h2', 'Manifesting Generator')
    await page.open('/library')
    await page.click('main a', /All 64 gates/)
    await page.isAt('/gates')
    await page.click('main a', /^64\s?Confusion$/)
    await page.see('h1', 'Gate 64: Confusion')
  },
  BOTH,
)

// Firefox lays its calendar icon over the year in a narrower date; Safari put the text of a date at the top of its field.
const DATE_PX = 166

journey(
  'a date fits into its field, in the middle of it',
  async ({ page }) => {
    await page.open('/')
    const fields: [value: string, field: Target][] = [
      ['1980-07-05', ['input[type=date]', /^Birth date/]],
      ['09:30', ['input[type=time]', /^Birth time/]],
    ]
    for (const [value, field] of fields) {
      await page.choose(value, ...field)
      const { above, below } = marginsOfText(await page.picture(...field))
      expect(Math.abs(above - below), `${value}: ${above} px above, ${below} below`).toBeLessThanOrEqual(6)
    }
    const width = await page.evaluate(() => document.querySelector<HTMLElement>('input[type=date]')!.offsetWidth)
    expect(width).toBeGreaterThanOrEqual(DATE_PX)
  },
  BOTH,
)

journey(
  'language and theme change in place, and stay',
  async ({ page }) => {
    await page.open('/login')
    await page.type('kept@example.com', 'input', 'Email')
    await page.click('button', 'RU, Русский')
    await page.see('h1', 'С возвращением')
    await page.until('kept@example.com', () => document.querySelector<HTMLInputElement>('input[type=email]')!.value)
    const saved = page.line.next(/^\/resources\/preferences/)
    await page.click('button', 'Тёмная')
    await saved
    await page.until('dark', () => document.documentElement.dataset.theme)
    await page.open('/login')
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
      'ru',
      'dark',
    ])
  },
  BOTH,
)
