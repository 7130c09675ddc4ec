import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { open } from './fixtures/open'
import { seededSession } from './fixtures/sessions'
import { test as base } from './fixtures/two-members'

/** The admin of the seeded community: see scripts/e2e-serve.mjs. */
const ADMIN = 'thandeka'

type Fixtures = {
  /** A page of the admin. */
  room: Page
}

const test = base.extend<Fixtures>({
  room: async ({ browser, baseURL, consoleErrors }, use) => {
    const context = await browser.newContext()
    consoleErrors.watch(context)
    await context.addCookies([{ ...seededSession(ADMIN), url: baseURL, httpOnly: true, sameSite: 'Lax' }])
    await use(await context.newPage())
  },
})

const WORDS = {
  en: {
    report: 'Report this post',
    spam: 'Spam or fraud',
    note: 'Anything to add?',
    send: 'Send report',
    thanks: 'Thank you for telling us.',
    hide: 'Hide…',
    told: 'What the member is told',
    hideIt: 'Hide it',
    hidden: 'Hidden. The member has been told.',
    own: 'A moderator has hidden your post',
    object: 'I think this is wrong',
    why: 'Why do you think it is wrong?',
    sendObjection: 'Send objection',
    sent: 'Your objection has been sent.',
    grant: 'Grant: take it back',
    granted: 'The objection is granted. The member has been told.',
    right: 'You objected, and you were right: it has been taken back',
  },
  ru: {
    report: 'Пожаловаться на публикацию',
    spam: 'Спам или обман',
    note: 'Хотите что-то добавить?',
    send: 'Отправить жалобу',
    thanks: 'Спасибо, что сообщили.',
    hide: 'Скрыть…',
    told: 'Что сообщить участнику',
    hideIt: 'Скрыть',
    hidden: 'Скрыто. Участнику сообщено.',
    own: 'Ваша публикация скрыта модератором',
    object: 'Возразить',
    why: 'Почему вы считаете это неверным?',
    sendObjection: 'Отправить возражение',
    sent: 'Возражение отправлено.',
    grant: 'Принять: отменить решение',
    granted: 'Возражение принято. Участнику сообщено.',
    right: 'Возражение принято: решение отменено',
  },
} as const

async function speak(page: Page, language: 'en' | 'ru', baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
}

for (const language of ['en', 'ru'] as const) {
  test(`a post is reported, hidden, objected to and shown again, ${language}`, async ({ strangers, room, baseURL }) => {
    const words = WORDS[language]
    const { one: author, other: reporter } = strangers
    for (const page of [author.page, reporter.page, room]) await speak(page, language, baseURL)
    const id = crypto.randomUUID()
    const content = `Cheap wonders ${id}`
    const form = { intent: 'create', id, content, tags: '', visibility: 'public', comments: 'everyone', context: '' }
    await author.ask('/resources/posts.data', { form })

    await open(reporter.page, `/report?kind=post&id=${id}`)
    await expect(reporter.page.getByRole('heading', { level: 1 })).toHaveText(words.report)
    await expectAccessible(reporter.page)
    await reporter.page.getByRole('radio', { name: words.spam }).check()
    await reporter.page.getByLabel(words.note).fill(`Ten times ${id}`)
    await reporter.page.getByRole('button', { name: words.send }).click()
    await expect(reporter.page.getByText(words.thanks)).toBeVisible()
    await expectAccessible(reporter.page)

    await open(room, '/moderation')
    const card = room.getByRole('article').filter({ hasText: content })
    await expect(card).toContainText(`Ten times ${id}`)
    await expectAccessible(room)
    await card.getByText(words.hide, { exact: true }).click()
    await card.getByRole('textbox', { name: words.told }).fill('Advertising')
    await card.getByRole('button', { name: words.hideIt, exact: true }).click()
    await expect(room.getByText(words.hidden)).toBeVisible()
    await expect(card).toBeHidden()

    await open(author.page, '/app/appeals')
    const own = author.page.getByRole('article').filter({ hasText: content })
    await expect(own).toContainText(words.own)
    await expect(own).toContainText('Advertising')
    await own.getByText(words.object, { exact: true }).click()
    await own.getByLabel(words.why).fill(`A joke ${id}`)
    await expectAccessible(author.page)
    await own.getByRole('button', { name: words.sendObjection }).click()
    await expect(author.page.getByText(words.sent)).toBeVisible()

    await open(room, '/moderation/appeals')
    const appeal = room.getByRole('article').filter({ hasText: `A joke ${id}` })
    await expectAccessible(room)
    await appeal.getByRole('button', { name: words.grant }).click()
    await expect(room.getByText(words.granted)).toBeVisible()
    await expect(appeal).toBeHidden()
    await room.goto('/moderation/log')
    await expectAccessible(room)

    await author.page.reload()
    await expect(own).toContainText(words.right)
  })
}

