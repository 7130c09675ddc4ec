import { expect } from './fixtures'
import { askAs, test } from './fixtures/add-member'
import { createMember, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PREMIUM = '/app/settings?tab=premium'
const FREE_REQUESTS = 20

test('the dialog of a request says how many are left before they are used up, and then what lifts the limit', async ({
  page,
  addMember,
  consoleErrors,
}) => {
  consoleErrors.expect(/403 \(Forbidden\)/)
  await newMember(page)
  const other = await addMember({ fullName: 'Boris Orlov' })
  const ask = async (count: number) => {
    for (let asked = 0; asked < count; asked++) {
      const form = { intent: 'request', username: (await createMember()).username }
      await askAs(page)('/resources/connections', { form })
    }
  }
  await ask(FREE_REQUESTS - 2)
  await open(page, `/u/${other.username}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect with Boris Orlov' }).click()
  await expect(dialog.getByText(/^2 of 20 free connection requests left\./)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', PREMIUM)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await ask(2)
  await page.getByRole('button', { name: 'Connect with Boris Orlov' }).click()
  await expect(dialog.getByText('You’ve used your 20 free connection requests.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('You’ve sent 20 requests in 30 days.')
  await expect(alert).toContainText('No limit with Premium.')
  await expect(alert.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', PREMIUM)
})
