import type { Locator, Page } from '@playwright/test'
import { png } from '../fixtures/pictures'
import { expect } from './fixtures'
import { posts } from './fixtures/causes'
import { begin, bubble, composer, openLive, post } from './fixtures/conversation'
import { card, HOME, composer as postComposer, unique } from './fixtures/feed'
import { BIRTH, newMember, PASSWORD } from './fixtures/new-member'
import { expectNotice } from './fixtures/notices'
import { open } from './fixtures/open'
import { entryScript, HELD_AT_MOST_MS, holdScripts, openUnhydrated } from './fixtures/open-unhydrated'
import { test } from './fixtures/two-members'

const PERSONAL = '/app/settings?tab=personal'

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
  const chart = page.locator('svg[data-press]').first()
  await chart.dispatchEvent('click')
  await isNotHeld(chart)
  await gate.dispatchEvent('click')
  await isHeld(gate)
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.locator('[data-node^="gate."][aria-pressed=true]')).toHaveCount(1)
})

for (const { by, send } of [
  { by: 'Enter', send: (field: Locator) => field.press('Enter') },
  {
    by: 'its button',
    send: (field: Locator) => field.page().getByRole('button', { name: 'Send', exact: true }).click(),
  },
])
  test(`a message sent by ${by} before hydration is what was typed, and nothing typed after it`, async ({
    writers: { one, other, path },
  }) => {
    await openLive(other.page, path, 'Good evening')
    const hydrate = await openUnhydrated(one.page, path)
    const text = unique('Sent early')
    const field = composer(one.page)
    await field.fill(text)
    await send(field)
    await field.focus()
    await one.page.keyboard.type(' and more')
    await expect(field).toHaveValue(text)
    await hydrate()
    await expect(bubble(other.page, text)).toBeVisible()
    await expect(bubble(other.page, 'and more')).toHaveCount(0)
    await expect(field).toHaveValue('')
    await field.fill('Next')
  })

test('Enter in an empty message, and one that ends a composition, are not held', async ({ writers: { one, path } }) => {
  const hydrate = await openUnhydrated(one.page, path)
  const field = composer(one.page)
  await field.press('Enter')
  await isNotHeld(field)
  await one.page.keyboard.type('Good')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await isNotHeld(field)
  await one.page.keyboard.type(' day')
  await hydrate()
  await expect(field).toHaveValue('Good day')
  await expect(bubble(one.page, 'Good day')).toHaveCount(0)
})

test('Ctrl and Enter in a post before hydration sends it', async ({ strangers: { one } }) => {
  const { page } = one
  const hydrate = await openUnhydrated(page, HOME)
  const text = unique('Posted early')
  await postComposer(page).fill(text)
  await postComposer(page).press('Control+Enter')
  await isHeld(postComposer(page))
  await markDocument(page)
  await hydrate()
  await expect(likeIn(card(page, text))).toBeVisible()
  await expect(postComposer(page)).toHaveValue('')
  await sameDocument(page)
})

test('a stored text stays above what was typed before hydration, and neither is sent unseen', async ({
  writers: { one, path },
}) => {
  const { page } = one
  await openLive(page, path, 'Good evening')
  await composer(page).fill('Stored')
  const hydrate = await openUnhydrated(page, path)
  await composer(page).fill('Early')
  await composer(page).press('Enter')
  await hydrate()
  await expect(composer(page)).toHaveValue('Stored\nEarly')
  await expect(bubble(page, 'Early')).toHaveCount(0)
  await page.reload()
  await expect(composer(page)).toHaveValue('Stored\nEarly')
})

test('a draft of a post stays above what was typed before hydration', async ({ page }) => {
  await newMember(page)
  await open(page, HOME)
  await postComposer(page).fill('Stored')
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  const tags = page.locator('#composer input[name=tags]')
  await tags.fill('moon')
  const hydrate = await openUnhydrated(page, HOME)
  await postComposer(page).fill('Early')
  await hydrate()
  await expect(postComposer(page)).toHaveValue('Stored\nEarly')
  await page.reload()
  await expect(postComposer(page)).toHaveValue('Stored\nEarly')
  await expect(tags).toHaveValue('moon')
})

