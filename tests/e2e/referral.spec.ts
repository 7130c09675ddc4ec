import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

test('a member copies their link, shares it where the device can, and stays signed in when they open it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.clock.install()
  await newMember(page)
  await open(page, '/app/settings?tab=referral')
  // There is no button before the tab is hydrated.
  const copy = page.getByRole('button', { name: 'Copy link' })
  await expect(copy).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  const field = page.getByLabel('Your link')
  const link = await field.inputValue()
  const said = page.getByText('Link copied to clipboard!')
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  await expect(said).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.runFor(2900)
  await expect(said).toBeVisible()
  await page.clock.runFor(200)
  await expect(said).toBeHidden()
  await page.clock.resume()

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await copy.click()
  await expect(page.getByText('Couldn’t copy.')).toBeVisible()
  const selected = await field.evaluate((node: HTMLInputElement) =>
    node.value.slice(node.selectionStart ?? 0, node.selectionEnd ?? 0),
  )
  expect(selected).toBe(link)

  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared[0]?.url)
  await expect.poll(shared).toBe(link)

  await open(page, link)
  await expect(page.getByRole('button', { name: 'Sign out and create a new account' })).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await page.waitForURL('**/app/dashboard')
})
