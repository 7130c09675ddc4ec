import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a slash leads to the search box, and its finds to a member, a gate that opens in place, and all parts to their end', async ({
  page,
}) => {
  await newMember(page)
  await open(page, '/app/dashboard')
  const box = page.getByRole('banner').getByRole('searchbox')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(box).toHaveValue('a/b')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=a%2Fb/)
  await expect(page.getByRole('heading', { name: 'Search: a/b' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/app/dashboard')
  await expect(box).toHaveValue('')

  await box.fill('соколова')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/app\/search\?q=/)
  const find = page.getByRole('region', { name: 'People' }).getByRole('link', { name: /Анна Соколова/ })
  await expect(find.locator('mark').first()).toHaveText('Соколова')
  await find.click()
  await expect(page).toHaveURL('/u/anna_sokolova')

  await open(page, '/app/search')
  await page.getByRole('link', { name: 'Gate 34' }).click()
  await expect(page.getByRole('heading', { name: 'Search: Gate 34' })).toBeVisible()
  const gates = page.getByRole('navigation', { name: 'Search sections' }).getByRole('link', { name: /^Gates/ })
  await gates.click()
  await expect(page).toHaveURL(/in=gates/)
  // All parts have the gate too.
  await expect(gates).toHaveAttribute('aria-current', 'page')
  const gate = page.locator('details', { hasText: '34 · Gate of Power' })
  await gate.locator('summary').press('Enter')
  await expect(gate.locator('.reading').first()).toBeVisible()

  await box.fill('gate')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search: gate', exact: true })).toBeVisible()
  await gates.click()
  await expect(page).toHaveURL('/app/search?q=gate&in=gates')
  const finds = page.getByRole('main').locator('details')
  const more = page.getByRole('link', { name: 'Show more' })
  await expect(finds).toHaveCount(20)
  while (await more.isVisible()) {
    const before = await finds.count()
    await more.click()
    await expect.poll(() => finds.count()).toBeGreaterThan(before)
  }
  await expect(page.getByText('You’ve reached the end')).toBeVisible()
  expect(await finds.count()).toBeGreaterThanOrEqual(64)
  await expect(page).toHaveURL('/app/search?q=gate&in=gates')
})
