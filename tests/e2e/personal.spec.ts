import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember, PASSWORD } from './fixtures/new-member'
import { awake, open } from './fixtures/open'

const PAGE = '/app/settings?tab=personal'

const newMember = (page: Page, baseURL: string | undefined) => becomeMember(page, baseURL, 'Mira Voss')

const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.)$/ })

/** The tab with its own code and words there: what is pressed before goes as a plain form. */
async function openTab(page: Page) {
  await open(page, PAGE)
  await awake(page.getByRole('button', { name: /^(Save Changes|Сохранить изменения)$/ }))
}

test('saving opens with the first change, says so for three seconds, and closes again', async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.clock.install()
  await open(page, '/app/settings')
  const save = saveButton(page)
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription('Nothing has changed yet')
  await expectAccessible(page)

  await page.getByLabel('Full name').fill('Mira Ny')
  await expect(save).toBeEnabled()
  await page.getByLabel('Full name').fill('Mira Voss')
  await expect(save).toBeDisabled()

  await page.getByLabel('Location').fill('  Lisbon ')
  await page.getByLabel('Bio').fill('Moon 🌒\nand tea')
  await expect(page.getByText('14/500')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await save.click()
  const said = page.getByRole('status').filter({ hasText: 'Saved successfully!' })
  await expect(said).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(said).toBeVisible()
  await page.clock.runFor(200)
  await expect(said).toHaveCount(0)
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expect(page.getByLabel('Location')).toHaveValue('Lisbon')

  await page.reload()
  await expect(page.getByLabel('Location')).toHaveValue('Lisbon')
  await expect(page.getByLabel('Bio')).toHaveValue('Moon 🌒\nand tea')
})

test('by keyboard alone: a field at fault has its text and the focus, mended it saves', { tag: '@any-screen' }, async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  await newMember(page, baseURL)
  // Whether the rules were fetched before Enter or the server said it first: the text is the same.
  consoleErrors.expect(/400|409/)
  await openTab(page)
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
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`t_${Date.now()}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved successfully!')).toBeVisible()
})

test('a bio that is too long can be typed, is counted, and is refused with its text', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  await newMember(page, baseURL)
  // Whether the rules were fetched before the press or the server said it first: the text is the same.
  consoleErrors.expect(/400/)
  await openTab(page)
  const bio = page.getByLabel('Bio')
  await bio.fill('🌒'.repeat(501))
  await expect(page.getByText('501/500')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 character too many' })).toHaveCount(1)
  await saveButton(page).click()
  await expect(page.getByText('Bio cannot exceed 500 characters')).toBeVisible()
  await expect(bio).toBeFocused()
  await bio.fill('🌒'.repeat(500))
  await expect(page.getByText('Bio cannot exceed 500 characters')).toHaveCount(0)
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
})

test('leaving with something unsaved is asked about: by a tab, by a page, by the way back', async ({
  page,
  baseURL,
}) => {
  await newMember(page, baseURL)
  await open(page, '/app/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).filter({ visible: true }).click()
  const location = page.getByLabel('Location')
  await location.fill('Oslo')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'HD Data' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay here' }).click()
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
  await page.getByRole('link', { name: 'Personal' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('')
})

test('two pages open at once: neither undoes what the other saved, nor loses what is typed', {
  tag: '@any-screen',
}, async ({ page, baseURL, context }) => {
  const username = await newMember(page, baseURL)
  const other = await context.newPage()
  await openTab(page)
  await open(other, PAGE)
  await other.getByLabel('Location').fill('Oslo')
  await page.getByLabel('Username').fill(`${username.slice(0, 26)}_new`)
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(other.getByLabel('Location')).toHaveValue('Oslo')
  await saveButton(other).click()
  await expect(other.getByText('Saved successfully!')).toBeVisible()
  await expect(other.getByLabel('Username')).toHaveValue(`${username.slice(0, 26)}_new`)
})

test('closing the page with something unsaved makes the browser ask; after saving it does not', async ({
  page,
  baseURL,
}) => {
  await newMember(page, baseURL)
  await openTab(page)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await page.getByLabel('Location').pressSequentially('Oslo')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await openTab(page)
  await page.getByLabel('Location').pressSequentially('Oslo')
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('Location')).toHaveValue('Oslo')
  expect(asked).toEqual(['beforeunload'])
})

test('a new address asks for the password, waits, is mailed again and called off', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const username = await newMember(page, baseURL)
  const email = `${username}@example.com`
  consoleErrors.expect(/403/)
  await open(page, `${PAGE}#email`)
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect(field).toBeFocused()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await field.fill(`new_${username}@example.com`)
  const password = page.getByLabel('Current password')
  await password.fill('not this one')
  await saveButton(page).click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await saveButton(page).click()
  await expect(page.getByText(`Waiting for you to open the mail to new_${username}@example.com`)).toBeVisible()
  await expect(page.getByText('The mail is on its way')).toBeVisible()
  await expect(field).toHaveValue(email)
  await expect(password).toHaveCount(0)
  await expect(saveButton(page)).toBeDisabled()
  await expectAccessible(page)

  // What is being typed elsewhere in the form stays.
  await page.getByLabel('Location').fill('Oslo')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText('The mail is on its way')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(page.getByText('The address stays as it is')).toBeVisible()
  await expect(page.getByText('Waiting for you')).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(page.getByLabel('Location')).toHaveValue('Oslo')
})

