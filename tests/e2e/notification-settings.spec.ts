import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test.use({ timezoneId: 'Europe/Berlin' })

test('a member chooses what they are told of and when, corrects what cannot be, and finds it saved', async ({
  page,
  consoleErrors,
}) => {
  // Quiet hours without a length are refused.
  consoleErrors.expect(/status of 400/)
  await newMember(page)
  await open(page, '/app/settings?tab=notifications')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const zone = page.getByLabel('Time zone')
  // The zone of the device is proposed once the tab is hydrated, and nothing is left to save when it is saved.
  await expect(zone).toHaveValue('Europe/Berlin')
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await expect(save).toBeDisabled()
  await box(page, 'Likes: Email').uncheck()
  await expect(save).toBeEnabled()
  await box(page, 'Likes: Email').check()
  await expect(save).toBeDisabled()
  await zone.selectOption('Asia/Tbilisi')
  await expect(save).toBeEnabled()
  await page.getByRole('button', { name: 'Use this device’s: Berlin' }).click()
  await expect(zone).toHaveValue('Europe/Berlin')
  await expect(save).toBeDisabled()

  await box(page, 'Newsletter: Email').check()
  await box(page, 'Direct messages: Push').uncheck()
  await box(page, 'Sound').check()
  await page.getByText('Weekly', { exact: true }).click()
  await expect(page.getByText('One email on Mondays at 8:00')).toBeVisible()
  await box(page, 'Quiet hours').check()
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  await from.fill('23:15')
  await to.fill('23:15')
  await save.click()
  await expect(page.getByText('The end must differ from the start')).toBeVisible()
  await expect(to).toBeFocused()
  await to.fill('06:30')
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await expect(save).toBeDisabled()

  await page.reload()
  await expect(box(page, 'Newsletter: Email')).toBeChecked()
  await expect(box(page, 'Direct messages: Push')).not.toBeChecked()
  await expect(box(page, 'Sound')).toBeChecked()
  await expect(from).toHaveValue('23:15')
  await expect(to).toHaveValue('06:30')
})
