import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { SECTION_IDS } from '~/domain/human-design/reading/reading-section'
import { en } from '~/locales/en'
import { LANGUAGES } from '~/locales/language'
import { ru } from '~/locales/ru'
import { BIRTH, type Member, registered, rowOf, wordsOf } from './account'
import { Visitor } from './visitor'

// Every member registers, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const PAGE = '/app/profile?view=reading'
const DASHBOARD = '/app/dashboard'
const WORDS = { en, ru }

async function memberBorn(change: Record<string, string> = {}): Promise<Member> {
  const member = await registered()
  expect((await member.visitor.post('/app/settings?tab=hd-data', { ...BIRTH, ...change })).status).toBe(302)
  return member
}

const pageOf = async ({ visitor }: Pick<Member, 'visitor'>, path = PAGE) => {
  const response = await visitor.get(path)
  expect(response.status).toBe(200)
  return wordsOf(response)
}

test.each(LANGUAGES)('a chart is written out, each paragraph with what it is based on (%s)', async (language) => {
  const member = await memberBorn()
  member.visitor.cookies.set('language', language)
  const words = await pageOf(member)
  const places = SECTION_IDS.map((id) => words.indexOf(WORDS[language]['written-chart'][`section.${id}`]))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  // Chart 15 of the reference: a Manifesting Generator 5/1 with channels 6-59, 20-34, 20-57 and 34-57.
  expect(words).toContain(WORDS[language]['written-core']['type.manifesting_generator'])
  expect(words).toContain(
    language === 'en'
      ? 'Manifesting Generator · Defined: Sacral, Throat · Channel 20–34'
      : 'Манифестирующий Генератор · Определённость: Сакральный центр, Горловой центр · Канал 20–34',
  )
  expect(words).not.toContain(WORDS[language]['written-core']['uncertain.day'])
})

test('the texts of other charts stay on the server', async () => {
  const { visitor } = await memberBorn()
  const html = await (await visitor.get(PAGE)).text()
  expect(html).not.toContain(en['written-core']['type.reflector'])
})

test('with an unknown time it says what is certain, and what for which part of the day', async () => {
  const words = await pageOf(await memberBorn({ birth_time: '', time_accuracy: 'unknown' }))
  expect(words).toContain(en['written-core']['uncertain.day'])
  expect(words).toMatch(/\d+\s?%/)
})

test('where the chart service is away, an uncertain chart has no reading, and an exact one has', async () => {
  const away = { fetch: async () => Promise.reject(new Error('the chart service is away')) }
  const withoutService = ({ visitor }: Member) => {
    const other = new Visitor({ site: { CHART: away } })
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
    return pageOf({ visitor: other })
  }
  const uncertain = await withoutService(await memberBorn({ time_accuracy: 'approximate' }))
  expect(uncertain).toContain(en['chart-views'].readingUnavailable)
  expect(uncertain).not.toContain(en['written-core']['type.manifesting_generator'])
  expect(await withoutService(await memberBorn())).toContain(en['written-core']['type.manifesting_generator'])
})

test('without a chart the page asks for the birth', async () => {
  const words = await pageOf(await registered())
  expect(words).toContain(en['my-chart'].emptyTitle)
  expect(words).not.toContain(en['written-chart']['section.type'])
})

test('the first page has the chart in three sentences, who to follow in its language, and a prompt, until both are done', async () => {
  const [member, writer, silent, russian] = await Promise.all([memberBorn(), memberBorn(), memberBorn(), memberBorn()])
  const ids = async (one: Member) => (await rowOf(one.account.username))?.id
  await env.DB.prepare('UPDATE users SET posts_count = 1 WHERE id IN (?, ?)')
    .bind(await ids(writer), await ids(russian))
    .run()
  await env.DB.prepare("UPDATE users SET language = 'ru' WHERE id = ?")
    .bind(await ids(russian))
    .run()
  const first = await pageOf(member, DASHBOARD)
  const short = en['written-core']
  expect(first).toContain(`${short['short.manifesting_generator']} ${short['short.emotional']}`)
  expect(first).toContain(writer.account.full_name)
  expect(first).not.toContain(silent.account.full_name)
  expect(first).not.toContain(russian.account.full_name)
  expect(first).toContain(en.dashboard.firstPostPrompt)

  const follow = { username: writer.account.username, state: 'following', back: DASHBOARD }
  expect((await member.visitor.post('/resources/follows', follow)).status).toBeLessThan(400)
  // Whom they follow now stays in its place.
  expect(await pageOf(member, DASHBOARD)).toContain(writer.account.full_name)
  await env.DB.prepare('UPDATE users SET posts_count = 1 WHERE id = ?')
    .bind(await ids(member))
    .run()
  expect(await pageOf(member, DASHBOARD)).not.toContain(en.dashboard.inThreeSentences)
})

test('the first page of an uncertain time leaves the sentences to the reading; hidden, it stays away', async () => {
  const { visitor } = await memberBorn({ time_accuracy: 'approximate' })
  const words = await pageOf({ visitor }, DASHBOARD)
  expect(words).toContain(en.dashboard.inWordsText)
  expect(words).not.toContain(en['written-core']['short.manifesting_generator'])
  await visitor.post('/resources/first-steps', { intent: 'put-away' })
  expect(await pageOf({ visitor }, DASHBOARD)).not.toContain(en.dashboard.inWordsText)
})
