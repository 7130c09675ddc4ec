import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures'
import { composer } from './fixtures/conversation'
import { saved } from './fixtures/feed'
import { open } from './fixtures/open'
import { test, type Writer } from './fixtures/two-members'

const PATH = '/app/compatibility'
const BIRTHS = {
  one: { birth_date: '1980-07-05', birth_time: '09:30' },
  other: { birth_date: '1986-03-14', birth_time: '17:20' },
}
const PLACE = {
  ...{ birth_city: 'Nizhny Novgorod', birth_country: 'Russia', time_accuracy: 'exact', intent: 'calculate' },
  ...{ latitude: '56.32867', longitude: '44.00205', timezone: 'Europe/Moscow' },
}
const giveChart = ({ ask }: Writer, birth: Record<string, string>) =>
  ask('/app/settings?tab=hd-data', { form: { ...PLACE, ...birth } })

/** The card of whoever has this name. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })

async function find(page: Page, { username }: Writer, words = { search: 'Search by name', submit: 'Search' }) {
  const search = page.locator('main').getByRole('search')
  await search.getByRole('searchbox', { name: words.search }).fill(username)
  await search.getByRole('button', { name: words.submit }).click()
  await expect(page).toHaveURL(/[?&]q=/)
}

test('two take part, find each other, look at why, and learn of an interest only when it is mutual', async ({
  strangers: { one, other },
}) => {
  test.slow()
  await giveChart(one, BIRTHS.one)
  await giveChart(other, BIRTHS.other)
  const { page } = one
  await open(page, '/app/dashboard')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: /^Love/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced HD Love Compatibility')
  await expect(page.getByText('Only members who take part themselves')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show me in Love Compatibility' }).click()
  await expect(page.getByText('Overall Avg')).toBeVisible()
  await expectAccessible(page)

  // Somebody who does not take part is not there.
  await find(page, other)
  await expect(page.getByText('Nobody by that name takes part')).toBeVisible()
  await open(other.page, PATH)
  await other.page.getByRole('button', { name: 'Show me in Love Compatibility' }).click()
  await expect(other.page.getByText('Overall Avg')).toBeVisible()
  await page.reload()
  const card = cardOf(page, 'Boris Orlov')
  await expect(card).toContainText(/\d\d%love match/)
  await expect(card).toContainText(/Type match \d\d%/)
  // The birth data of the other is for themselves alone, and so is their age.
  await expect(card.getByRole('heading')).toHaveText('Boris Orlov')

  await card.getByText('Details', { exact: true }).click()
  for (const score of ['Romantic', 'Emotional', 'Energetic', 'Communication', 'Intimacy', 'Long-term']) {
    await expect(card.getByText(score, { exact: true })).toBeVisible()
  }
  await expect(card.getByText(/Excellent|Good|Moderate/).first()).toBeVisible()
  await expect(card).toContainText('3 of three people left this month.')
  await card.getByRole('button', { name: 'Open the analysis with Boris Orlov' }).click()
  await expect(card.getByText(/^Your types give \d\d/)).toBeVisible()
  await card.getByText('Communication', { exact: true }).click()
  await expect(card.getByText('Where every pair begins').filter({ visible: true })).toBeVisible()
  await expectAccessible(page)

  // Of one side nobody learns.
  await saved(page, '/resources/love', () => card.getByRole('button', { name: 'Interested in Boris Orlov' }).click())
  await expect(card.getByRole('button', { name: 'Interested in Boris Orlov' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(card.getByRole('button', { name: 'Interested in Boris Orlov' })).toHaveAttribute('aria-pressed', 'true')
  await open(other.page, '/app/notifications')
  await expect(other.page.getByText('Nothing here yet')).toBeVisible()
  await open(other.page, PATH)
  await expect(other.page.getByRole('heading', { name: 'Mutual interest' })).toHaveCount(0)

  await find(other.page, one)
  const answering = cardOf(other.page, 'Ada Lovelace')
  await answering.getByRole('button', { name: 'Interested in Ada Lovelace' }).click()
  await expect(other.page.getByRole('heading', { name: 'Mutual interest' })).toBeVisible()
  await expectAccessible(other.page)
  await open(page, '/app/notifications')
  await page.getByRole('link', { name: /You and Boris Orlov are interested in each other/ }).click()
  await expect(page).toHaveURL(/\/app\/compatibility#matches$/)

  // A first line stands ready, and says the percentage.
  await page.getByRole('region', { name: 'Mutual interest' }).getByRole('link', { name: 'Message Boris Orlov' }).click()
  await expect(composer(page)).toHaveValue(/^Hello Boris\. Love Compatibility shows \d\d% for the two of us\./)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).toHaveURL(/\?c=/)

  // Where they write already it stands ready as well, and not again once it is said.
  await open(page, `/app/messages?to=${other.username}&say=love&percent=80`)
  await expect(page).toHaveURL(/say=love.*&c=/)
  await expect(composer(page)).toHaveValue(/Love Compatibility shows 80%/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page).not.toHaveURL(/say=/)
  await page.reload()
  await expect(page.getByRole('log')).toContainText('Love Compatibility shows 80%')
  await expect(composer(page)).toHaveValue('')

  // From the page of their connection a line leads to the match.
  await open(page, `/app/compatibility/${other.username}`)
  await page.getByRole('link', { name: 'See your love match' }).click()
  await expect(card).toContainText(/\d\d%love match/)

  // Taken back, it is nobody's any more.
  await open(page, `${PATH}?q=${other.username}`)
  await saved(page, '/resources/love', () => card.getByRole('button', { name: 'Interested in Boris Orlov' }).click())
  await expect(page.getByRole('heading', { name: 'Mutual interest' })).toHaveCount(0)
  await open(other.page, '/app/notifications')
  await expect(other.page.getByText(/interested in each other/)).toHaveCount(0)

  await open(page, PATH)
  await page.getByRole('button', { name: 'Show me no longer' }).click()
  await expect(page.getByRole('heading', { name: 'See with whom your chart goes together' })).toBeVisible()
})

test('without scripts, in Russian, one takes part, opens an analysis and leaves', async ({
  strangers: { one, other },
  browser,
  baseURL,
}) => {
  test.slow()
  await giveChart(one, BIRTHS.one)
  await giveChart(other, BIRTHS.other)
  await other.ask('/resources/love', { form: { intent: 'show' } })
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies(await one.page.context().cookies(baseURL))
  await context.addCookies([{ name: 'language', value: 'ru', url: baseURL ?? '' }])
  const page = await context.newPage()
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Показывать меня в «Совместимости в любви»' }).click()
  await expect(page).toHaveURL(/\/app\/compatibility$/)
  await find(page, other, { search: 'Поиск по имени', submit: 'Найти' })
  const card = cardOf(page, 'Boris Orlov')
  await card.getByText('Подробнее', { exact: true }).click()
  await card.getByRole('button', { name: 'Открыть разбор: Boris Orlov' }).click()
  await expect(page).toHaveURL(/open=/)
  await expect(card.getByText(/^Ваши типы дают|типы/).first()).toBeVisible()
  await card.getByText('Общение', { exact: true }).click()
  await expect(card.getByText('С чего начинает каждая пара').filter({ visible: true })).toBeVisible()
  await card.getByRole('button', { name: 'Мне интересно: Boris Orlov' }).click()
  await expect(card.getByRole('button', { name: 'Мне интересно: Boris Orlov' })).toHaveText('Интерес отмечен')
  await card.getByRole('link', { name: 'Написать: Boris Orlov' }).click()
  await expect(page.getByRole('textbox', { name: /Сообщение/ })).toHaveValue(/показывает у нас \d\d %/)
  await page.goto('/app/settings?tab=privacy')
  await page.getByRole('button', { name: 'Больше не показывать меня' }).click()
  await expect(page.getByRole('button', { name: 'Показывать меня в «Совместимости в любви»' })).toBeVisible()
  await context.close()
})

test('whoever is too young sees why, and no way in', { tag: '@any-screen' }, async ({ strangers: { one } }) => {
  await giveChart(one, { birth_date: `${new Date().getUTCFullYear() - 17}-01-01`, birth_time: '10:00' })
  await open(one.page, PATH)
  await expect(one.page.getByText('Love Compatibility is for people of 18 and older')).toBeVisible()
  await expect(one.page.getByRole('button', { name: /Show me/ })).toHaveCount(0)
  await expectAccessible(one.page)
})

test('the community fills all three tabs', { tag: '@any-screen' }, async ({ page, signIn }) => {
  await signIn('demo')
  await open(page, PATH)
  await expect(page.getByRole('heading', { name: 'Лев Ом' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'By love match' })
  await tabs.getByRole('link', { name: /High Compatible/ }).click()
  await expect(page.getByRole('heading', { name: 'Марина Ли' })).toBeVisible()
  await tabs.getByRole('link', { name: /Good Matches/ }).click()
  await expect(page.getByRole('button', { name: /^Interested in/ })).toHaveCount(6)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByText('That is everybody.')).toBeVisible()
})
