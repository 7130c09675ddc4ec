import { expect, test } from './fixtures'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a return is found in the list, its address comes back to it, and the page fits a phone and paper @phone', async ({
  page,
}) => {
  await newMember(page, { birth: BIRTH })
  await open(page, '/app/profile')
  await page.getByRole('navigation', { name: 'Chart view' }).getByRole('link', { name: 'Returns' }).click()
  await page.getByRole('link', { name: /^First Saturn return/ }).click()
  await expect(page).toHaveURL(/view=returns&return=saturn-return-1$/)
  await expect(page.getByRole('heading', { level: 3, name: 'First Saturn return' })).toBeVisible()
  const overlay = page.getByRole('img', { name: /^Your chart with this return: First Saturn return, / })
  await overlay.scrollIntoViewIfNeeded()
  await expect(overlay).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'First Saturn return' })).toBeVisible()
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect([1, 2]).toContain(paper.match(/\/Type \/Page\b/g)?.length)

  await page.getByRole('link', { name: 'All returns' }).click()
  await page
    .getByRole('link', { name: /^Solar return at/ })
    .first()
    .click()
  const name = page.getByRole('heading', { level: 3, name: /^Solar return at \d+$/ })
  const age = Number((await name.textContent())?.match(/\d+/)?.[0])
  await page.getByRole('link', { name: 'Previous year' }).click()
  await expect(name).toHaveText(`Solar return at ${age - 1}`)
})
