import type { Locator, Page } from '@playwright/test'
import { png } from '../fixtures/pictures'
import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { begin, bubble, composer, openLive, post } from './fixtures/conversation'
import { card, HOME, composer as postComposer, saved, unique } from './fixtures/feed'
import { BIRTH, newMember, PASSWORD } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { entryScript, HELD_AT_MOST_MS, holdScripts, openUnhydrated } from './fixtures/open-unhydrated'
import { loseSession } from './fixtures/sessions'
import { test } from './fixtures/two-members'

const PERSONAL = '/app/settings?tab=personal'
const LIKES = '/resources/likes'

const likeIn = (post: Locator) => post.getByRole('button', { name: /^Like/ })
const menuOf = (post: Locator) => post.getByRole('button', { name: /^More actions for/ })
const failEarly = (page: Page) => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Early failure'))))
const isHeld = (control: Locator) => expect(control).toHaveAttribute('data-held', '')
const isNotHeld = (control: Locator) => expect(control).not.toHaveAttribute('data-held')
/** Marks the document, so that another one is noticed. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = ''
  })
const sameDocument = (page: Page) => expect(page.locator('html[data-same-document]')).toBeAttached()

test('presses before hydration are acted on once and in order, in a hidden tab too, unless the page is left or the browser forbids it', async ({
  strangers: { one, other },
}) => {
  const { page } = other
  const text = unique('Pressed early')
  const path = `/posts/${await posts(one, text)}`
  const like = likeIn(card(page, text))
  let hydrate = await openUnhydrated(page, path)
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
  await saved(page, LIKES, hydrate)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  expect(await replayed.jsonValue()).toEqual([null, 'menu'])
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-held], main [aria-busy=true]')).toHaveCount(0)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await sameDocument(page)

  // Dropped when the page is left.
  hydrate = await openUnhydrated(page, path)
  await like.click()
  await isHeld(like)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await isNotHeld(like)
  let likes = 0
  page.on('request', (request) => {
    if (request.url().includes(LIKES)) likes++
  })
  await hydrate()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect(likes).toBe(0)

  // One that needs activation is repeated only while the browser grants it.
  const share = card(page, text).getByRole('button', { name: 'Share' })
  for (const isActive of [false, true]) {
    hydrate = await openUnhydrated(page, path)
    await page.evaluate((isActive) => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      window.requestAnimationFrame = () => 0
      Object.defineProperty(navigator, 'userActivation', { value: { isActive } })
      Object.defineProperty(navigator, 'share', {
        value: async () => document.documentElement.setAttribute('data-shared', ''),
      })
    }, isActive)
    await share.click()
    await isHeld(share)
    await like.click()
    await saved(page, LIKES, hydrate)
    await isNotHeld(share)
    await expect(like).toHaveAttribute('aria-pressed', String(isActive))
    await expect(page.locator('html[data-shared]')).toHaveCount(isActive ? 1 : 0)
  }
})

test('a link or a search waits for the press before it, a link alone does not; of two buttons of a form the first counts', async ({
  strangers: { one, other },
}) => {
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

  const id = await begin(one, other)
  await post(one, id, 'Good morning')
  const hydrate = await openUnhydrated(page, `/app/messages?c=${id}`)
  const accept = page.locator('button[value=accept]')
  const ignore = page.locator('button[value=ignore]')
  await accept.click()
  await ignore.click()
  await isHeld(accept)
  await isNotHeld(ignore)
  await hydrate()
  await expect(accept).toHaveCount(0)
  await page.reload()
  await expect(bubble(page, 'Good morning')).toBeVisible()
  await expect(accept).toHaveCount(0)

  await openUnhydrated(page, path)
  await explore.waitFor()
  await markDocument(page)
  await explore.click()
  await expect(page).toHaveURL(/\/app\/explore$/)
  await expect(page.locator('html[data-same-document]')).toHaveCount(0)
})

test('a message sent before hydration is what was typed until then; a stored text stays above it, and neither is sent unseen', async ({
  writers: { one, other, path },
}) => {
  const { page } = one
  await openLive(other.page, path, 'Good evening')
  const field = composer(page)
  let hydrate = await openUnhydrated(page, path)
  // Neither Enter in an empty message nor one that ends a composition is held.
  await field.press('Enter')
  await isNotHeld(field)
  const byEnter = unique('Sent by Enter')
  await page.keyboard.type(byEnter)
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await isNotHeld(field)
  await page.keyboard.type(' of course')
  await field.press('Enter')
  await page.keyboard.type(' and more')
  await expect(field).toHaveValue(`${byEnter} of course`)
  await hydrate()
  await expect(bubble(other.page, byEnter)).toContainText([`${byEnter} of course`])
  await expect(field).toHaveValue('')

  hydrate = await openUnhydrated(page, path)
  const byButton = unique('Sent by its button')
  await field.fill(byButton)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await field.focus()
  await page.keyboard.type(' and more')
  await expect(field).toHaveValue(byButton)
  await hydrate()
  await expect(bubble(other.page, byButton)).toBeVisible()
  await expect(bubble(other.page, 'and more')).toHaveCount(0)
  await expect(field).toHaveValue('')

  await field.fill('Stored')
  hydrate = await openUnhydrated(page, path)
  await field.fill('Early')
  await field.press('Enter')
  await hydrate()
  await expect(field).toHaveValue('Stored\nEarly')
  await expect(bubble(page, 'Early')).toHaveCount(0)
  await page.reload()
  await expect(field).toHaveValue('Stored\nEarly')
})

test('a post sent by keys, a draft, and choices before hydration are noticed as they are at its end', async ({
  page,
}) => {
  await newMember(page)
  const bowl = { name: 'bowl.png', mimeType: 'image/png', buffer: Buffer.from(await png(60, 30)) }
  let hydrate = await openUnhydrated(page, HOME)
  const text = unique('Posted early')
  await postComposer(page).fill(text)
  await postComposer(page).press('Control+Enter')
  await isHeld(postComposer(page))
  await markDocument(page)
  await hydrate()
  await expect(likeIn(card(page, text))).toBeVisible()
  await expect(postComposer(page)).toHaveValue('')
  await sameDocument(page)

  // A draft stays above what is typed before hydration.
  await postComposer(page).fill('Stored')
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  const tags = page.locator('#composer input[name=tags]')
  await tags.fill('moon')
  hydrate = await openUnhydrated(page, HOME)
  await postComposer(page).fill('Early')
  await page.locator('#composer input[type=file]').setInputFiles(bowl)
  await hydrate()
  await expect(postComposer(page)).toHaveValue('Stored\nEarly')
  await expect(page.getByRole('textbox', { name: 'Describe picture 1' })).toBeVisible()
  await page.reload()
  await expect(postComposer(page)).toHaveValue('Stored\nEarly')
  await expect(tags).toHaveValue('moon')

  hydrate = await openUnhydrated(page, '/app/settings?tab=privacy')
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

  hydrate = await openUnhydrated(page, PERSONAL)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.locator('input[type=file][name=photo]').setInputFiles(bowl)
  await hydrate()
  await expectNotice(page, 'Saved successfully!')
  expect(sent.filter((path) => path === '/resources/photo')).toHaveLength(1)

  hydrate = await openUnhydrated(page, '/app/explore')
  await page.locator('select[name=type]').filter({ visible: true }).selectOption('projector')
  await hydrate()
  await expect(page).toHaveURL('/app/explore?type=projector')
})

test('menus and gates open when they are pressed before hydration, and text that is restored, emptied or half changed is noticed', async ({
  page,
  consoleErrors,
}) => {
  await newMember(page, { birth: BIRTH, fullName: 'Ada Lovelace' })
  const account = page.getByRole('button', { name: 'Ada Lovelace: your account' })
  let hydrate = await openUnhydrated(page, '/app/settings?tab=hd-data')
  const gate = page.locator('[data-node^="gate."]').first()
  const chart = page.locator('svg[data-press]').first()
  await chart.dispatchEvent('click')
  await isNotHeld(chart)
  await gate.dispatchEvent('click')
  await isHeld(gate)
  await account.click()
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.locator('[data-node^="gate."][aria-pressed=true]')).toHaveCount(1)

  // What the browser restores or fills in, and what is typed during hydration.
  const location = page.getByLabel('Location')
  const bio = page.getByLabel('Bio')
  const save = page.getByRole('button', { name: /^(Save Changes|Saving\.\.\.)$/ })
  consoleErrors.expect(/Early failure/)
  hydrate = await openUnhydrated(page, PERSONAL)
  // It ends what is held, not the typing.
  await failEarly(page)
  await location.evaluate((field: HTMLInputElement) => {
    field.value = 'Lisbon'
  })
  await bio.evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Moon'
    const { querySelectorAll } = document
    // Once the fields are recorded, and before React renders.
    document.querySelectorAll = (selectors: string) => {
      if (selectors.includes('textarea'))
        queueMicrotask(() => {
          field.value = 'Moon and tea'
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        })
      return querySelectorAll.call(document, selectors)
    }
  })
  await hydrate()
  await expect(bio).toHaveValue('Moon and tea')
  await expect(page.getByText('12/500')).toBeVisible()
  await save.click()
  await expectNotice(page, 'Saved successfully!')

  // What is emptied or half changed; the caret stays in it.
  hydrate = await openUnhydrated(page, PERSONAL)
  await expect(bio).toHaveValue('Moon and tea')
  await expect(location).toHaveValue('Lisbon')
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

  // Where React renders the page again, it moves to the new elements.
  consoleErrors.check()
  consoleErrors.expect(/Minified React error #(418|423|425)|[Hh]ydrat/)
  hydrate = await openUnhydrated(page, PERSONAL)
  await expect(location).toHaveValue('')
  await expect(bio).toHaveValue('Moon dark red and tea')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Another heading'
  })
  const before = await bio.elementHandle()
  await bio.fill('Moon and tea')
  await account.click()
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  expect(await before?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(bio).toHaveValue('Moon and tea')
  await expect(page.getByText('12/500')).toBeVisible()
})

test('for a visitor suggestions stay closed where the focus has moved on, and Enter signs in with what was typed', async ({
  page,
}) => {
  const username = await newMember(page)
  await loseSession(page)
  let hydrate = await openUnhydrated(page, '/')
  const city = page.getByLabel('Birth city')
  await city.fill('Nizhniy Nov')
  const searched = page.waitForResponse((response) => response.url().includes('q=Nizhniy'))
  await page.getByLabel('Birth date').focus()
  await hydrate()
  await searched
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // Nothing was open in between either.
  expect(await page.evaluate(() => window.shownNotices)).not.toContain('Searching…')
  await city.focus()
  await expect(page.getByRole('listbox')).toBeVisible()

  hydrate = await openUnhydrated(page, '/login')
  await page.getByLabel('Email').fill(`${username}@example.com`)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await password.press('Enter')
  await isHeld(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(password).toHaveValue(PASSWORD)
  await markDocument(page)
  await hydrate()
  await expect(page).toHaveURL(/\/app\//)
  await sameDocument(page)
})

test('where scripts fail, throw or take too long, a press and a message sent by Enter are sent as a plain form', async ({
  writers: { one, other, path: conversation },
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module|Early failure/)
  const { page } = other
  const button = page.locator('form[action="/resources/follows"] button')
  const path = `/u/${one.username}`
  await page.clock.install()
  const failures: { scripts?: string; fail: (settle: (failed: boolean) => void) => unknown }[] = [
    { scripts: await entryScript(page, path), fail: (settle) => settle(true) },
    { fail: () => failEarly(page) },
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
    await isNotHeld(button)
    settle(true)
    await page.unrouteAll({ behavior: 'wait' })
  }

  // All scripts of the page fail.
  const settle = await holdScripts(one.page)
  await one.page.goto(conversation, { waitUntil: 'commit' })
  const text = unique('Sent plainly')
  await composer(one.page).fill(text)
  await composer(one.page).press('Enter')
  await isHeld(composer(one.page))
  await markDocument(one.page)
  settle(true)
  await expect(bubble(one.page, text)).toBeVisible()
  await expect(one.page.locator('html[data-same-document]')).toHaveCount(0)
})
