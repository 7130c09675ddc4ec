import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { bubble, openLive } from './fixtures/conversation'
import { saved } from './fixtures/feed'
import { awake, open } from './fixtures/open'
import { seededSession } from './fixtures/sessions'
import { test as base, type Writer } from './fixtures/two-members'

/** The admin of the seeded community: see scripts/e2e-serve.mjs. */
const ADMIN = 'thandeka'
/** Members who have been here for long enough for their reports to hide things. */
const ESTABLISHED = ['tobias_wren', 'kenji', 'jlopez'] as const

const HOME = '/app/dashboard'
const PRIVACY = '/app/settings?tab=privacy'

type Fixtures = {
  /** A page of a member of the seeded community. */
  seeded: (username: string) => Promise<Page>
}

const test = base.extend<Fixtures>({
  seeded: async ({ browser, baseURL, consoleErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (username) => {
      const context = await browser.newContext()
      contexts.push(context)
      consoleErrors.watch(context)
      await context.addCookies([{ ...seededSession(username), url: baseURL, httpOnly: true, sameSite: 'Lax' }])
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

const cards = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const comment = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
/** A text no other test writes. */
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`

/** Writes a post behind the page; its id. */
async function posted({ ask }: Writer, content: string) {
  const id = crypto.randomUUID()
  const form = { intent: 'create', id, content, tags: '', visibility: 'public', comments: 'everyone', context: '' }
  await ask('/resources/posts', { form })
  return id
}

async function commented({ ask }: Writer, post: string, content: string) {
  const id = crypto.randomUUID()
  await ask('/resources/comments', { form: { intent: 'create', id, post, content } })
  return id
}

/** Chooses from the menu of a card or a comment. */
async function choose(page: Page, within: ReturnType<Page['locator']>, item: string | RegExp) {
  const button = within.getByRole('button', { name: /^(More about|Ещё о записи)/ })
  await awake(button)
  await button.click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Posts by the page, once its composer is awake. */
async function write(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'What you want to post' })
  await field.click()
  await awake(field)
  await field.fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

const speakRussian = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])

test('three reports by members who are here for long hide a post until a moderator shows it again', async ({
  strangers: { one: author, other: reader },
  seeded,
  baseURL,
  consoleErrors,
}) => {
  // A report without a reason; the page of a post that is hidden meanwhile.
  consoleErrors.expect(/status of (400|404)/)
  const text = unique('Cheap wonders')
  const id = await posted(author, text)
  const [first, ...others] = await Promise.all(ESTABLISHED.map((username) => seeded(username)))
  await open(first!, HOME)
  await choose(first!, cards(first!, text), 'Report')
  const dialog = first!.getByRole('dialog', { name: 'Report this post' })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please choose what is wrong')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Spam or fraud' }).check()
  await expectAccessible(first!)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Thank you for telling us.')).toBeVisible()
  await expectAccessible(first!)
  for (const page of others) {
    expect((await reader.page.goto(`/posts/${id}`))?.status()).toBe(200)
    const form = { kind: 'post', id, reason: 'spam', note: '' }
    const answer = await page.request.post('/resources/reports', { headers: { Origin: baseURL ?? '' }, form })
    expect(answer.status()).toBe(200)
  }
  expect((await reader.page.goto(`/posts/${id}`))?.status()).toBe(404)
  await open(author.page, `/posts/${id}`)
  await expect(author.page.getByText('Hidden by moderation', { exact: true })).toBeVisible()
  await open(author.page, '/app/appeals')
  await expect(cards(author.page, text)).toContainText('several members reported it')

  const room = await seeded(ADMIN)
  await open(room, '/moderation')
  const found = cards(room, text)
  await expect(found).toContainText('3 reports')
  await found.getByRole('button', { name: 'Show again' }).click()
  await expect(room.getByText('It is shown again. The member has been told.')).toBeVisible()
  await expect(found).toBeHidden()
  // What has been said of one page is no news on the next.
  await room.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(room.getByText('Hidden after reports').first()).toBeVisible()
  await expect(room.getByText('It is shown again. The member has been told.')).toBeHidden()
  expect((await reader.page.goto(`/posts/${id}`))?.status()).toBe(200)
})

test('a comment is reported from its menu, and a moderator finds it by theirs', async ({ strangers, seeded }) => {
  const { one: author, other: writer } = strangers
  const post = await posted(author, unique('A guest book'))
  const words = unique('Go away')
  await commented(writer, post, words)
  await open(author.page, `/posts/${post}`)
  await choose(author.page, comment(author.page, words), 'Report')
  const dialog = author.page.getByRole('dialog', { name: 'Report this comment' })
  await dialog.getByRole('radio', { name: 'Harassment or threats' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Mute for 30 days' }).click()
  await expect(dialog.getByText('Muted for 30 days.')).toBeVisible()
  await author.page.reload()
  await expect(comment(author.page, words)).toHaveCount(0)

  const room = await seeded(ADMIN)
  await open(room, `/posts/${post}`)
  await choose(room, comment(room, words), 'Moderate')
  const found = room.getByRole('article').filter({ hasText: words })
  await expect(found).toContainText('Harassment or threats')
  // Twice about the same member: each time by the page as it is then.
  await found.getByText('Warn…').click()
  await found.getByRole('textbox', { name: 'What the member is told' }).fill('Please be kind')
  await found.getByRole('button', { name: 'Send warning' }).click()
  await expect(room.getByText('The warning has been sent.')).toBeVisible()
  await found.getByText('Hide…').click()
  await found.getByRole('textbox', { name: 'What the member is told' }).fill('As said')
  await found.getByRole('button', { name: 'Hide it', exact: true }).click()
  await expect(room.getByText('Hidden. The member has been told.')).toBeVisible()
  await expect(found.getByText('What was done about this member before: 2')).toBeVisible()
})

test('an event is reported from its page and hidden by a moderator; its host alone sees it then, and why', async ({
  strangers: { one: host, other: reader },
  seeded,
  consoleErrors,
}) => {
  // The page of the event for whoever has lost it.
  consoleErrors.expect(/status of 404/)
  const title = unique('Quick money circle')
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const form = {
    ...{ id: crypto.randomUUID(), kind: 'circle', title, description: 'Send first', language: 'en', format: 'online' },
    ...{ time_zone: 'Europe/Berlin', start_date: day, start_time: '18:00', end_date: day, end_time: '19:00' },
  }
  await host.ask('/app/events/new', { form })
  const path = `/app/events/${form.id}`
  await open(reader.page, path)
  await reader.page.getByRole('link', { name: 'Report this event' }).click()
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Report this event')
  await reader.page.getByRole('radio', { name: 'Spam or fraud' }).check()
  await reader.page.getByRole('button', { name: 'Send report' }).click()
  await expect(reader.page.getByText('Thank you for telling us.')).toBeVisible()

  const room = await seeded(ADMIN)
  await open(room, '/moderation')
  const found = cards(room, title)
  await expect(found).toContainText('Event of Ada Lovelace')
  await expect(found).toContainText('Send first')
  await expectAccessible(room)
  await found.getByText('Hide…').click()
  await found.getByRole('textbox', { name: 'What the member is told' }).fill('Nobody asks for money here')
  await found.getByRole('button', { name: 'Hide it', exact: true }).click()
  await expect(room.getByText('Hidden. The member has been told.')).toBeVisible()

  expect((await reader.page.goto(path))?.status()).toBe(404)
  await open(host.page, '/app/notifications')
  await host.page.getByRole('link', { name: /A moderator hid your event/ }).click()
  await expect(host.page).toHaveURL(new RegExp(`${path}$`))
  await expect(host.page.getByText('Only you see this event now')).toBeVisible()
  await expect(host.page.getByText('Cancel the event…')).toHaveCount(0)
  await expectAccessible(host.page)
  await host.page.getByRole('link', { name: 'What was decided' }).click()
  await expect(cards(host.page, title)).toContainText('A moderator has hidden your event')
})

test('по-русски: a message is reported, and moderators read it only with consent', async ({
  writers: { one, other, id, path },
  seeded,
  baseURL,
}) => {
  const words = unique('Дай свой адрес')
  await one.ask(`/api/conversations/${id}/messages`, { data: { clientId: crypto.randomUUID(), content: words } })
  const room = await seeded(ADMIN)
  for (const page of [other.page, room]) await speakRussian(page, baseURL)
  const report = async (consents: boolean) => {
    await openLive(other.page, path)
    await bubble(other.page, words).getByText(words).click()
    await bubble(other.page, words).getByRole('link', { name: 'Пожаловаться' }).click()
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Пожаловаться на сообщение')
    await other.page.getByRole('radio', { name: 'Травля или угрозы' }).check()
    if (consents) await other.page.getByRole('checkbox', { name: 'Модераторы могут увидеть' }).check()
    await expectAccessible(other.page)
    await other.page.getByRole('button', { name: 'Отправить жалобу' }).click()
    await expect(other.page.getByText('Спасибо, что сообщили.')).toBeVisible()
    return new URL(other.page.url()).searchParams.get('id') ?? ''
  }
  const message = await report(false)
  await open(room, `/moderation/cases/message/${message}`)
  await expect(room.getByText('Согласия показать это сообщение нет.')).toBeVisible()
  await expect(room.getByText(words)).toHaveCount(0)
  await report(true)
  await open(room, '/moderation')
  const found = cards(room, words)
  await expect(found).toContainText('Копия, с согласия того, кто пожаловался.')
  await expectAccessible(room)
  await found.getByRole('button', { name: 'Всё в порядке' }).click()
  await expect(room.getByText('Жалобы закрыты.')).toBeVisible()
  await expect(found).toBeHidden()
})

test('a suspended member reads so wherever they would write, objects, and is free again when that is granted', async ({
  strangers: { one, other },
  seeded,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/)
  const post = await posted(other, unique('Good morning'))
  const room = await seeded(ADMIN)
  await open(room, `/moderation/cases/member/${one.username}`)
  await room.getByText('Suspend…').click()
  await room.getByRole('textbox', { name: 'What the member is told' }).fill('Three warnings')
  await room.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(room.getByText('Suspended. The member has been told.')).toBeVisible()

  const { page } = one
  const banner = page.getByRole('region', { name: 'Your account is suspended' })
  for (const path of [`/u/${other.username}`, `/posts/${post}`, HOME]) {
    await open(page, path)
    await expect(banner).toContainText('Three warnings')
  }
  await expectAccessible(page)
  await write(page, 'Let me in')
  await expect(page.getByText('Your account may not write for now.')).toBeVisible()

  await banner.getByRole('link', { name: 'I think this is wrong' }).click()
  const own = page.getByRole('article').filter({ hasText: 'Three warnings' })
  await own.getByText('I think this is wrong').click()
  const why = unique('It was somebody else')
  await own.getByLabel('Why do you think it is wrong?').fill(why)
  await own.getByRole('button', { name: 'Send objection' }).click()
  await expect(page.getByText('Your objection has been sent.')).toBeVisible()

  await open(room, '/moderation/appeals')
  const appeal = cards(room, why)
  await appeal.getByRole('button', { name: 'Grant: take it back' }).click()
  await expect(room.getByText('The objection is granted. The member has been told.')).toBeVisible()
  await open(page, HOME)
  await expect(banner).toHaveCount(0)
  const again = unique('Here again')
  await write(page, again)
  await expect(cards(page, again).getByRole('button', { name: /^Like/ })).toBeVisible()
})

test('a member is muted from a card for a week, then blocked from one, and either is taken back', async ({
  strangers: { one: author, other },
}) => {
  const { page } = other
  const text = unique('All day long')
  await posted(author, text)
  await open(page, HOME)
  await saved(page, '/resources/mutes', () => choose(page, cards(page, text), 'For 7 days'))
  await expect(cards(page, text)).toHaveCount(0)
  await expect(page.getByText(`@${author.username} is muted`)).toBeVisible()
  await page.reload()
  await expect(cards(page, text)).toHaveCount(0)
  await open(page, PRIVACY)
  const muted = page.getByRole('region', { name: 'Muted members' })
  await expect(muted).toContainText(`@${author.username}`)
  await expect(muted).toContainText(/until \d+ [A-Z]/)
  await expectAccessible(page)
  await muted.getByRole('button', { name: 'Unmute Ada Lovelace' }).click()
  await expect(muted.getByText('You have muted nobody')).toBeVisible()

  const words = page.getByRole('region', { name: 'Muted words' })
  await words.getByRole('textbox').fill(text)
  await words.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(words.getByRole('button', { name: `Unmute “${text}”` })).toBeVisible()
  await open(page, HOME)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(cards(page, text)).toHaveCount(0)
  await open(page, PRIVACY)
  await words.getByRole('button', { name: `Unmute “${text}”` }).click()
  await expect(words.getByText('No words are muted.')).toBeVisible()

  await open(page, HOME)
  await choose(page, cards(page, text), /^Block/)
  await saved(page, '/resources/blocks', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click(),
  )
  await expect(cards(page, text)).toHaveCount(0)
  await open(page, PRIVACY)
  const blocked = page.getByRole('region', { name: 'Blocked members' })
  await blocked.getByRole('button', { name: 'Unblock Ada Lovelace' }).click()
  await expect(blocked.getByText(`@${author.username}`)).toHaveCount(0)
  await open(page, HOME)
  await expect(cards(page, text)).toBeVisible()
})

test('without scripts a post and a comment are reported, and their author muted and blocked @any-screen', async ({
  strangers: { one: author, other },
  browser,
}) => {
  const post = await posted(author, unique('All day long'))
  const words = unique('And all night')
  await commented(author, post, words)
  const page = await plain(browser, other)
  for (const [within, title] of [
    [page.getByRole('main'), 'Report this post'],
    [comment(page, words), 'Report this comment'],
  ] as const) {
    await page.goto(`/posts/${post}`)
    await within.getByRole('link', { name: 'Report', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('radio', { name: 'Something else' }).check()
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Thank you for telling us.')).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`/posts/${post}`)
  }
  await page.goto(`/u/${author.username}`)
  await page.getByRole('button', { name: /Mute.*7 days/ }).click()
  await expect(page).toHaveURL(`/u/${author.username}`)
  await expect(page.getByText(/^Muted until/)).toBeVisible()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Blocked members' })).toContainText(`@${author.username}`)
})

async function plain(browser: Browser, { page }: Writer) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}
