import { expect } from './fixtures'
import { saved } from './fixtures/feed'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

test('a member finds others by words and filters, takes a filter away, and reads texts', async ({ page }) => {
  await newMember(page)
  await open(page, '/app/explore')
  const results = page.getByRole('region', { name: 'Results' })
  await page.getByRole('link', { name: /^HD Insights \(/ }).click()
  await expect(page).toHaveURL('/app/explore?tab=insights')
  const texts = results.locator('details')
  await expect(texts).toHaveCount(20)
  await texts.first().locator('summary').press('Enter')
  await expect(texts.first().locator('p').first()).toBeVisible()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByText('You’ve reached the end')).toBeVisible()
  // The first new text takes the focus: the button that was pressed is gone.
  await expect(texts.nth(20).locator('summary')).toBeFocused()

  await page.getByRole('link', { name: /^People \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/app/explore')
  await expect(page.getByRole('link', { name: /^People \(\d+\)$/ })).toHaveAttribute('aria-current', 'page')
  const cards = results.getByRole('listitem')
  await page.getByLabel('Type', { exact: true }).selectOption('projector')
  await expect(page).toHaveURL('/app/explore?type=projector')
  await expect(cards.filter({ hasNotText: 'Projector' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Verified' }).click()
  await expect(page).toHaveURL('/app/explore?type=projector&verified=1')
  await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked()
  await page.getByRole('link', { name: 'Remove filter: Verified' }).click()
  await expect(page).toHaveURL('/app/explore?type=projector')
  await expect(page.getByRole('checkbox', { name: 'Verified' })).not.toBeChecked()
  await page.locator('main').getByRole('searchbox').fill('ОКСАНА')
  await expect(page).toHaveURL(/\?q=.*&type=projector$/)
  await expect(cards).toHaveCount(1)
  await expect(cards.getByRole('link', { name: 'Оксана Бондаренко', exact: true })).toHaveAttribute(
    'href',
    '/u/oksana_bdn',
  )
})

test('on a phone the filters of Explore unfold and fold again', { tag: '@phone' }, async ({ page }) => {
  await newMember(page)
  await open(page, '/app/explore')
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  const type = page.getByLabel('Type', { exact: true })
  await expect(type).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await type.selectOption('projector')
  await expect(page).toHaveURL('/app/explore?type=projector')
  await page.getByRole('checkbox', { name: 'Verified' }).click()
  await expect(page).toHaveURL('/app/explore?type=projector&verified=1')
  await page.getByRole('link', { name: 'Remove filter: Verified' }).click()
  await expect(page).toHaveURL('/app/explore?type=projector')
  await page.getByRole('button', { name: 'Show people' }).click()
  await expect(type).toBeHidden()
  await expect(results.filter({ hasNotText: 'Projector' })).toHaveCount(0)
})

test('a member asks another to connect from a card, is accepted on one, and writes to them', async ({
  strangers: { one, other },
}) => {
  const { page } = one
  await open(page, `/app/explore?q=${other.username}`)
  const card = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  // The filters beside are higher, and push nothing down: 16 pixels lie between the tabs and the only card, which has the whole row.
  const [tabs, only, list] = await Promise.all(
    [page.getByRole('navigation', { name: 'Explore sections' }), card, card.locator('..')].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(only!.y - (tabs!.y + tabs!.height)).toBeLessThanOrEqual(16)
  expect(only!.width).toBe(list!.width)
  await card.getByRole('button', { name: 'Connect with Boris Orlov' }).click()
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send request' })
  await saved(page, '/resources/connections', () => send.click())
  await expect(card.getByRole('button', { name: /^Requested to connect with Boris/ })).toBeVisible()
  await open(other.page, `/app/explore?q=${one.username}`)
  const accept = other.page.getByRole('main').getByRole('button', { name: 'Accept Ada Lovelace’s request' })
  await saved(other.page, '/resources/connections', () => accept.click())
  await expect(other.page.getByRole('main').getByRole('button', { name: 'Connected with Ada Lovelace' })).toBeVisible()
  await page.reload()
  await card.getByRole('link', { name: 'Message Boris Orlov' }).click()
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
    'Hi Boris, I’m glad we’re connected. How have you been?',
  )
})
