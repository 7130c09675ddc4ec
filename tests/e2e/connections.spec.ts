import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { saved } from './fixtures/feed'
import { BIRTH, newMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { test, type Writer } from './fixtures/two-members'

const PAGE = '/app/connections'
const REQUESTS = '/resources/connections'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) })
const button = (page: Page, name: RegExp | string) => main(page).getByRole('button', { name })
const note = (page: Page) => page.getByRole('textbox', { name: 'Your note' })
const CLOSED = {
  ...{ intent: 'save', profile_visibility: 'connections', chart_visibility: 'private', chart_detail: 'core' },
  ...{ birth_visibility: 'only_me', presence_visibility: 'everyone' },
}
const change = ({ ask }: Writer, intent: string, { username }: Writer) => ask(REQUESTS, { form: { intent, username } })
/** Acts and waits until the server has answered. */
const sent = (page: Page, act: () => Promise<void>) => saved(page, REQUESTS, act)
/** The same, until the profile has reloaded its data too: presses before the page has read the answer are ignored. */
async function settled(page: Page, { username }: Writer, act: () => Promise<void>) {
  const reloaded = page.waitForResponse((response) => response.url().includes(`/u/${username}.data`))
  await sent(page, act)
  await reloaded
}
/** Members of other tests have the same names: the search is by username. */
const find = (page: Page, { username }: Writer) => open(page, `${PAGE}?q=${username}`)

test('two find each other, connect with a note that outlives a failure, and one writes with the suggested greeting', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  const { page } = one
  // A Manifesting Generator: with a Projector the match is 88.
  await newMember(page, { birth: BIRTH })
  await open(page, PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Your HD Connections' })).toBeVisible()
  await button(page, 'Projector').click()
  await expect(page).toHaveURL(/type=projector/)
  await expect(button(page, 'Projector')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, 'Sam Tremblay')).toContainText('Type match88%')
  const requests = page.getByRole('link', { name: /^Requests/ })
  await requests.click()
  await expect(page).toHaveURL(/tab=requests&type=projector/)
  await expect(requests).toHaveAttribute('aria-current', 'page')
  await button(page, 'All Types').click()
  await expect(button(page, 'All Types')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Projector')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('searchbox', { name: 'Search by name, bio or type' }).fill('nobody at all')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=nobody/)

  await open(page, `/u/${other.username}`)
  await button(page, 'Connect with Boris Orlov').click()
  await expect(note(page)).toHaveValue('')
  await note(page).fill('We met at the lake')
  await page.route(`**${REQUESTS}**`, (route) => route.abort())
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(`**${REQUESTS}**`)
  await button(page, 'Connect with Boris Orlov').click()
  await expect(note(page)).toHaveValue('We met at the lake')
  await settled(page, other, () => page.getByRole('button', { name: 'Send request' }).click())
  await settled(page, other, () => button(page, /^Requested to connect with Boris/).click())
  await button(page, 'Connect with Boris Orlov').click()
  await expect(note(page)).toHaveValue('')
  await page.keyboard.press('Escape')

  await find(page, other)
  await button(page, 'Connect with Boris Orlov').click()
  const dialog = page.getByRole('dialog', { name: 'Connect with Boris Orlov' })
  await note(page).fill('We met at the lake')
  await sent(page, () => dialog.getByRole('button', { name: 'Send request' }).click())
  await expect(button(page, /^Requested to connect with Boris/)).toBeFocused()

  const { page: his } = other
  await open(his, `${PAGE}?tab=requests`)
  await expect(card(his, 'Ada Lovelace')).toContainText('We met at the lake')
  await sent(his, () => button(his, 'Accept Ada Lovelace’s request').click())
  await expect(button(his, 'Connected with Ada Lovelace')).toBeVisible()

  await open(page, `/u/${other.username}`)
  await expect(page.getByText('You’re connected')).toBeVisible()
  await expect(page.getByText('Follows you')).toBeVisible()
  await expect(button(page, /^Following Boris Orlov/)).toBeVisible()

  await open(page, `${PAGE}?tab=connected`)
  await card(page, 'Boris Orlov').getByRole('link', { name: 'Message Boris Orlov' }).click()
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  await expect(field).toHaveValue('Hi Boris, I’m glad we’re connected. How have you been?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('I’m glad we’re connected')
})

test('a request is declined, another taken back in the list; a connection is removed after a question; a blocked member asks nobody', {
  tag: '@phone',
}, async ({ strangers: { one, other }, consoleErrors }) => {
  // The request to a member who has blocked the sender.
  consoleErrors.expect(/404 \(Not Found\)/)
  await change(one, 'request', other)
  const { page: his } = other
  await open(his, `/u/${one.username}`)
  await sent(his, () => button(his, 'Decline Ada Lovelace’s request').click())
  await expect(button(his, 'Connect with Ada Lovelace')).toBeVisible()
  const { page } = one
  await change(one, 'cancel', other)

  await change(other, 'request', one)
  await change(one, 'accept', other)
  await open(page, `/u/${other.username}`)
  await button(page, 'Connected with Boris Orlov').click()
  await page.getByRole('menuitem', { name: 'Remove connection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Boris Orlov from your connections?' })
  await settled(page, other, () => dialog.getByRole('button', { name: 'Remove connection' }).click())

  await change(one, 'request', other)
  await other.ask('/app/settings.data?tab=privacy', { form: CLOSED })
  await open(page, `${PAGE}?tab=requests&list=sent`)
  await sent(page, () => button(page, 'Cancel request Name hidden').click())
  await expect(card(page, 'Name hidden').getByRole('status')).toBeFocused()
  await expect(card(page, 'Name hidden')).toContainText('Request cancelled')
  await other.ask('/app/settings.data?tab=privacy', { form: { ...CLOSED, profile_visibility: 'everyone' } })

  await open(page, `/u/${other.username}`)
  await button(page, 'Connect with Boris Orlov').click()
  await expect(note(page)).toBeVisible()
  await other.ask('/resources/blocks.data', { form: { intent: 'block', username: one.username } })
  await sent(page, () => page.getByRole('button', { name: 'Send request' }).click())
  await expect(page.getByRole('heading', { name: 'Boris Orlov', level: 1 })).toBeHidden()
  await find(page, other)
  await expect(page.getByText('No matches found')).toBeVisible()
})