test('suggestions for what was typed before hydration stay closed where the focus has moved on', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/')
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

test('values that the browser restores or fills in, and what is typed during hydration, are noticed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Early failure/)
  await newMember(page)
  const hydrate = await openUnhydrated(page, PERSONAL)
  // It ends what is held, not the typing.
  await failEarly(page)
  const location = page.getByLabel('Location')
  const bio = page.getByLabel('Bio')
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
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Saved successfully!')
  await page.reload()
  await expect(bio).toHaveValue('Moon and tea')
  await expect(location).toHaveValue('Lisbon')
})

test('where React renders the page anew, what was typed and pressed moves to the new elements', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Minified React error #(418|423|425)|[Hh]ydrat/)
  await newMember(page)
  const hydrate = await openUnhydrated(page, PERSONAL)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Another heading'
  })
  const before = await page.getByLabel('Bio').elementHandle()
  await page.getByLabel('Bio').fill('Moon and tea')
  await page.getByRole('button', { name: 'Ada Lovelace: your account' }).click()
  await hydrate()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  expect(await before?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(page.getByLabel('Bio')).toHaveValue('Moon and tea')
  await expect(page.getByText('12/500')).toBeVisible()
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

  hydrate = await openUnhydrated(page, PERSONAL)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.locator('input[type=file][name=photo]').setInputFiles(picture)
  await hydrate()
  await expectNotice(page, 'Saved successfully!')
  expect(sent.filter((path) => path === '/resources/photo')).toHaveLength(1)

  await open(page, '/app/explore')
  const type = page.locator('select[name=type]').filter({ visible: true })
  await type.selectOption({ index: 2 })
  await expect(page).toHaveURL(/type=/)
  const late = page.url()
  hydrate = await openUnhydrated(page, '/app/explore')
  await type.selectOption({ index: 2 })
  await hydrate()
  await expect(page).toHaveURL(late)
})

test('Enter in a sign-in form before hydration signs in with what was typed', async ({ browser, page }) => {
  const username = await newMember(page)
  const visitor = await browser.newContext()
  const other = await visitor.newPage()
  const hydrate = await openUnhydrated(other, '/login')
  await other.getByLabel('Email').fill(`${username}@example.com`)
  const password = other.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await password.press('Enter')
  await isHeld(other.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(password).toHaveValue(PASSWORD)
  await markDocument(other)
  await hydrate()
  await expect(other).toHaveURL(/\/app\//)
  await sameDocument(other)
  await visitor.close()
})

test('a press is repeated in a hidden tab, dropped when the page is left, and a link alone is not held', async ({
  strangers: { one, other },
}) => {
  const { page } = other
  const text = unique('Left early')
  const path = `/posts/${await posts(one, text)}`
  const like = likeIn(card(page, text))
  let hydrate = await openUnhydrated(page, path)
  await like.click()
  await isHeld(like)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await isNotHeld(like)
  await hydrate()
  await expect(like).toHaveAttribute('aria-pressed', 'false')

  hydrate = await openUnhydrated(page, path)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await like.click()
  await hydrate()
  await expect(like).toHaveAttribute('aria-pressed', 'true')

  await openUnhydrated(page, path)
  const explore = page.locator('nav a[href="/app/explore"]').filter({ visible: true }).first()
  await explore.waitFor()
  await markDocument(page)
  await explore.click()
  await expect(page).toHaveURL(/\/app\/explore$/)
  await expect(page.locator('html[data-same-document]')).toHaveCount(0)
})

test('a press that needs activation is repeated only while the browser grants it', async ({
  strangers: { one, other },
}) => {
  const { page } = other
  const text = unique('Shared early')
  const path = `/posts/${await posts(one, text)}`
  for (const isActive of [false, true]) {
    const hydrate = await openUnhydrated(page, path)
    await page.evaluate((isActive) => {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive } })
      Object.defineProperty(navigator, 'share', {
        value: async () => document.documentElement.setAttribute('data-shared', ''),
      })
    }, isActive)
    const share = card(page, text).getByRole('button', { name: 'Share' })
    await share.click()
    await isHeld(share)
    await hydrate()
    await isNotHeld(share)
    await expect(page.locator('html[data-shared]')).toHaveCount(isActive ? 1 : 0)
  }
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
    await expect(button).not.toHaveAttribute('data-held')
    settle(true)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('where scripts fail, a message that was sent by Enter is sent as a plain form', async ({
  writers: { one, path },
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/)
  const { page } = one
  const settle = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  const text = unique('Sent plainly')
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await isHeld(composer(page))
  await markDocument(page)
  settle(true)
  await expect(bubble(page, text)).toBeVisible()
  await expect(page.locator('html[data-same-document]')).toHaveCount(0)
})
