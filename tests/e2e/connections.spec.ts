import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { saved } from './fixtures/feed'
import { open } from './fixtures/open'
import { test } from './fixtures/three-members'
import type { Writer } from './fixtures/two-members'

const PAGE = '/app/connections'
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) })
const button = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name })
const change = ({ ask }: Writer, intent: string, { username }: Writer) =>
  ask('/resources/connections', { form: { intent, username } })
/** What was pressed has reached the server. */
const sent = (page: Page, act: () => Promise<void>) => saved(page, '/resources/connections', act)
/** Her name alone is borne by many a member of these tests: she is looked for by her own address. */
const find = (page: Page, { username }: Writer) => open(page, `${PAGE}?q=${username}`)

test('two find each other, connect with a note, follow each other, and one writes with the greeting that stands ready', async ({
  strangers: { one, other },
}) => {
  test.slow()
  const { page } = one
  await find(page, other)
  await expect(page.getByRole('heading', { level: 1, name: 'Your HD Connections' })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Connect with Boris Orlov').click()
  const dialog = page.getByRole('dialog', { name: 'Connect with Boris Orlov' })
  await dialog.getByRole('textbox', { name: 'Your note' }).fill('We met at the lake')
  await expectAccessible(page)
  await sent(page, () => dialog.getByRole('button', { name: 'Send request' }).click())
  await expect(button(page, /^Requested to connect with Boris/)).toBeVisible()
  await expect(button(page, /^Requested to connect with Boris/)).toBeFocused()

  const { page: his } = other
  await open(his, `${PAGE}?tab=requests`)
  await expect(card(his, 'Ada Lovelace')).toContainText('We met at the lake')
  await expectAccessible(his)
  await sent(his, () => button(his, 'Accept the request of Ada Lovelace').click())
  await expect(button(his, 'Connected with Ada Lovelace')).toBeVisible()
  await open(his, `${PAGE}?tab=connected`)
  await expect(card(his, 'Ada Lovelace')).toBeVisible()
  await expect(his.getByText('1', { exact: true }).first()).toBeVisible()

  await open(page, `/u/${other.username}`)
  await expect(page.getByText('You are connected')).toBeVisible()
  await expect(page.getByText('Follows you')).toBeVisible()
  await expect(button(page, /^Following Boris Orlov/)).toBeVisible()

  await open(page, `${PAGE}?tab=connected`)
  await card(page, 'Boris Orlov').getByRole('link', { name: 'Message to Boris Orlov' }).click()
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  await expect(field).toHaveValue('Hi Boris, I am glad we are connected. How have you been?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('I am glad we are connected')
})

test('a request is declined without a word, and taken back; a connection is ended once that is meant', async ({
  strangers: { one, other },
}) => {
  test.slow()
  await change(one, 'request', other)
  const { page: his } = other
  await open(his, `/u/${one.username}`)
  await sent(his, () => button(his, 'Decline the request of Ada Lovelace').click())
  await expect(button(his, 'Connect with Ada Lovelace')).toBeVisible()
  const { page } = one
  await open(page, `/u/${other.username}`)
  await sent(page, () => button(page, /^Requested to connect with Boris/).click())
  await expect(button(page, 'Connect with Boris Orlov')).toBeVisible()

  await change(other, 'request', one)
  await change(one, 'accept', other)
  await open(page, `/u/${other.username}`)
  await button(page, 'Connected with Boris Orlov').click()
  await page.getByRole('menuitem', { name: 'Remove connection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove your connection with Boris Orlov?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await sent(page, () => dialog.getByRole('button', { name: 'Remove connection' }).click())
  await expect(button(page, 'Connect with Boris Orlov')).toBeVisible()
})

test('the note of a request that did not arrive stands in the next one', { tag: '@any-screen' }, async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  const { page } = one
  const note = page.getByRole('textbox', { name: 'Your note' })
  await open(page, `/u/${other.username}`)
  await button(page, 'Connect with Boris Orlov').click()
  await expect(note).toHaveValue('')
  await note.fill('We met at the lake')
  await page.route('**/resources/connections**', (route) => route.abort())
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/resources/connections**')
  await button(page, 'Connect with Boris Orlov').click()
  await expect(note).toHaveValue('We met at the lake')
  await sent(page, () => page.getByRole('button', { name: 'Send request' }).click())
  await sent(page, () => button(page, /^Requested to connect with Boris/).click())
  await button(page, 'Connect with Boris Orlov').click()
  await expect(note).toHaveValue('')
})

test('whoever is blocked finds nobody to ask, and what could not be done is said where it was tried', {
  tag: '@any-screen',
}, async ({ strangers: { one, other }, consoleErrors }) => {
  consoleErrors.expect(/404 \(Not Found\)/)
  const { page } = one
  await open(page, `/u/${other.username}`)
  await button(page, 'Connect with Boris Orlov').click()
  await other.ask('/resources/blocks.data', { form: { intent: 'block', username: one.username } })
  await sent(page, () => page.getByRole('button', { name: 'Send request' }).click())
  await expect(page.getByRole('heading', { name: 'Boris Orlov', level: 1 })).toBeHidden()
  await find(page, other)
  await expect(page.getByText('No matches found')).toBeVisible()
})

test('after twenty requests it is said when the next is free', { tag: '@any-screen' }, async ({
  strangers: { one, other },
  browser,
  baseURL,
  consoleErrors,
}) => {
  test.slow()
  consoleErrors.expect(/403 \(Forbidden\)/)
  const SEEDED =
    'tobias_wren aoife_ni_bhriain maximilian claire_dm joao_s jlopez river_santafe sam_t beatriz_alm priya_raman kenji harriet_p thandeka anna_sokolova dmitry_k e_voznesenskaya ilya_ural marina_more aygul lev daniyar nino_t'
  // Of some the pages are closed, and past the twentieth nobody is asked.
  for (const username of SEEDED.split(' ')) {
    await one.page.request.post('/resources/connections', {
      headers: { Origin: baseURL ?? '' },
      form: { intent: 'request', username },
    })
  }
  await open(one.page, `/u/${other.username}`)
  await button(one.page, 'Connect with Boris Orlov').click()
  await sent(one.page, () => one.page.getByRole('button', { name: 'Send request' }).click())
  await expect(one.page.getByRole('alert')).toContainText(
    'You have asked 20 members in 30 days. You can ask the next one on',
  )
  await expect(button(one.page, 'Connect with Boris Orlov')).toBeVisible()

  const storageState = await one.page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const page = await context.newPage()
  await page.goto(`${baseURL}/u/${other.username}`)
  await button(page, 'Connect with Boris Orlov').click()
  await expect(page.getByRole('alert')).toContainText(
    /You can ask the next one on \d{1,2} \p{L}+ \d{4} at \d{2}:\d{2}\. Answering/u,
  )
  await context.close()
})

test('types are toggle buttons, the lists links, and the address says both', async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, PAGE)
  await button(page, 'Projector').click()
  await expect(page).toHaveURL(/type=projector/)
  await expect(button(page, 'Projector')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, 'Sam Tremblay')).toContainText('Manifesting Generator and Projector 88')
  await page.getByRole('link', { name: /^Requests/ }).click()
  await expect(page).toHaveURL(/tab=requests&type=projector/)
  await expect(card(page, 'Jo Lopez')).toContainText('lunar month')
  await button(page, 'All Types').click()
  await expect(card(page, 'Вера Петровна')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name, bio or type' }).fill('nobody at all')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No matches found')).toBeVisible()
  await expectAccessible(page)
})

