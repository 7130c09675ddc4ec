import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const TAB = '/app/settings?tab=privacy'
const audience = (page: Page, who: string) => page.getByRole('listitem').filter({ hasText: who })

const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save|Сохранить)$/ })

/** Opens the tab and waits until its own part has come alive: from then on there is nothing to save. */
async function openTab(page: Page) {
  await open(page, TAB)
  await expect(saveButton(page)).toBeDisabled()
}

test('a member narrows who sees them, reads what that means, and saves it', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  // The page that is closed to visitors says so by its status.
  consoleErrors.expect(/status of 403/)
  const username = await becomeMember(page, baseURL)
  await openTab(page)
  await expectAccessible(page)
  const save = saveButton(page)
  await expect(audience(page, 'A visitor')).toContainText(
    'A visitor sees: your profile, and your chart with its centers, channels and gates.',
  )

  await page.getByLabel('Profile Visibility').selectOption('HD Community Only')
  await page.getByLabel('HD Chart Visibility').selectOption('Connections Only')
  await page.getByRole('radio', { name: 'Centers and channels only' }).check()
  await expect(audience(page, 'A visitor')).toContainText('that your profile is not open to them, and nothing else.')
  await expect(audience(page, 'A member')).toContainText('your profile, without chart and birth data.')
  await expect(audience(page, 'A connection')).toContainText('of your chart the centers and channels.')
  await expect(save).toBeEnabled()
  // Taken back there is nothing to save; changed again there is.
  await page.getByRole('radio', { name: 'Centers, channels and gates' }).check()
  await page.getByLabel('HD Chart Visibility').selectOption('Everyone')
  await page.getByLabel('Profile Visibility').selectOption('Everyone')
  await expect(save).toBeDisabled()
  await page.getByLabel('Profile Visibility').selectOption('HD Community Only')
  await save.click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(page.getByText('Saved successfully!')).toBeHidden()

  await page.reload()
  await expect(page.getByLabel('Profile Visibility')).toHaveValue('community')
  await expect(page.getByLabel('HD Chart Visibility')).toHaveValue('everyone')
  await page.getByRole('link', { name: 'View as visitor' }).click()
  await page.waitForURL(`**/u/${username}?as=visitor`)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Ada Lovelace')
})

test('birth data open to everyone only once that is confirmed', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await openTab(page)
  const confirmation = page.getByRole('checkbox', { name: 'Yes, everyone may see when and where I was born' })
  await expect(confirmation).toBeHidden()
  await page.getByLabel('Birth Data Visibility').selectOption('Everyone')
  await saveButton(page).click()
  await expect(page.getByText('Please confirm that everyone may see your birth data')).toBeVisible()
  await expect(confirmation).toBeFocused()
  await expectAccessible(page)
  await confirmation.check()
  await expect(page.getByText('Please confirm that everyone may see your birth data')).toBeHidden()
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(confirmation).toBeHidden()
  await expect(audience(page, 'A visitor')).toContainText(
    'your profile, every detail of your chart and your birth data.',
  )
})

test('when no answer comes, what was chosen stays', { tag: '@any-screen' }, async ({
  page,
  baseURL,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  await becomeMember(page, baseURL)
  await openTab(page)
  await page.getByLabel('Profile Visibility').selectOption('Connections Only')
  await context.route('**/app/settings.data*', (route) => route.abort())
  await saveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The site could not be reached.')
  await expect(page.getByLabel('Profile Visibility')).toHaveValue('connections')
  await context.unroute('**/app/settings.data*')
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
})

test('the tab in Russian', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  await becomeMember(page, baseURL, 'Анна Ковалёва')
  await openTab(page)
  await expectAccessible(page)
  await page.getByLabel('Видимость профиля').selectOption('Только контакты')
  await expect(audience(page, 'Участник видит')).toContainText('что профиль для него закрыт, и больше ничего.')
  await saveButton(page).click()
  await expect(page.getByText('Успешно сохранено!')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

test('at sign-up the page asks who sees the new member, and stays while it is answered', async ({ page, baseURL }) => {
  await page.clock.install()
  await becomeMember(page, baseURL)
  await open(page, '/register/success')
  await expectAccessible(page)
  await page.getByLabel('HD Chart Visibility').selectOption('Private')
  // Eight seconds would have led on.
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL(/\/register\/success$/)
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await page.goto(TAB)
  await expect(page.getByLabel('HD Chart Visibility')).toHaveValue('private')
})

test('a member chooses who sees them here and whether they tell what they have read', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await openTab(page)
  const active = page.getByLabel("Who sees when I'm active")
  const receipts = page.getByRole('checkbox', { name: 'Read receipts' })
  await expect(active).toHaveValue('everyone')
  await expect(receipts).toBeChecked()
  await active.selectOption('Nobody')
  await expect(page.getByText('Nobody sees when you are here or were here.')).toBeVisible()
  await receipts.uncheck()
  await saveButton(page).click()
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await page.reload()
  await expect(active).toHaveValue('nobody')
  await expect(receipts).not.toBeChecked()
})

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false })

  test('who sees one here, and what is told of reading, are saved all the same', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(TAB)
    await page.getByLabel("Who sees when I'm active").selectOption('My connections')
    await page.getByRole('checkbox', { name: 'Read receipts' }).uncheck()
    await saveButton(page).click()
    await expect(page.getByText('Saved successfully!')).toBeVisible()
    await page.goto(TAB)
    await expect(page.getByLabel("Who sees when I'm active")).toHaveValue('connections')
    await expect(page.getByRole('checkbox', { name: 'Read receipts' })).not.toBeChecked()
  })
})

test('whoever was blocked stands in the list, and can be unblocked there', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL)
  await openTab(page)
  await expect(page.getByText('You have blocked nobody')).toBeVisible()
  await page.request.post('/resources/blocks', {
    headers: { Origin: baseURL ?? '' },
    form: { intent: 'block', username: 'harriet_p' },
    maxRedirects: 0,
  })
  await openTab(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unblock Harriet' }).click()
  await expect(page.getByText('Unblocked.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blocked members' })).toBeFocused()
  await expect(page.getByText('You have blocked nobody')).toBeVisible()
})
