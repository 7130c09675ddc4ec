import type { Page } from '@playwright/test'
import { test as base, expect, expectAccessible } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'
import { seededSession } from './fixtures/sessions'

/** The admin of the seeded community: see scripts/e2e-serve.mjs. */
const ADMIN = 'thandeka'

const test = base.extend<{ room: Page }>({
  room: async ({ browser, baseURL, consoleErrors }, use) => {
    const context = await browser.newContext()
    consoleErrors.watch(context)
    await context.addCookies([{ ...seededSession(ADMIN), url: baseURL, httpOnly: true, sameSite: 'Lax' }])
    await use(await context.newPage())
    await context.close()
  },
})

const WORDS = {
  en: {
    tab: 'Insights',
    new: 'New insight',
    title: 'Title',
    description: 'In one sentence',
    text: 'Text',
    english: 'English',
    russian: 'Russian',
    preview: 'Preview: English',
    published: 'Published',
    save: 'Save',
    missing: 'The text is needed.',
    added: 'The insight is saved as a draft.',
    live: 'The insight is published.',
    draft: 'Draft',
    delete: 'Delete this insight…',
    confirm: 'Delete for good',
    deleted: 'The insight is deleted in both languages.',
  },
  ru: {
    tab: 'Инсайты',
    new: 'Новый инсайт',
    title: 'Заголовок',
    description: 'Одной фразой',
    text: 'Текст',
    english: 'Английский',
    russian: 'Русский',
    preview: 'Предпросмотр: Английский',
    published: 'Опубликовано',
    save: 'Сохранить',
    missing: 'Нужен сам текст.',
    added: 'Инсайт сохранён как черновик.',
    live: 'Инсайт опубликован.',
    draft: 'Черновик',
    delete: 'Удалить инсайт…',
    confirm: 'Удалить навсегда',
    deleted: 'Инсайт удалён на обоих языках.',
  },
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`an admin writes a draft, sees it, publishes it for members and deletes it (${language})`, async ({
    room,
    page,
    baseURL,
    consoleErrors,
  }) => {
    test.slow()
    // What is published must be whole: the form is refused once.
    consoleErrors.expect(/400 \(Bad Request\)/)
    const word = `w${crypto.randomUUID().slice(0, 8)}`
    await room.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await becomeMember(page, baseURL)

    await open(room, '/moderation')
    await room.locator('main').getByRole('link', { name: words.tab, exact: true }).click()
    await expect(room).toHaveURL('/moderation/insights')
    await room.getByRole('link', { name: words.new }).click()
    await expect(room).toHaveURL('/moderation/insights/new')
    const english = room.getByRole('region', { name: words.english, exact: true })
    const russian = room.getByRole('region', { name: words.russian, exact: true })
    await english.getByLabel(words.title).fill(`Tea ${word}`)
    await english.getByLabel(words.description).fill('About tea.')
    const preview = room.getByRole('region', { name: words.preview })
    await expect(preview).toContainText(`Tea ${word}`)
    await expectAccessible(room)
    await room.getByRole('button', { name: words.save, exact: true }).click()
    await expect(room).toHaveURL('/moderation/insights?done=add_insight')
    await expect(room.getByText(words.added)).toBeVisible()
    const line = room.getByRole('listitem').filter({ hasText: `Tea ${word}` })
    await expect(line).toContainText(words.draft)
    await expectAccessible(room)

    await line.getByRole('link').click()
    await room.getByRole('checkbox', { name: words.published }).click()
    await room.getByRole('button', { name: words.save, exact: true }).click()
    await expect(english.getByText(words.missing)).toBeVisible()
    await expect(english.getByLabel(words.title)).toHaveValue(`Tea ${word}`)
    await english.getByLabel(words.text, { exact: true }).fill('Water first.\n\nThen leaves.')
    await russian.getByLabel(words.title).fill(`Чай ${word}`)
    await russian.getByLabel(words.description).fill('О чае.')
    await russian.getByLabel(words.text, { exact: true }).fill('Сначала вода.\n\nПотом листья.')
    await room.getByRole('button', { name: words.save, exact: true }).click()
    await expect(room.getByText(words.live)).toBeVisible()

    await open(page, `/app/search?q=${word}&in=insights`)
    await page.locator('summary', { hasText: `Tea ${word}` }).click()
    await page.getByRole('link', { name: 'Open on its own page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tea ${word}`)
    await expect(page.getByText('Then leaves.')).toBeVisible()

    await room.getByRole('listitem').filter({ hasText: word }).getByRole('link').click()
    await room.getByText(words.delete).click()
    await room.getByRole('button', { name: words.confirm }).click()
    await expect(room.getByText(words.deleted)).toBeVisible()
    await expect(room.getByRole('listitem').filter({ hasText: word })).toHaveCount(0)
    await page.goto(`/app/search?q=${word}&in=insights`)
    await expect(page.getByText(`Tea ${word}`)).toHaveCount(0)
  })
}