test('in Russian, and without scripts: found, asked, answered, ended', async ({
  browser,
  baseURL,
  strangers: { one, other },
}) => {
  test.slow()
  const plain = async ({ page }: Writer) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
    return context.newPage()
  }
  const [page, his] = [await plain(one), await plain(other)]
  const origin = baseURL ?? ''
  await page.goto(`${origin}${PAGE}?q=${other.username}`)
  await button(page, 'Добавить в контакты: Boris Orlov').click()
  await expect(page).toHaveURL(new RegExp(`q=${other.username}`))
  await page.goto(`${origin}${PAGE}?tab=requests&list=sent`)
  await expect(button(page, /^Запрос отправлен: Boris Orlov/)).toBeVisible()
  await his.goto(`${origin}${PAGE}?tab=requests`)
  await expect(his.getByRole('heading', { level: 1 })).toHaveText('Ваши контакты в Дизайне Человека')
  await button(his, 'Принять запрос: Ada Lovelace').click()
  await his.goto(`${origin}${PAGE}?tab=connected`)
  await expect(card(his, 'Ada Lovelace')).toBeVisible()
  await button(his, 'Удалить из контактов: Ada Lovelace').click()
  await expect(his.getByText('Пока нет контактов')).toBeVisible()
  await page.context().close()
  await his.context().close()
})
