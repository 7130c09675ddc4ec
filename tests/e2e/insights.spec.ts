import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { alive, open } from './fixtures/open'

const WORDS = {
  en: {
    menu: 'HD Insights',
    count: /^Insight Cards \(\d+\)$/,
    tiles: ['Free Insights', 'Premium Content', 'For You', 'Day of Month'],
    filters: 'What the insights are about',
    all: 'All Insights',
    transits: 'Transits',
    learn: 'Learn',
    forYou: 'For You',
    first: 'A channel on loan',
    text: 'Promises made on borrowed energy',
    back: 'All insights',
    locked: 'The whole text is for Premium members.',
    lockedTitle: 'What happens between two charts',
    teaser: 'When each of two people brings one gate of a channel, there is attraction:',
    body: 'Where both have the whole channel',
    noType: 'Your type comes first',
    birth: 'Enter birth data',
  },
  ru: {
    menu: 'Инсайты',
    count: /^Карточки \(\d+\)$/,
    tiles: ['Бесплатные инсайты', 'Премиум-тексты', 'Для вас', 'День месяца'],
    filters: 'О чём инсайты',
    all: 'Все инсайты',
    transits: 'Транзиты',
    learn: 'Обучение',
    forYou: 'Для вас',
    first: 'Канал взаймы',
    text: 'Обещания, данные на чужих силах',
    back: 'Все инсайты',
    locked: 'Весь текст открыт с Премиумом.',
    lockedTitle: 'Что происходит между двумя картами',
    teaser: 'Когда каждый приносит по одним воротам канала, возникает притяжение:',
    body: 'Где целый канал у обоих',
    noType: 'Сначала ваш тип',
    birth: 'Ввести данные рождения',
  },
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`a member reads an insight, narrows the list and sees what is locked (${language})`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn('demo')
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await open(page, '/app/dashboard')
    await page.locator('main').getByRole('link', { name: words.back, exact: true }).click()
    await expect(page).toHaveURL('/app/insights')
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.menu)
    await expect(page.getByRole('link', { name: words.count })).toHaveAttribute('aria-current', 'page')
    for (const tile of words.tiles) {
      await expect(page.getByRole('term').filter({ hasText: tile })).toBeVisible()
    }
    const filters = page.getByRole('navigation', { name: words.filters })
    await expect(filters.getByRole('link')).toHaveCount(6)
    const cards = page.locator('main').getByRole('article')
    await expect(cards.first()).toContainText(words.first)
    const all = await cards.count()
    await expectAccessible(page)

    await filters.getByRole('link', { name: words.transits }).click()
    await expect(page).toHaveURL('/app/insights?category=transits')
    await expect(filters.getByRole('link', { name: words.transits })).toHaveAttribute('aria-current', 'page')
    await expect(cards.filter({ hasNotText: words.transits })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/app/insights')
    await expect(cards).toHaveCount(all)

    await filters.getByRole('link', { name: words.forYou }).click()
    await expect(page).toHaveURL('/app/insights?category=for-you')
    await expect(cards.filter({ hasNotText: words.forYou })).toHaveCount(0)
    await expect(cards).toHaveCount(4)

    await filters.getByRole('link', { name: words.learn }).click()
    const locked = cards.filter({ hasText: words.lockedTitle })
    await expect(locked).toContainText(words.locked)
    await expect(locked).toContainText(words.teaser)
    // The text itself has no way in; the one there is leads to where it opens.
    await expect(locked.getByRole('link')).toHaveCount(1)
    await expect(locked.getByRole('link')).toHaveAttribute('href', '/app/settings?tab=premium')

    await filters.getByRole('link', { name: words.all }).click()
    await page.getByRole('link', { name: words.first, exact: true }).click()
    await expect(page).toHaveURL('/app/insights/borrowed-channel')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.first)
    await expect(page.getByText(words.text)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words.back, exact: true }).click()
    await expect(page).toHaveURL('/app/insights')

    await page.goto('/app/insights/two-charts')
    await expect(page.getByText(words.teaser)).toBeVisible()
    expect(await page.content()).not.toContain(words.body)
    await expectAccessible(page)
  })
}

test('whoever has no type yet is led to it, and search leads to the page of a text', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await open(page, '/app/insights?category=for-you')
  await expect(page.getByText(WORDS.en.noType)).toBeVisible()
  const none = page.getByRole('region', { name: WORDS.en.forYou, exact: true })
  await expect(none.getByRole('link', { name: WORDS.en.birth })).toHaveAttribute('href', '/app/settings?tab=hd-data')

  await open(page, '/app/search?q=loan&in=insights')
  await page.locator('summary', { hasText: WORDS.en.first }).click()
  await page.getByRole('link', { name: 'Open on its own page' }).click()
  await expect(page).toHaveURL('/app/insights/borrowed-channel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.first)
})

test('without scripts the filters are links and texts have their pages', { tag: '@any-screen' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  await becomeMember(page, baseURL)
  await page.goto('/app/insights')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('navigation', { name: WORDS.en.filters }).getByRole('link', { name: 'Transits' }).click()
  await expect(page).toHaveURL('/app/insights?category=transits')
  await page.getByRole('link', { name: WORDS.en.first, exact: true }).click()
  await expect(page.getByText(WORDS.en.text)).toBeVisible()
  await context.close()
})
