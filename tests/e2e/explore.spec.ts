import { expect, expectAccessible, test } from './fixtures'
import { saved } from './fixtures/feed'
import { becomeMember } from './fixtures/new-member'
import { alive, open } from './fixtures/open'
import { test as withStrangers } from './fixtures/three-members'

const isNarrow = (width = 0) => width < 1280

test('a member finds others by words and filters, takes a filter away, and the address says all of it', async ({
  page,
  signIn,
}) => {
  await signIn('demo')
  await open(page, '/app/explore')
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect(cards).not.toHaveCount(0)
  // Others join meanwhile, and a page shows fifty at most.
  const people = page.getByRole('link', { name: /^People \(\d+\)$/ })
  await expect(people).toHaveAttribute('aria-current', 'page')
  const everybody = Number(/\d+/.exec((await people.textContent()) ?? '')?.[0])
  expect(everybody).toBeGreaterThanOrEqual(await cards.count())

  if (isNarrow(page.viewportSize()?.width)) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Type', { exact: true }).selectOption('projector')
  await expect(page).toHaveURL('/app/explore?type=projector')
  await page.getByRole('checkbox', { name: 'Verified' }).click()
  await expect(page).toHaveURL('/app/explore?type=projector&verified=1')
  await expect(page.getByRole('checkbox', { name: 'Verified' })).toBeChecked()
  await page.getByRole('link', { name: 'Remove the filter: Verified' }).click()
  await expect(page).toHaveURL('/app/explore?type=projector')
  await expect(page.getByRole('checkbox', { name: 'Verified' })).not.toBeChecked()
  const projectors = await cards.count()
  expect(projectors).toBeLessThan(everybody)
  await expect(cards.first()).toContainText('Projector')
  await expectAccessible(page)

  if (isNarrow(page.viewportSize()?.width)) await page.getByRole('button', { name: 'Show people' }).click()
  await page.locator('main').getByRole('searchbox').fill('ОКСАНА')
  await expect(page).toHaveURL(/\?q=.*&type=projector$/)
  await expect(cards).toHaveCount(1)
  await page.goBack()
  await alive(page)
  await page.goto('/app/explore?q=xyzzyx&type=projector')
  await expect(page.getByText('No users found matching your search.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/app/explore?q=xyzzyx')
  await page.getByRole('link', { name: 'New search' }).click()
  await expect(page).toHaveURL('/app/explore')

  await page.locator('main').getByRole('searchbox').fill('оксана')
  await expect(cards).toHaveCount(1)
  await page.getByRole('link', { name: 'Оксана Бондаренко', exact: true }).click()
  await expect(page).toHaveURL('/u/oksana_bdn')
})

withStrangers('whom one finds one asks from the card, and writes to them', async ({ strangers: { one, other } }) => {
  const { page } = one
  await open(page, `/app/explore?q=${other.username}`)
  const card = page.getByRole('region', { name: 'Results' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Connect with Boris Orlov' }).click()
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send request' })
  await saved(page, '/resources/connections', () => send.click())
  await expect(card.getByRole('button', { name: /^Requested to connect with Boris/ })).toBeVisible()
  await open(other.page, `/app/explore?q=${one.username}`)
  const accept = other.page.getByRole('main').getByRole('button', { name: 'Accept the request of Ada Lovelace' })
  await saved(other.page, '/resources/connections', () => accept.click())
  await expect(other.page.getByRole('main').getByRole('button', { name: 'Connected with Ada Lovelace' })).toBeVisible()
  await page.reload()
  await card.getByRole('link', { name: 'Message to Boris Orlov' }).click()
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
    'Hi Boris, I am glad we are connected. How have you been?',
  )
})

test('texts to read open where they stand, come page by page and are found by words', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, '/app/explore')
  await page.getByRole('link', { name: /^HD Insights \(/ }).click()
  await expect(page).toHaveURL('/app/explore?tab=insights')
  const texts = page.getByRole('region', { name: 'Results' }).locator('details')
  await expect(texts).toHaveCount(20)
  await texts.first().locator('summary').press('Enter')
  await expect(texts.first().locator('p').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByText('That is all there is to read.')).toBeVisible()
  expect(await texts.count()).toBeGreaterThan(20)
  // What has come takes the focus: the button that was pressed is gone.
  await expect(texts.nth(20).locator('summary')).toBeFocused()
  await page.goto('/app/explore?tab=insights&q=xyzzyx')
  await expect(page.getByText('No insights found matching your search.')).toBeVisible()
})

test('Explore speaks Russian and finds a type by its Russian name', async ({ page, signIn, baseURL }) => {
  await signIn('demo')
  await page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await open(page, '/app/explore?q=манифестор')
  await expect(page.getByRole('heading', { name: 'Обзор' })).toBeVisible()
  const cards = page.getByRole('region', { name: 'Результаты' }).getByRole('listitem')
  await expect(cards).not.toHaveCount(0)
  await expect(cards.filter({ hasText: '@priya_raman' })).toContainText('Манифестор')
  await expectAccessible(page)
})

test('without scripts the filters are a form', { tag: '@any-screen' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await becomeMember(page, baseURL)
  await page.goto('/app/explore')
  await expect(page.getByLabel('Type', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.getByLabel('Type', { exact: true }).selectOption('reflector')
  await page.getByRole('button', { name: 'Show people' }).click()
  await expect(page).toHaveURL(/type=reflector/)
  await expect(page.getByRole('link', { name: 'Remove the filter: Reflector' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '@river_santafe' })).toBeVisible()
  await context.close()
})