test('when no answer comes, the form says so, keeps what was typed, and saves the next time', {
  tag: '@any-screen',
}, async ({ page, baseURL, consoleErrors }) => {
  await newMember(page, baseURL)
  await openTab(page)
  await page.getByLabel('Location').fill('Oslo')
  await page.route('**/app/settings.data*', (route) => route.abort())
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The site could not be reached.')
  await expect(page.getByLabel('Location')).toHaveValue('Oslo')
  await page.unroute('**/app/settings.data*')
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
})

test('a session that ended elsewhere: the form says so and keeps what was typed', async ({
  page,
  baseURL,
  context,
  consoleErrors,
}) => {
  await newMember(page, baseURL)
  await openTab(page)
  await page.getByLabel('Location').fill('Oslo')
  await context.clearCookies({ name: 'session' })
  consoleErrors.expect(/401/)
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('User not authenticated')
  await expect(page.getByLabel('Location')).toHaveValue('Oslo')
})

test('in Russian', async ({ page, baseURL, context }) => {
  await newMember(page, baseURL)
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL }])
  await openTab(page)
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Сохранить изменения' })
  await expect(save).toHaveAccessibleDescription('Пока ничего не изменено')
  await page.getByLabel('О себе').fill('ж'.repeat(479))
  await expect(page.getByRole('status').filter({ hasText: 'Остался 21 символ' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Данные карты' }).click()
  const dialog = page.getByRole('dialog', { name: 'Уйти без сохранения?' })
  await dialog.getByRole('button', { name: 'Остаться' }).click()
  await save.click()
  await expect(page.getByText('Успешно сохранено!')).toBeVisible()
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the form saves, refuses with its texts, and asks for the password', async ({
    page,
    baseURL,
    consoleErrors,
  }) => {
    const username = await newMember(page, baseURL)
    consoleErrors.expect(/400|403/)
    await page.goto(PAGE)
    const save = saveButton(page)
    await expect(save).toBeEnabled()
    await page.getByLabel('Location').fill('Oslo')
    await save.click()
    await expect(page.getByText('Saved successfully!')).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Oslo')
    await page.getByLabel('Full name').fill('M')
    await page.getByLabel('Location').fill('Bergen')
    await save.click()
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Bergen')
    await page.getByLabel('Full name').fill('Mira Ny')
    await page.getByRole('textbox', { name: 'Email' }).fill(`plain_${username}@example.com`)
    await save.click()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
    await page.getByLabel('Current password').fill(PASSWORD)
    await save.click()
    await expect(page.getByText(`Waiting for you to open the mail to plain_${username}@example.com`)).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Mira Ny')
    await page.getByRole('button', { name: 'Cancel the change' }).click()
    await expect(page.getByText('The address stays as it is')).toBeVisible()
  })
})
