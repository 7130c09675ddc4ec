import type { Locator, Page } from '@playwright/test'
import { png } from '../fixtures/pictures'
import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { begin, bubble, composer, openLive, post } from './fixtures/conversation'
import { card, unique } from './fixtures/feed'
import { BIRTH, newMember } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'
import { entryScript, HELD_AT_MOST_MS, holdScripts, openUnhydrated } from './fixtures/open-unhydrated'
import { test } from './fixtures/two-members'

const PERSONAL = '/app/settings?tab=personal'

const likeIn = (post: Locator) => post.getByRole('button', { name: /^Like/ })
const menuOf = (post: Locator) => post.getByRole('button', { name: /^More actions for/ })
const isHeld = (control: Locator) => expect(control).toHaveAttribute('data-held', '')
/** Marks the document, so that another one is noticed. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })
const sameDocument = (page: Page) => expect(page.locator('html[data-same-document]')).toBeAttached()

test('presses before hydration are acted on once, in order, and without leaving the page', async ({
  strangers: { one, other },
}) => {
  const { page } = other
  const text = unique('Pressed early')
  const hydrate = await openUnhydrated(page, `/posts/${await posts(one, text)}`)
  const like = likeIn(card(page, text))
  await like.click()
  await isHeld(like)
  await expect(like).toHaveAttribute('aria-busy', 'true')
  await menuOf(card(page, text)).click()
  // Pressed again for want of an answer.
  await like.click()
  await markDocument(page)
  // What is held doesn't come as far as the document: this notes the presses that are repeated.
  const replayed = await page.evaluateHandle(() => {
    const names: (string | null | undefined)[] = []
    const note = (event: Event) =>
      names.push((event.target as Element).closest('button')?.getAttribute('aria-haspopup'))
    document.addEventListener('click', note, true)
    return names
  })
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  expect(await replayed.jsonValue()).toEqual([null, 'menu'])
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-held], main [aria-busy=true]')).toHaveCount(0)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await sameDocument(page)
})

test('a link or a search after a press waits for it', async ({ strangers: { one, other } }) => {
  const { page } = other
  const text = unique('Pressed and left')
  const path = `/posts/${await posts(one, text)}`
  const search = page.getByRole('banner').getByRole('searchbox')
  const explore = page.locator('nav a[href="/app/explore"]').filter({ visible: true }).first()
  const leaves = [
    { leave: () => explore.click(), held: explore, to: /\/app\/explore$/, stored: 'none' },
    {
      leave: async () => {
        await search.fill('kettle')
        await search.press('Enter')
      },
      held: page.getByRole('banner').getByRole('search'),
      to: /\/app\/search\?q=kettle$/,
      stored: 'liked',
    },
  ]
  for (const { leave, held, to, stored } of leaves) {
    const hydrate = await openUnhydrated(page, path)
    await likeIn(card(page, text)).click()
    await leave()
    await isHeld(held)
    await markDocument(page)
    await hydrate()
    await expect(page).toHaveURL(to)
    await sameDocument(page)
    // The form offers what a press would do next.
    const offered = `name="state" value="${stored}"`
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(offered)
  }
})

test('the account menu and a gate of the chart open when they are pressed before hydration', async ({ page }) => {
  await newMember(page, { birth: BIRTH, fullName: 'Ada Lovelace' })
  const hydrate = await openUnhydrated(page, '/app/settings?tab=hd-data')
  const gate = page.locator('[data-node^="gate."]').first()
  await gate.dispatchEvent('click')
  await isHeld(gate)
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.locator('[data-node^="gate."][aria-pressed=true]')).toHaveCount(1)
})

test('Enter in a message before hydration sends what was typed, and nothing typed after it', async ({
  writers: { one, other, path },
}) => {
  await openLive(other.page, path, 'Good evening')
  const hydrate = await openUnhydrated(one.page, path)
  const text = unique('Sent early')
  const field = composer(one.page)
  await field.fill(text)
  await field.press('Enter')
  await one.page.keyboard.type(' and more')
  await expect(field).toHaveValue(text)
  await hydrate()
  await expect(bubble(other.page, text)).toBeVisible()
  await expect(bubble(other.page, 'and more')).toHaveCount(0)
  await expect(field).toHaveValue('')
  await field.fill('Next')
})

test('text that is emptied or half changed before hydration is noticed, and the caret stays in it', async ({
  page,
}) => {
  await newMember(page)
  await open(page, PERSONAL)
  const location = page.getByLabel('Location')
  const bio = page.getByLabel('Bio')
  const save = page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.)$/ })
  await location.fill('Lisbon')
  await bio.fill('Moon and tea')
  await save.click()
  await expectNotice(page, 'Saved successfully!')

  const hydrate = await openUnhydrated(page, PERSONAL)
  await location.fill('')
  await bio.focus()
  await bio.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5))
  await page.keyboard.type('dark ')
  await hydrate()
  await page.keyboard.type('red ')
  await expect(bio).toHaveValue('Moon dark red and tea')
  await expect(page.getByText('21/500')).toBeVisible()
  await expect(location).toHaveValue('')
  await save.click()
  await expectNotice(page, 'Saved successfully!')
  await page.reload()
  await expect(location).toHaveValue('')
  await expect(bio).toHaveValue('Moon dark red and tea')
})

test('choices before hydration are noticed as they are at its end', async ({ page }) => {
  await newMember(page)
  let hydrate = await openUnhydrated(page, '/app/settings?tab=privacy')
  const audience = (who: string) => page.getByRole('listitem').filter({ hasText: who })
  const detail = (value: string) => page.locator(`input[name=chart_detail][value=${value}]`)
  const indexed = page.locator('input[name=is_indexed]')
  const wasIndexed = await indexed.isChecked()
  await page.locator('select[name=chart_visibility]').selectOption('connections')
  for (const value of ['channels', 'gates', 'channels']) await detail(value).check()
  for (let times = 0; times < 2; times++) await indexed.click()
  await hydrate()
  await expect(audience('A visitor sees')).toContainText('your profile, without chart')
  await expect(audience('A connection sees')).toContainText('your chart with its centers and channels.')
  await expect(detail('channels')).toBeChecked()
  await expect(indexed).toBeChecked({ checked: wasIndexed })

  hydrate = await openUnhydrated(page, '/app/dashboard')
  const picture = { name: 'bowl.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 30)) }
  await page.locator('#composer input[type=file]').setInputFiles(picture)
  await hydrate()
  await expect(page.getByRole('textbox', { name: 'Describe picture 1' })).toBeVisible()
})

test('of two buttons of a form the first that is pressed before hydration counts', async ({
  strangers: { one, other },
}) => {
  const { page } = other
  const id = await begin(one, other)
  await post(one, id, 'Good morning')
  const hydrate = await openUnhydrated(page, `/app/messages?c=${id}`)
  const accept = page.locator('button[value=accept]')
  const ignore = page.locator('button[value=ignore]')
  await accept.click()
  await ignore.click()
  await isHeld(accept)
  await expect(ignore).not.toHaveAttribute('data-held')
  await hydrate()
  await expect(accept).toHaveCount(0)
  await page.reload()
  await expect(bubble(page, 'Good morning')).toBeVisible()
  await expect(accept).toHaveCount(0)
})

test('where scripts fail, throw or take too long, a press is sent as a plain form', async ({
  strangers: { one, other },
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module|Early failure/)
  const { page } = other
  const button = page.locator('form[action="/resources/follows"] button')
  const path = `/u/${one.username}`
  await page.clock.install()
  const failures: { scripts?: string; fail: (settle: (failed: boolean) => void) => unknown }[] = [
    { scripts: await entryScript(page, path), fail: (settle) => settle(true) },
    { fail: (settle) => settle(true) },
    { fail: () => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Early failure')))) },
    { fail: () => page.clock.fastForward(HELD_AT_MOST_MS) },
  ]
  for (const { scripts, fail } of failures) {
    const settle = await holdScripts(page, scripts)
    await page.goto(path, { waitUntil: 'commit' })
    // What a press would do next.
    const offered = String(await button.getAttribute('value'))
    await button.click()
    await isHeld(button)
    await fail(settle)
    await expect(button).not.toHaveAttribute('value', offered)
    // Another document, in which nothing is held.
    await expect(button).not.toHaveAttribute('data-held')
    settle(true)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
