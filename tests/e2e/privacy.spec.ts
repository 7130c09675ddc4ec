import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

const TAB = '/app/settings?tab=privacy'

const audience = (page: Page, who: string) => page.getByRole('listitem').filter({ hasText: who })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Opens the tab and waits until it is hydrated: from then on there is nothing to save. */
async function openTab(page: Page) {
  await open(page, TAB)
  await expect(saveButton(page)).toBeDisabled()
}

test('a member chooses who sees them, reads what that means, saves it, and looks as a visitor', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The profile that is closed to visitors says so by its status.
  consoleErrors.expect(/status of 403|ERR_FAILED|Failed to fetch/)
  const username = await newMember(page)
  await openTab(page)
  const save = saveButton(page)
  const profile = page.getByLabel('Profile Visibility')
  const chart = page.getByLabel('HD Chart Visibility')
  await expect(audience(page, 'A visitor')).toContainText('A visitor sees: your profile and the basics of your chart.')
  await profile.selectOption('HD Community Only')
  await chart.selectOption('Connections Only')
  await page.getByRole('radio', { name: 'The basics, centers and channels' }).check()
  await expect(audience(page, 'A visitor')).toContainText('only that your profile isn’t open to them.')
  await expect(audience(page, 'A member')).toContainText('your profile, without chart and birth data.')
  await expect(audience(page, 'A connection')).toContainText('your chart with its centers and channels.')
  await expect(save).toBeEnabled()
  // Taken back there is nothing to save; changed again there is.
  await page.getByRole('radio', { name: 'The basics: type' }).check()
  await chart.selectOption('Everyone')
  await profile.selectOption('Everyone')
  await expect(save).toBeDisabled()

  const confirmation = page.getByRole('checkbox', { name: 'Yes, everyone may see when and where I was born' })
  const needed = page.getByText('Please confirm that everyone may see your birth data')
  await expect(confirmation).toBeHidden()
  await page.getByLabel('Birth Data Visibility').selectOption('Everyone')
  await expect(audience(page, 'A visitor')).toContainText(
    'your profile, every detail of your chart and your birth data.',
  )
  await save.click()
  await expect(needed).toBeVisible()
  await expect(confirmation).toBeFocused()
  await confirmation.check()
  await expect(needed).toBeHidden()

  await profile.selectOption('HD Community Only')
  const active = page.getByLabel('Who sees when I’m active')
  const receipts = page.getByRole('checkbox', { name: 'Read receipts' })
  await expect(active).toHaveValue('everyone')
  await active.selectOption('No one')
  await expect(page.getByText('No one sees when you’re here or when you last were.')).toBeVisible()
  await expect(receipts).toBeChecked()
  await receipts.uncheck()
  await context.route('**/app/settings.data*', (route) => route.abort())
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the site.')
  await expect(profile).toHaveValue('community')
  await context.unroute('**/app/settings.data*')
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await expect(save).toBeDisabled()
  await expect(confirmation).toBeHidden()

  await page.reload()
  await expect(profile).toHaveValue('community')
  await expect(chart).toHaveValue('everyone')
  await expect(active).toHaveValue('nobody')
  await expect(receipts).not.toBeChecked()
  await page.getByRole('link', { name: 'View as visitor' }).click()
  await page.waitForURL(`**/u/${username}?as=visitor`)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Ada Lovelace')
})
