import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { open } from './fixtures/open'
import { weighScripts } from './fixtures/script-weight'

/** One page of every make, and the three that list. */
const PAGES = [
  '/library',
  '/gates',
  '/channels',
  '/gates/34',
  '/channels/20-34',
  '/centers/solar_plexus',
  '/types/manifesting_generator',
  '/authorities/ego_projected',
  '/profiles/1-3',
  '/definitions/quadruple_split',
  '/lines/6',
  '/bodies/sun',
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isNotWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

for (const [language, query] of [
  ['en', ''],
  ['ru', '?lang=ru'],
] as const) {
  test(`pages of the library are accessible, told to search engines, and not wider than the screen (${language})`, async ({
    page,
  }) => {
    test.slow()
    for (const path of PAGES) {
      await page.goto(path + query)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(heading(page)).toHaveCount(1)
      await expectAccessible(page)
      await isNotWider(page)
      const structured = await page.locator('script[type="application/ld+json"]').textContent()
      expect(JSON.parse(structured ?? '')['@context']).toBe('https://schema.org')
    }
  })
}

test('the narrowest phone has room for the longest names', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/gates', '/gates/46', '/types/manifesting_generator', '/definitions/quadruple_split']) {
    await page.goto(`${path}?lang=ru`)
    await expect(heading(page)).toBeVisible()
    await isNotWider(page)
  }
})

test('a visitor goes from a gate to its channel, its center and the next gate', async ({ page }) => {
  await open(page, '/gates/34')
  await expect(page).toHaveTitle('Gate 34: Power in Human Design · Human Design Social')
  await expect(heading(page)).toHaveText('Gate 34: Power')
  await expect(page.getByRole('img', { name: 'Gate 34 and the channels it is half of' })).toBeVisible()
  await page.getByRole('link', { name: '20–34 Charisma' }).click()
  await expect(heading(page)).toHaveText('Channel 20–34: Charisma')
  // Come to by a link, the drawing is fetched.
  await expect(page.getByRole('img', { name: 'Channel 20–34 and the two centers it joins' })).toBeVisible()
  await page.getByRole('link', { name: 'Throat', exact: true }).click()
  await expect(heading(page)).toHaveText('Throat Center')
  await expect(page.getByText('The place of voice and deed.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: 'Library' }).click()
  await expect(heading(page)).toHaveText('Library')
  await page.getByRole('link', { name: 'All 64 gates and the wheel' }).click()
  await page.getByRole('link', { name: '64 Confusion' }).click()
  await expect(heading(page)).toHaveText('Gate 64: Confusion')
  await page.getByRole('link', { name: '63 Doubt' }).last().click()
  await expect(heading(page)).toHaveText('Gate 63: Doubt')
})

test('who comes by an address in Russian reads on in Russian, and may choose otherwise', async ({ page }) => {
  await open(page, '/gates/34?lang=ru')
  await expect(heading(page)).toHaveText('Ворота 34: Сила')
  await page.getByRole('link', { name: '20–34 Харизма' }).click()
  await expect(heading(page)).toHaveText('Канал 20–34: Харизма')
  await expect(page).toHaveURL(/\/channels\/20-34\?lang=ru$/)
  await page.getByRole('button', { name: 'EN, English' }).first().click()
  await expect(heading(page)).toHaveText('Channel 20–34: Charisma')
})

test('what is no gate says so and leads on', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/)
  await page.goto('/gates/65')
  await expect(heading(page)).toHaveText('Nothing here')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Library' }).click()
  await expect(heading(page)).toHaveText('Library')
})

test('a member finds who has a gate, and their own chart leads to the page of a gate', async ({ page, signIn }) => {
  test.slow()
  await signIn('demo')
  await open(page, '/gates/34')
  const who = page.getByRole('region', { name: 'Who has it here' })
  await expect(who.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await isNotWider(page)
  await who.getByRole('link', { name: 'See them in Explore' }).click()
  await expect(page).toHaveURL(/\/app\/explore\?gate=34$/)

  await open(page, '/app/profile')
  await page
    .getByRole('button', { name: /^Throat: / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'More in the library' }).click()
  await expect(heading(page)).toHaveText('Throat Center')
})

test('a page of the library loads no more than 110 kB of script', { tag: '@any-screen' }, async ({ page }) => {
  for (const path of ['/gates/34?lang=ru', '/library?lang=ru', '/gates?lang=ru']) {
    const weight = await weighScripts(page, path)
    expect(weight.page, path).toBeGreaterThan(50_000)
    expect(weight.page, path).toBeLessThanOrEqual(110_000)
  }
})
