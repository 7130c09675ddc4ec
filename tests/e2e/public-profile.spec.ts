import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { saved } from './fixtures/feed'
import { newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const explanation = (page: Page) => page.getByRole('region', { name: 'What this means' })

/** Chooses from the menu of a profile. */
async function choose(page: Page, item: string) {
  const menu = page.getByRole('button', { name: /^More actions for/ })
  await menu.click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a visitor reads profiles as far as they are open, and is led to sign in', async ({ page }) => {
  await open(page, '/u/joao_s')
  await expect(page).toHaveTitle('João Saraiva (@joao_s) · Human Design Social')
  await expect(page.getByText(/Born 18 August 1995, 15:33, Lisbon/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Design', exact: true }).getByRole('button')).toHaveCount(13)
  // The server draws no tab stops: hydration adds one for each center.
  await expect(page.locator('svg [data-node][tabindex="0"]')).toHaveCount(9)
  const head = page.locator('svg [data-node="center.head"]')
  await head.press('Enter')
  await expect(head).toHaveAttribute('aria-pressed', 'true')
  await expect(head).toBeFocused()

  // Only channels are open: nothing is said of single gates.
  await open(page, '/u/daniyar')
  await page
    .getByRole('button', { name: /Generator/ })
    .first()
    .press('Enter')
  await expect(explanation(page)).toContainText('Type')
  const gates = page.locator('[data-node^="gate."]')
  const labels = await gates.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''))
  expect(labels).toHaveLength(64)
  expect(labels.filter((label) => label.includes('not active'))).toEqual([])
  await gates.nth(labels.findIndex((label) => !label.includes(':'))).press('Enter')
  await expect(page.getByText('Whether this gate is active is private')).toBeVisible()

  await open(page, '/u/demo')
  await expect(heading(page)).toHaveText('Mira Halvorsen')
  await expect(page.getByText('Member since 5 January 2026')).toBeVisible()
  await expect(page.getByText('Lines, planets and exact positions are hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Emotional', exact: true }).press('Enter')
  await expect(explanation(page)).toContainText('Authority')
  await page.getByRole('link', { name: 'Login to Chat' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapp%2Fmessages%3Fto%3Ddemo$/)
})

test('a member copies and shares the link of a profile, reads it where it cannot be copied, then blocks its owner', async ({
  page,
  context,
  baseURL,
}) => {
  await newMember(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    })
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/u/sam_t')
  await choose(page, 'Copy link')
  const note = page.getByText('Link copied to clipboard!')
  await expectNotice(page, 'Link copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/u/sam_t`)
  await expect(note).toHaveCount(0)
  await choose(page, 'Share')
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared)
  await expect.poll(shared).toEqual({ title: 'Sam Tremblay · Human Design Social', url: `${baseURL}/u/sam_t` })
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await choose(page, 'Copy link')
  await expect(page.getByText(`Couldn’t copy the link: ${baseURL}/u/sam_t`)).toBeVisible()

  await choose(page, 'Block')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(heading(page)).toHaveText('Sam Tremblay')
  await choose(page, 'Block')
  await saved(page, '/resources/blocks', () => dialog.getByRole('button', { name: 'Block' }).click())
  // The list of blocked members follows, where the block can be undone.
  await expect(page).toHaveURL(/\/app\/settings\?tab=privacy/)
  expect((await page.request.get('/u/sam_t')).status()).toBe(404)
})
