import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { open } from './fixtures/open'
import { test } from './fixtures/two-members'

const PREMIUM = '/app/settings?tab=premium'
const SEEDED =
  'tobias_wren aoife_ni_bhriain maximilian claire_dm joao_s jlopez river_santafe sam_t beatriz_alm priya_raman kenji harriet_p thandeka anna_sokolova dmitry_k e_voznesenskaya ilya_ural marina_more aygul lev daniyar nino_t'

const WORDS = {
  en: {
    connect: 'Connect with Boris Orlov',
    send: 'Send request',
    few: /^[1-5] of 20 free connection requests left\./,
    none: 'None of your 20 free connection requests left.',
    bites: 'You have asked 20 members in 30 days.',
    lifts: 'With Premium there is no limit.',
    way: 'See Premium',
    begun: '4 of 10 free new conversations left.',
    menu: 'Main menu',
    upgrade: 'Upgrade Now',
  },
  ru: {
    connect: 'Добавить в контакты: Boris Orlov',
    send: 'Отправить запрос',
    few: /^Бесплатных запросов в контакты осталось: [1-5] из 20\./,
    none: 'Бесплатные запросы в контакты (20) закончились.',
    bites: 'За 30 дней отправлено запросов: 20.',
    lifts: 'С Премиумом ограничения нет.',
    way: 'О Премиуме',
    begun: 'Бесплатных новых бесед осталось: 4 из 10.',
    menu: 'Главное меню',
    upgrade: 'Перейти на Премиум',
  },
} as const

/** Asks members of the seeded community to connect; some have closed their pages, and past the twentieth nobody is asked. */
async function askSeeded(page: Page, baseURL: string | undefined, usernames: readonly string[]) {
  for (const username of usernames) {
    await page.request.post('/resources/connections', {
      headers: { Origin: baseURL ?? '' },
      form: { intent: 'request', username },
    })
  }
}

const speak = (page: Page, language: 'en' | 'ru', baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])

for (const language of ['en', 'ru'] as const) {
  const words = WORDS[language]

  test(`how many requests are left is said before they are used up, and then what lifts it, ${language}`, async ({
    strangers: { one, other },
    baseURL,
    consoleErrors,
  }) => {
    test.slow()
    consoleErrors.expect(/403 \(Forbidden\)/)
    const { page } = one
    await speak(page, language, baseURL)
    const all = SEEDED.split(' ')
    let asked = 0
    // Until few are left, whoever of them has closed their page.
    await expect
      .poll(
        async () => {
          await askSeeded(page, baseURL, all.slice(asked, ++asked))
          const { line } = (await (await page.request.get('/resources/usage?of=requests')).json()) as {
            line: { text: string } | null
          }
          return line?.text ?? ''
        },
        { intervals: [0], timeout: 60_000 },
      )
      .toMatch(words.few)

    await open(page, '/app/connections')
    await expect(page.getByText(words.few)).toBeVisible()
    await open(page, `/u/${other.username}`)
    await page.getByRole('button', { name: words.connect }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(words.few)).toBeVisible()
    await expect(dialog.getByRole('link', { name: words.way })).toHaveAttribute('href', PREMIUM)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await askSeeded(page, baseURL, all.slice(asked))
    await open(page, `/u/${other.username}`)
    await page.getByRole('button', { name: words.connect }).click()
    await expect(dialog.getByText(words.none)).toBeVisible()
    await dialog.getByRole('button', { name: words.send }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(words.bites)
    await expect(alert).toContainText(words.lifts)
    await expect(alert.getByRole('link', { name: words.way })).toHaveAttribute('href', PREMIUM)
    await expectAccessible(page)
  })

  test(`how many conversations are left is said before the next one is begun, ${language}`, async ({
    strangers: { one, other },
    baseURL,
  }) => {
    const { page } = one
    await speak(page, language, baseURL)
    await open(page, `/app/messages?to=${other.username}`)
    await expect(page.getByRole('textbox')).not.toHaveCount(0)
    await expect(page.getByText(words.begun)).toHaveCount(0)
    for (const to of ['kenji', 'harriet_p', 'jlopez', 'sam_t', 'priya_raman', 'river_santafe']) {
      await one.ask('/api/conversations', { data: { to } })
    }
    await open(page, `/app/messages?to=${other.username}`)
    await expect(page.getByText(words.begun)).toBeVisible()
  })

  // Of the side menu, which a phone has not: there the way is in the settings and beside each limit, as above.
  test(`who has no premium finds the way to it in the side menu, ${language}`, { tag: '@any-screen' }, async ({
    strangers: { one },
    baseURL,
  }) => {
    await speak(one.page, language, baseURL)
    await open(one.page, '/app/dashboard')
    const menu = one.page.getByRole('navigation', { name: words.menu }).first()
    await expect(menu.getByRole('link', { name: words.upgrade })).toHaveAttribute('href', PREMIUM)
  })
}

test('premium members are offered nothing', async ({ page, signIn }) => {
  await signIn('jlopez')
  await open(page, '/app/insights')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(`a[href="${PREMIUM}"]`)).toHaveCount(0)
})

test('what is locked leads to what opens it', async ({ strangers: { one } }) => {
  await open(one.page, '/app/insights')
  const locked = one.page.getByRole('article').filter({ hasText: 'The whole text is for Premium members.' }).first()
  await expect(locked.getByRole('link', { name: 'See what Premium opens' })).toHaveAttribute('href', PREMIUM)
})
