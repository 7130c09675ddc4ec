import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { mailTo } from './fixtures/mailbox'
import { newMember, PASSWORD } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'

const TAB = '/app/settings?tab=personal'

const becomeMira = (page: Page) => newMember(page, { fullName: 'Mira Voss' })
const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.)$/ })
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved successfully!' })

/** Opens the tab and waits until it is hydrated: from then on the button is closed while there is nothing to save. */
async function openTab(page: Page, path = TAB) {
  await open(page, path)
  await expect(saveButton(page)).toBeDisabled()
}

test('the form opens with the first change, says what is wrong at its field, and keeps what was typed when it fails', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch|status of (400|401|403|409)/)
  const email = `${await becomeMira(page)}@example.com`
  await page.clock.install()
  await openTab(page, `${TAB}#email`)
  const save = saveButton(page)
  const location = page.getByLabel('Location')
  const address = page.getByRole('textbox', { name: 'Email' })
  await expect(address).toBeFocused()
  await expect(save).toHaveAccessibleDescription('No changes yet')
  await page.getByLabel('Full name').fill('Mira Ny')
  await expect(save).toBeEnabled()
  await page.getByLabel('Full name').fill('Mira Voss')
  await expect(save).toBeDisabled()

  await location.fill('  Lisbon ')
  await page.getByLabel('Bio').fill('Moon 🌒\nand tea')
  await expect(page.getByText('14/500')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await save.click()
  await expect(said(page)).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(said(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(said(page)).toHaveCount(0)
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await page.clock.resume()
  await page.reload()
  await expect(location).toHaveValue('Lisbon')
  await expect(page.getByLabel('Bio')).toHaveValue('Moon 🌒\nand tea')
  await expect(save).toBeDisabled()

  await location.fill('Oslo')
  await page.route('**/app/settings.data*', (route) => route.abort())
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the site.')
  await expect(location).toHaveValue('Oslo')
  await page.unroute('**/app/settings.data*')
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await expect(save).toBeDisabled()

  // By keyboard. Whether the rules were fetched before Enter or the server said it first: the text is the same.
  const username = page.getByLabel('Username')
  await username.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('a-b')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Username can only contain letters, numbers, and underscores')).toBeVisible()
  await expect(username).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('tobias_wren')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This username is already taken')).toBeVisible()
  await expect(username).toBeFocused()
  await expect(username).toHaveValue('tobias_wren')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`t_${Date.now()}`)
  await page.keyboard.press('Enter')
  await expectNotice(page, 'Saved successfully!')
  await expect(save).toBeDisabled()

  const bio = page.getByLabel('Bio')
  const tooLong = page.getByText('Bio cannot exceed 500 characters')
  await bio.fill('🌒'.repeat(501))
  await expect(page.getByText('501/500')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 character too many' })).toHaveCount(1)
  await save.click()
  await expect(tooLong).toBeVisible()
  await expect(bio).toBeFocused()
  await bio.fill('🌒'.repeat(500))
  await expect(tooLong).toHaveCount(0)
  await save.click()
  await expectNotice(page, 'Saved successfully!')

  // Who chooses no language to read is told what that means, and stays where they are.
  const languages = page.getByRole('region', { name: 'Languages you read' })
  const english = languages.getByRole('checkbox', { name: 'English' })
  const saveLanguages = languages.getByRole('button', { name: 'Save languages' })
  await english.uncheck()
  await saveLanguages.press('Enter')
  await expect(languages.getByRole('status')).toHaveText('Saved. With none chosen, the site’s language comes first')
  await expect(english).toBeChecked()
  await expect(saveLanguages).toBeFocused()

  // A new address asks for the password, waits, is mailed again and called off.
  const password = page.getByLabel('Current password')
  await expect(password).toHaveCount(0)
  await address.fill(`new_${email}`)
  await password.fill('not this one')
  await save.click()
  await expect(page.getByText('This isn’t your current password')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await save.click()
  await expect(page.getByText(`Open the link sent to new_${email}`)).toBeVisible()
  await expect(page.getByText('Email sent')).toBeVisible()
  await expect(address).toHaveValue(email)
  await expect(password).toHaveCount(0)
  await expect(save).toBeDisabled()
  await mailTo(page.request, `new_${email}`, 'change-email')
  // What is being typed elsewhere in the form stays.
  await location.fill('Bergen')
  await page.getByRole('button', { name: 'Resend email' }).click()
  await mailTo(page.request, `new_${email}`, 'change-email', 2)
  await page.getByRole('button', { name: 'Cancel change' }).click()
  await expect(page.getByText('Your address stays the same')).toBeVisible()
  await expect(page.getByText('Open the link sent to')).toHaveCount(0)
  await expect(address).toBeFocused()
  await expect(location).toHaveValue('Bergen')

  // The session has ended elsewhere.
  await context.clearCookies({ name: 'session' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('User not authenticated')
  await expect(location).toHaveValue('Bergen')
})

test('leaving with something unsaved is asked about, and two open pages do not undo each other', async ({
  page,
  context,
}) => {
  const username = await becomeMira(page)
  await open(page, '/app/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).filter({ visible: true }).click()
  await expect(saveButton(page)).toBeDisabled()
  const location = page.getByLabel('Location')
  await location.fill('Oslo')
  await expect(saveButton(page)).toBeEnabled()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'HD Data' }).click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(location).toHaveValue('Oslo')

  await page.goBack()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/settings/)
  await expect(location).toHaveValue('Oslo')

  await page.getByRole('link', { name: 'HD Data' }).click()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/tab=hd-data/)
  // The address changes before the tab has come.
  await expect(location).toHaveCount(0)
  await page.getByRole('link', { name: 'Personal' }).click()
  await expect(location).toHaveValue('')

  // The browser asks by itself where the whole page is left.
  const asked: string[] = []
  page.on('dialog', async (question) => {
    asked.push(question.type())
    await question.accept()
  })
  await expect(saveButton(page)).toBeDisabled()
  await location.pressSequentially('Oslo')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])

  await expect(saveButton(page)).toBeDisabled()
  const other = await context.newPage()
  await openTab(other)
  await other.getByLabel('Location').fill('Oslo')
  await page.getByLabel('Username').fill(`${username}_new`)
  await saveButton(page).click()
  await expectNotice(page, 'Saved successfully!')
  await expect(saveButton(page)).toBeDisabled()
  await saveButton(other).click()
  await expectNotice(other, 'Saved successfully!')
  await expect(other.getByLabel('Username')).toHaveValue(`${username}_new`)
  expect(await (await page.request.get(TAB)).text()).toMatch(/name="location"[^>]*value="Oslo"/)
  expect(asked).toEqual(['beforeunload'])
})
