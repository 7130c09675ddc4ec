import { expect, test } from './fixtures'
import { newMember, PASSWORD } from './fixtures/new-member'
import { open } from './fixtures/open'

const AT = '/api/v1/transits?at=2026-01-22T00:55:00Z'

test('a member proves who they are and has a token, a program asks with it, revoked it is refused', async ({
  page,
  request,
}) => {
  await newMember(page, { isProved: false })
  await open(page, '/app/settings?tab=account')
  await page.getByRole('link', { name: 'API tokens' }).click()
  await expect(page.getByText('Your tokens will appear here.')).toBeVisible()
  await page.getByLabel('Name').fill('Morning light')
  await page.getByRole('checkbox', { name: 'Charts from birth data' }).uncheck()
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.waitForURL('**/auth/verify')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  // The form goes on by itself, as it was filled in.
  await page.waitForURL('**/app/settings/tokens')
  await expect(page.getByRole('heading', { name: /Morning light/ }).first()).toBeVisible()
  const field = page.getByLabel('Token', { exact: true })
  await expect(field).toHaveValue(/^hds_[0-9a-f]{64}$/)
  const headers = { Authorization: `Bearer ${await field.inputValue()}` }
  // A program has none of the browser's cookies.
  const sky = await request.get(AT, { headers })
  expect([sky.status(), (await sky.json()).activations[0]]).toEqual([200, expect.objectContaining({ gate: 41 })])
  expect((await request.post('/api/v1/chart', { headers, data: {} })).status()).toBe(403)

  // The use is noted after the answer.
  await expect.poll(async () => (await page.request.get('/app/settings/tokens')).text()).toContain('last used')
  await open(page, '/app/settings/tokens')
  await expect(field).toBeHidden()
  const token = page.getByRole('listitem').filter({ hasText: 'Morning light' })
  await expect(token).toContainText('last used')
  await token.getByText('Revoke', { exact: true }).click()
  await token.getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('Your tokens will appear here.')).toBeVisible()
  expect((await request.get(AT, { headers })).status()).toBe(401)
})
