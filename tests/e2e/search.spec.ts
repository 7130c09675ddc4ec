import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const box = (page: Page) => page.locator('header').getByRole('searchbox')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Looks for something from wherever one is: the box of the top bar, or on a phone the page behind its sign. */
async function lookFor(page: Page, words: string, name = 'Search') {
  if (!isPhone(page)) {
    await box(page).fill(words)
    await box(page).press('Enter')
    return
  }
  await page.locator('header').getByRole('link', { name }).click()
  const input = page.locator('main').getByRole('searchbox')
  await expect(input).toBeFocused()
  await input.fill(words)
  await input.press('Enter')
}

test('a member is found from any page, and the find leads to them', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/dashboard')
  await lookFor(page, 'соколова')
  await expect(page).toHaveURL(/\/app\/search\?q=/)
  const people = page.getByRole('region', { name: 'People' })
  const find = people.getByRole('link', { name: /Анна Соколова/ })
  await expect(find.locator('mark').first()).toHaveText('Соколова')
  await expectAccessible(page)
  await find.click()
  await expect(page).toHaveURL('/u/anna_sokolova')
})

test('a gate is found by its number and opens where it stands', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/search')
  await expect(page.getByText('What are you looking for?')).toBeVisible()
  await page.getByRole('link', { name: 'Gate 34' }).click()
  await page
    .getByRole('navigation', { name: 'Parts of the search' })
    .getByRole('link', { name: /^Gates/ })
    .click()
  // What is opened on the page before is closed on the next.
  await expect(page).toHaveURL(/in=gates/)
  const gate = page.locator('details', { hasText: '34 · Gate of Power' })
  await gate.locator('summary').press('Enter')
  await expect(gate.locator('.reading').first()).toBeVisible()
  await expectAccessible(page)
})

test('the search speaks Russian, and finds what was written in English there', async ({ page, signIn, baseURL }) => {
  await signIn('demo')
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, '/app/dashboard')
  await lookFor(page, 'awakening', 'Поиск')
  await expect(page.getByRole('heading', { name: 'Поиск: awakening' })).toBeVisible()
  await expect(page.locator('details', { hasText: 'Канал Пробуждения' })).toBeVisible()
  await open(page, '/app/search?q=xyzzyx')
  await expect(page.getByText('По запросу «xyzzyx» ничего не найдено')).toBeVisible()
  await page.getByRole('link', { name: 'Новый поиск' }).click()
  await expect(page.getByText('Что вы ищете?')).toBeVisible()
})

test('a long part comes page by page to its end', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/search?q=gate&in=gates')
  const finds = page.locator('main details')
  await expect(finds).toHaveCount(20)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(finds).not.toHaveCount(20)
  while (await page.getByRole('link', { name: 'Load more' }).isVisible()) {
    const before = await finds.count()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => finds.count()).toBeGreaterThan(before)
  }
  await expect(page.getByText('That is all.')).toBeVisible()
  expect(await finds.count()).toBeGreaterThanOrEqual(64)
  await expect(page).toHaveURL('/app/search?q=gate&in=gates')
})

test('a slash leads to the box, and stays a slash where one types', { tag: '@any-screen' }, async ({
  page,
  signIn,
}) => {
  await signIn('demo')
  await open(page, '/app/dashboard')
  // The keys come with what keeps the page live.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(box(page)).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(box(page)).toHaveValue('a/b')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=a%2Fb/)
  await page.goBack()
  await expect(box(page)).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form that leads to its page, and more is a link', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto('/app/dashboard')
    await lookFor(page, 'gate')
    await expect(page.getByRole('heading', { name: 'Search: gate' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Parts of the search' })
      .getByRole('link', { name: /^Gates/ })
      .click()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(page.locator('main details').first()).toBeVisible()
  })
})
