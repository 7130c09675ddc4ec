import { expect, expectAccessible, test } from './fixtures'
import { becomeMember } from './fixtures/new-member'
import { open } from './fixtures/open'

const PAGE = '/app/dashboard'
const WORDS = {
  en: {
    glance: 'HD at a glance',
    completed: 'Completed today',
    insights: 'Insights',
    more: 'Show 2 more',
    first: 'A channel on loan',
    text: 'Enjoy it and look at it closely',
    started: 'Getting started',
    yours: 'Your profile',
    away: 'Put the list away',
    undo: 'Undo',
    gone: 'The list is away.',
    community: 'Community activity',
    actions: 'Quick actions',
  },
  ru: {
    glance: 'Дизайн Человека вкратце',
    completed: 'Замкнуты сегодня',
    insights: 'Инсайты',
    more: 'Показать ещё 2',
    first: 'Канал взаймы',
    text: 'Радуйтесь этому и смотрите внимательно',
    started: 'С чего начать',
    yours: 'Ваш профиль',
    away: 'Убрать список',
    undo: 'Вернуть',
    gone: 'Список убран.',
    community: 'Жизнь сообщества',
    actions: 'Быстрые действия',
  },
}
const part = (name: string) => ({ name, exact: true })

for (const language of ['en', 'ru'] as const) {
  const words = WORDS[language]

  test(`beside the feed stand the chart, three insights, the community and what to do next (${language})`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn('demo')
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await open(page, PAGE)
    const glance = page.getByRole('region', part(words.glance))
    await expect(glance.getByRole('img')).toHaveAccessibleName(/19/)
    await expect(glance.getByRole('heading', { name: words.completed })).toBeVisible()
    const insights = page.getByRole('region', part(words.insights))
    await expect(insights.locator('summary:visible')).toHaveCount(4)
    await expect(insights.getByText(words.text)).toBeHidden()
    await insights.locator('summary', { hasText: words.first }).press('Enter')
    await expect(insights.getByText(words.text)).toBeVisible()
    await insights.getByText(words.more).click()
    await expect(insights.locator('summary:visible')).toHaveCount(6)
    await expect(page.getByRole('region', part(words.actions)).getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test(`the list of first steps is put away, brought back, and stays as it was left (${language})`, async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL)
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await open(page, PAGE)
    const started = page.getByRole('region', part(words.started))
    await expect(started.getByRole('progressbar')).toHaveAttribute('value', '0')
    await expect(started.getByRole('listitem')).toHaveCount(7)
    // Nothing else of the page changes with it, and nothing is asked for but who is signed in.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await started.getByRole('button', { name: words.away }).press('Enter')
    const yours = page.getByRole('region', part(words.yours))
    await expect(yours.getByRole('status')).toHaveText(words.gone)
    expect(asked.join()).toContain('/resources/first-steps.data')
    // The button stays under the finger, and means the way back.
    await expect(yours.getByRole('button', { name: words.undo })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(started.getByRole('button', { name: words.away })).toBeFocused()
    await started.getByRole('button', { name: words.away }).click()
    await expect(yours.getByRole('status')).toHaveText(words.gone)
    expect(asked.filter((url) => /dashboard\.data(?!\?_routes=root$)/.test(url))).toEqual([])
    await open(page, PAGE)
    await expect(yours).toBeVisible()
    await expect(started).toBeHidden()
  })
}

test('a list that cannot be put away stays, and says so @any-screen', async ({ page, baseURL, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED|Failed to fetch/)
  await becomeMember(page, baseURL)
  await open(page, PAGE)
  await page.route('**/resources/first-steps.data*', (route) => route.abort())
  const card = page.locator('#first-steps')
  await card.getByRole('button').click()
  await expect(card.getByRole('status')).toHaveText('That did not arrive. Please try again.')
  await expect(card.getByRole('heading')).toHaveText('Getting started')
})

test('insights that did not load are asked for again where they should stand @any-screen', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|503/)
  await signIn('demo')
  await open(page, '/app/settings')
  // As when the database answered everything but this one question.
  await page.route('**/app/dashboard.data*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: withoutInsights(await answer.text()) })
  })
  await page.getByRole('link', { name: 'Home' }).first().click()
  const insights = page.getByRole('region', part('Insights'))
  await expect(insights.getByRole('alert')).toContainText('Failed to load insights: Unable to connect to database.')
  await expect(page.getByRole('region', part('Quick actions'))).toBeVisible()
  await page.route('**/resources/insights', (route) => route.abort(), { times: 1 })
  await insights.getByRole('button', { name: 'Retry' }).click()
  await expect(insights.getByRole('alert')).toContainText('Failed to load insights: No connection')
  await insights.getByRole('button', { name: 'Retry' }).click()
  await expect(insights.getByText('A channel on loan')).toBeVisible()
})

/**
 * The data of the page as Remix sends them, with a failure in the place of the insights: a list of values in JSON, in which an
 * object names its keys and values by their places (`_3: 7`), and null is said by -5.
 */
function withoutInsights(sent: string): string {
  const [list = '', ...later] = sent.split('\n')
  const values: unknown[] = JSON.parse(list)
  const [insights, failed] = ['insights', 'failed'].map((key) => `_${values.indexOf(key)}`) as [string, string]
  const answer = values.find(
    (value): value is Record<string, number> => value instanceof Object && insights in value && failed in value,
  )
  if (!answer) throw new Error('The page has no insights to take away')
  answer[insights] = -5
  answer[failed] = values.push('database') - 1
  return [JSON.stringify(values), ...later].join('\n')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sidebar is whole: texts open, the list goes away and comes back', async ({ page, baseURL }) => {
    await becomeMember(page, baseURL)
    await page.goto(PAGE)
    const text = page.getByText('Enjoy it and look at it closely')
    await expect(text).toBeHidden()
    await page.getByText('A channel on loan').click()
    await expect(text).toBeVisible()
    await page.getByRole('button', { name: 'Put the list away' }).click()
    await expect(page.getByRole('region', part('Your profile'))).toBeVisible()
    await page.getByRole('button', { name: 'Show the list' }).click()
    await expect(page.getByRole('region', part('Getting started'))).toBeVisible()
  })
})
