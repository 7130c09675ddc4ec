import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { open } from './fixtures/open'
import { seededSession } from './fixtures/sessions'
import { test as base } from './fixtures/two-members'

/** The admin of the seeded community, and a member of it with premium. */
const ADMIN = 'thandeka'
const PREMIUM = 'jlopez'

type Fixtures = { room: Page; premium: Page }

const test = base.extend<Fixtures>({
  room: async ({ browser, baseURL, consoleErrors }, use) => {
    const context = await browser.newContext()
    consoleErrors.watch(context)
    await context.addCookies([{ ...seededSession(ADMIN), url: baseURL, httpOnly: true, sameSite: 'Lax' }])
    await use(await context.newPage())
  },
  premium: async ({ browser, baseURL, consoleErrors }, use) => {
    const context = await browser.newContext()
    consoleErrors.watch(context)
    await context.addCookies([{ ...seededSession(PREMIUM), url: baseURL, httpOnly: true, sameSite: 'Lax' }])
    await use(await context.newPage())
  },
})

const WORDS = {
  en: {
    title: 'Support',
    about: 'What is it about?',
    question: 'Your question',
    send: 'Send',
    missing: 'Please say what it is about',
    asked: 'Your question has been sent.',
    first: 'As a Premium member you are answered first.',
    waits: 'Waits for an answer',
    answer: 'Your answer',
    sendAnswer: 'Send the answer',
    sent: 'The answer has been sent. The member has been told.',
    answered: 'Answered',
    notice: 'Support answered your question',
    more: 'Write more about it',
    words: 'Your words',
    replied: 'Your words have been sent',
    close: 'Close',
    closed: 'The question is closed.',
  },
  ru: {
    title: 'Поддержка',
    about: 'О чём вопрос?',
    question: 'Ваш вопрос',
    send: 'Отправить',
    missing: 'Напишите, о чём вопрос',
    asked: 'Вопрос отправлен.',
    first: 'Участникам с Премиумом мы отвечаем в первую очередь.',
    waits: 'Ждёт ответа',
    answer: 'Ваш ответ',
    sendAnswer: 'Отправить ответ',
    sent: 'Ответ отправлен. Участник получит уведомление.',
    answered: 'Есть ответ',
    notice: 'Поддержка ответила на ваш вопрос',
    more: 'Дополнить',
    words: 'Ваше сообщение',
    replied: 'Сообщение отправлено',
    close: 'Закрыть',
    closed: 'Вопрос закрыт.',
  },
} as const

for (const language of ['en', 'ru'] as const) {
  test(`two ask, the one with premium comes first, both are answered, ${language}`, async ({
    strangers: { one },
    premium,
    room,
    baseURL,
    consoleErrors,
  }) => {
    test.slow()
    consoleErrors.expect(/400 \(Bad Request\)/)
    const words = WORDS[language]
    for (const page of [one.page, premium, room]) {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    }
    const subject = `Where is my chart ${crypto.randomUUID()}`
    const { page } = one
    await open(page, '/app/support')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await page.getByRole('textbox', { name: words.question }).fill('I cannot find it.')
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.missing)).toBeVisible()
    await expect(page.getByLabel(words.about)).toBeFocused()
    await expect(page.getByRole('textbox', { name: words.question })).toHaveValue('I cannot find it.')
    await page.getByLabel(words.about).fill(subject)
    await page.getByRole('button', { name: words.send, exact: true }).click()
    await expect(page.getByText(words.asked)).toBeVisible()
    await expect(page.getByLabel(words.about)).toHaveValue('')
    const own = page.getByRole('article', { name: subject })
    await expect(own).toContainText(words.waits)
    await expectAccessible(page)

    const paid = `Paid ${crypto.randomUUID()}`
    await open(premium, '/app/support')
    await expect(premium.getByText(words.first)).toBeVisible()
    await premium.getByLabel(words.about).fill(paid)
    await premium.getByRole('textbox', { name: words.question }).fill('And mine?')
    await premium.getByRole('button', { name: words.send, exact: true }).click()
    await expect(premium.getByText(words.asked)).toBeVisible()

    await open(room, '/moderation/support')
    const titles = await room.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
    expect(titles.indexOf(paid)).toBeGreaterThanOrEqual(0)
    expect(titles.indexOf(subject)).toBeGreaterThan(titles.indexOf(paid))
    await expectAccessible(room)
    for (const title of [paid, subject]) {
      const card = room.getByRole('article', { name: title })
      await card.getByLabel(words.answer).fill(`Under the menu, ${title}`)
      await card.getByRole('button', { name: words.sendAnswer }).click()
      await expect(room.getByText(words.sent)).toBeVisible()
      await expect(card).toHaveCount(0)
    }

    await open(page, '/app/notifications')
    await page.getByRole('link', { name: words.notice }).click()
    await expect(page).toHaveURL(/\/app\/support#/)
    await expect(own).toContainText(words.answered)
    await expect(own).toContainText(`Under the menu, ${subject}`)
    await own.getByText(words.more, { exact: true }).click()
    await own.getByLabel(words.words).fill('Found it, thank you.')
    await own.getByRole('button', { name: words.send, exact: true }).click()
    await expect(own).toContainText(words.replied)
    await expect(own).toContainText(words.waits)
    await own.getByRole('button', { name: new RegExp(`^${words.close} `) }).click()
    await expect(own).toContainText(words.closed)
  })
}

test('it is asked, gone on with and closed without scripts', async ({ strangers: { one }, browser, baseURL }) => {
  const { cookies, origins } = await one.page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies, origins } })
  const page = await context.newPage()
  const subject = `Without scripts ${crypto.randomUUID()}`
  await page.goto(`${baseURL}/app/support`)
  await page.getByRole('textbox', { name: 'Your question' }).fill('Kept')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Please say what it is about')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Kept')
  await page.getByLabel('What is it about?').fill(subject)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const own = page.getByRole('article', { name: subject })
  await expect(own).toContainText('Kept')
  await own.getByText('Write more about it').click()
  await own.getByLabel('Your words').fill('And this')
  await own.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(own).toContainText('Your words have been sent')
  await own.getByRole('button', { name: /^Close / }).click()
  await expect(own).toContainText('Closed')
  await context.close()
})
