import type { Page } from '@playwright/test'
import { seedMembers } from '../../drizzle/seed/community'
import { accountOf } from '../../scripts/seed/account'
import { expect, expectAccessible, test } from './fixtures'
import { awake, open } from './fixtures/open'

const PASSWORD = 'plinth walrus kayak'
const TAB = '/app/settings?tab=referral'

const [inviter] = seedMembers(1)
const INVITATION = accountOf(inviter!, 0, '').referralCode

let made = 0
const newName = () => `friend_${Date.now().toString(36)}_${process.pid}_${++made}`.slice(0, 30)

const WORDS = {
  en: {
    name: 'Full name',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    code: 'Referral code',
    onward: 'Continue',
    skip: 'Skip',
    applied: 'A referral code was applied to your account.',
    comesBack: '10% comes back to you as credit',
  },
  ru: {
    name: 'Полное имя',
    username: 'Имя пользователя',
    email: 'Электронная почта',
    password: 'Пароль',
    confirm: 'Пароль ещё раз',
    code: 'Реферальный код',
    onward: 'Продолжить',
    skip: 'Пропустить',
    applied: 'К вашему аккаунту применён реферальный код.',
    comesBack: '10 % вернутся вам скидкой',
  },
} as const

async function fillAccount(page: Page, words: (typeof WORDS)[keyof typeof WORDS], name: string) {
  await page.getByLabel(words.name).fill('Ada Lovelace')
  await page.getByLabel(words.username).fill(name)
  await page.getByLabel(words.email).fill(`${name}@example.com`)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.confirm).fill(PASSWORD)
}

for (const language of ['en', 'ru'] as const) {
  const words = WORDS[language]

  test(`a friend follows a link, looks around, comes back, and joins by it, ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await open(page, `/join?ref=${INVITATION}`)
    await expect(page).toHaveURL(`/register?ref=${INVITATION}`)
    const remembered = (await context.cookies()).find(({ name }) => name === 'ref')
    expect(remembered?.value).toBe(INVITATION)
    const days = (Number(remembered?.expires) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(30)
    await open(page, '/')
    await open(page, '/register')
    await expect(page.getByLabel(words.code)).toHaveValue(INVITATION)
    await fillAccount(page, words, newName())
    await page.getByRole('button', { name: words.onward, exact: true }).click()
    await page.getByRole('button', { name: words.skip }).click()
    await page.waitForURL('**/register/success')
    await expect(page.getByText(words.applied)).toBeVisible()
    await expect(page.getByText(words.comesBack)).toBeVisible()
    expect((await context.cookies()).some(({ name }) => name === 'ref')).toBe(false)
  })
}

test('a code nobody has is said at its field, and is not remembered', async ({ page, context }) => {
  await open(page, '/join?ref=NOBODYS7')
  await expect(page.getByLabel('Referral code')).toHaveValue('NOBODYS7')
  await expect(page.getByText('No member has this referral code')).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'ref')).toBe(false)
})

test('a member who opens an invitation is asked, and stays', async ({ page, signIn }) => {
  await signIn(inviter!.username)
  await open(page, `/join?ref=${INVITATION}`)
  await expect(page.getByRole('button', { name: 'Sign out and create a new account' })).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await page.waitForURL('**/app/dashboard')
})

test('the link is copied, which is said for three seconds', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await signIn(inviter!.username)
  await open(page, TAB)
  const copy = page.getByRole('button', { name: 'Copy link' })
  await awake(copy)
  await expectAccessible(page)
  // From here on time goes only where it is told to.
  await page.clock.pauseAt(Date.now() + 60_000)
  const link = await page.getByLabel('Your link').inputValue()
  expect(link).toBe(`${new URL(page.url()).origin}/join?ref=${INVITATION}`)
  await copy.click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.runFor(2900)
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('Link copied to clipboard!')).toBeHidden()
  await expect(copy).toBeVisible()
})

test('where copying is refused, the link is selected', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
  })
  await signIn(inviter!.username)
  await open(page, TAB)
  const copy = page.getByRole('button', { name: 'Copy link' })
  await awake(copy)
  await copy.click()
  await expect(page.getByText('Your browser does not allow copying.')).toBeVisible()
  const field = page.getByLabel('Your link')
  expect(
    await field.evaluate((node: HTMLInputElement) =>
      node.value.slice(node.selectionStart ?? 0, node.selectionEnd ?? 0),
    ),
  ).toBe(await field.inputValue())
})

test('the share sheet of the device is offered where there is one, and is given the link', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) })
  })
  await signIn(inviter!.username)
  await open(page, TAB)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared[0]?.url)
  await expect.poll(shared).toBe(await page.getByLabel('Your link').inputValue())
})

test('without a share sheet there is no button for one', async ({ page, signIn }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await signIn(inviter!.username)
  await open(page, TAB)
  await awake(page.getByRole('button', { name: 'Copy link' }))
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
})

test('in Russian, from the tabs', async ({ page, context, baseURL, signIn }) => {
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL! }])
  await signIn(inviter!.username)
  await open(page, '/app/settings')
  await page.getByRole('link', { name: 'Приглашения' }).click()
  await expect(page.getByRole('heading', { name: 'Пригласите друзей' })).toBeVisible()
  await expect(page.getByText('Всего заработано')).toBeVisible()
  await expect(page.getByText(INVITATION, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('code, link and steps are there, and no button that does nothing', async ({ page, signIn }) => {
    await signIn(inviter!.username)
    await page.goto(TAB)
    await expect(page.getByLabel('Your link')).toHaveValue(new RegExp(`/join\\?ref=${INVITATION}$`))
    await expect(page.getByText('How it works')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    await page.goto(`/join?ref=${INVITATION}`)
    await expect(page.getByRole('button', { name: 'Sign out and create a new account' })).toBeVisible()
  })
})