test('a suspended member reads above every page until when and why', async ({ strangers, room, consoleErrors }) => {
  const { page, username } = strangers.one
  consoleErrors.expect(/status of 403/)
  await open(room, `/moderation/cases/member/${username}`)
  await room.getByText('Suspend…').click()
  await room.getByRole('textbox', { name: 'What the member is told' }).fill('Three warnings')
  await room.getByText('30 days', { exact: true }).click()
  await room.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(room.getByText('Suspended. The member has been told.')).toBeVisible()
  await expect(room.getByText('Suspended until')).toBeVisible()
  await expectAccessible(room)

  await open(page, '/app/settings?tab=personal')
  const banner = page.getByRole('region', { name: 'Your account is suspended' })
  await expect(banner).toContainText('Three warnings')
  await expectAccessible(page)
  await page.getByLabel('Bio').fill('New words')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('While your account is suspended your profile stays as it is')).toBeVisible()
  // What is not saved would ask before it is left.
  await page.getByLabel('Bio').fill('')
  await banner.getByRole('link', { name: 'I think this is wrong' }).click()
  await expect(page.getByRole('heading', { name: 'Moderation and you' })).toBeVisible()
})

test('of two who act at once the second is told @any-screen', async ({ strangers, room, consoleErrors }) => {
  consoleErrors.expect(/status of 409/)
  const path = `/moderation/cases/member/${strangers.one.username}`
  await open(room, path)
  const second = await room.context().newPage()
  await open(second, path)
  for (const page of [room, second]) {
    await page.getByText('Warn…').click()
    await page.getByRole('textbox', { name: 'What the member is told' }).fill('Please be kind')
  }
  await room.getByRole('button', { name: 'Send warning' }).click()
  await expect(room.getByText('The warning has been sent.')).toBeVisible()
  await second.getByRole('button', { name: 'Send warning' }).click()
  await expect(second.getByText('Not done: somebody has done something about this member')).toBeVisible()
})

test('without scripts a member is reported, and a moderator warns them @any-screen', async ({
  strangers,
  browser,
  baseURL,
}) => {
  const { one, other } = strangers
  const plain = async (cookies: Parameters<Awaited<ReturnType<typeof browser.newContext>>['addCookies']>[0]) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies(cookies)
    return context.newPage()
  }
  const page = await plain(await other.page.context().cookies())
  await page.goto(`/report?kind=member&id=${one.username}`)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Please choose what is wrong')).toBeVisible()
  await page.getByRole('radio', { name: 'Harassment or threats' }).check()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you for telling us.')).toBeVisible()

  const admin = await plain([{ ...seededSession(ADMIN), url: baseURL ?? '' }])
  await admin.goto(`/moderation/cases/member/${one.username}`)
  await admin.getByText('Warn…').click()
  await admin.getByRole('textbox', { name: 'What the member is told' }).fill('Please be kind')
  await admin.getByRole('button', { name: 'Send warning' }).click()
  await expect(admin.getByText('The warning has been sent.')).toBeVisible()
  await expect(admin).toHaveURL(/\/moderation\/cases\/member\/.*done=warn/)
})
