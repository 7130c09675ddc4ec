import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const WORDS = {
  en: {
    title: 'Today’s guidance',
    parts: ['Your way through the day', 'Focus', 'Avoid', 'Affirmation', 'Lucky gate', 'How to decide today'],
    why: 'Why: Focus',
    because: /^Because /,
    personal: 'Personal daily insight',
    openPersonal: 'Read your personal daily insight',
    premium: /comes with Premium/,
    made: /Composed by rules/,
    month: 'Your lunar month',
    openMonth: 'See your lunar month',
    later: /^Show \d+ more days?$/,
    touches: /^Gate \d+, /,
    first: 'Guidance needs your chart',
    enter: 'Enter birth data',
  },
  ru: {
    title: 'На сегодня',
    parts: ['Как идти по этому дню', 'Фокус', 'Чего избегать', 'Аффирмация', 'Счастливые ворота', 'Как сегодня решать'],
    why: 'Почему: Фокус',
    because: /^Потому что /,
    personal: 'Личный инсайт дня',
    openPersonal: 'Прочитать личный инсайт дня',
    premium: /входит в Премиум/,
    made: /Составлено по правилам/,
    month: 'Ваш лунный месяц',
    openMonth: 'Посмотреть лунный месяц',
    later: /^Показать ещё \d+ (день|дня|дней)$/,
    touches: /^Ворота \d+, /,
    first: 'Для подсказок нужна ваша карта',
    enter: 'Ввести данные рождения',
  },
}
const part = (name: string) => ({ name, exact: true })

async function expectNoWider(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
}

for (const language of ['en', 'ru'] as const) {
  const words = WORDS[language]

  test.describe(language, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    })

    test('the day of a member stands beside the feed, each sentence with its reason', async ({ page, signIn }) => {
      await signIn('demo')
      await open(page, '/app/dashboard')
      const card = page.getByRole('region', part(words.title))
      for (const name of words.parts) await expect(card.getByRole('term').filter({ hasText: name })).toBeVisible()
      const reason = card.locator('details p').nth(1)
      await expect(reason).toBeHidden()
      await card.locator('summary', { hasText: words.why }).press('Enter')
      await expect(reason).toBeVisible()
      await expect(reason).toHaveText(words.because)
      await expect(page.getByRole('link', part(words.openPersonal))).toBeHidden()
    })

    test('the page of insights begins with the day; without premium the longer one stays closed', async ({
      page,
      signIn,
    }) => {
      await signIn('demo')
      await open(page, '/app/insights')
      await expect(page.getByRole('region', part(words.title))).toBeVisible()
      const personal = page.getByRole('region', part(words.personal))
      await expect(personal.getByText(words.premium)).toBeVisible()
      await expect(personal.locator('.reading')).toHaveCount(1)
      await expect(page.getByRole('region', part(words.month))).toBeHidden()
      await expectAccessible(page)
      await expectNoWider(page)
    })

    test('with premium the card leads to the day at length', async ({ page, signIn }) => {
      await signIn('thandeka')
      await open(page, '/app/dashboard')
      await page.getByRole('link', part(words.openPersonal)).click()
      const personal = page.getByRole('region', part(words.personal))
      await expect(personal.getByText(words.made)).toBeVisible()
      await expect(personal.locator('.reading p')).toHaveCount(4)
      await expect(page).toHaveURL(/\/app\/insights#personal$/)
      await expectAccessible(page)
      await personal.locator('summary').press('Enter')
      await expect(personal.getByText(words.made)).toBeHidden()
    })

    test('a Reflector sees the coming month of the Moon, a week open and the rest a press away', async ({
      page,
      signIn,
    }) => {
      await signIn('river_santafe')
      await open(page, '/app/dashboard')
      await page.getByRole('link', part(words.openMonth)).click()
      const month = page.getByRole('region', part(words.month))
      await expect(month.getByRole('heading', { level: 3 })).toHaveCount(7)
      await expect(month.locator('li li').first()).toHaveText(words.touches)
      await month.locator('summary', { hasText: words.later }).press('Enter')
      expect(await month.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(14)
      await expectAccessible(page)
      await expectNoWider(page)
    })

    test('without a chart the page of insights leads to it', async ({ page, baseURL }) => {
      await becomeMember(page, baseURL)
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      await open(page, '/app/insights')
      const card = page.getByRole('region', part(words.title))
      await expect(card.getByText(words.first)).toBeVisible()
      await card.getByRole('link', part(words.enter)).click()
      await expect(page).toHaveURL(/tab=hd-data/)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the reasons unfold, and the narrowest phone shows all of it', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn('demo')
    await page.goto('/app/insights')
    const card = page.getByRole('region', part(WORDS.en.title))
    const summary = card.locator('summary').first()
    await summary.click()
    await expect(card.getByText(/^Because you are/).first()).toBeVisible()
    await expectNoWider(page)
  })
})
