import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { SECTION_IDS } from '~/domain/human-design/reading/reading-section'
import { windowReplySchema } from '~/domain/human-design/service/chart-service.schema'
import { en } from '~/locales/en'
import { LANGUAGES } from '~/locales/language'
import { partPercentText } from '~/locales/numbers'
import { ru } from '~/locales/ru'
import { blocks } from '../../drizzle/schema/blocks'
import { mutes } from '../../drizzle/schema/mutes'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { faultyDatabase } from './faulty-database'
import { updateMember } from './members'
import { insertRow, updateRows } from './rows'
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

/** A member on a site with these bindings. */
function visitorOn(site: object, { visitor }: Member) {
  const other = new Visitor({ site })
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  return other
}

/** The profiles of the day of `BIRTH` as the chart service counts them, the likeliest first. */
async function profilesOfDay() {
  const { intent, latitude, longitude, ...birth } = BIRTH
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  const response = await env.CHART.fetch('https://chart.internal/api/hd/birth-window', {
    method: 'POST',
    body: JSON.stringify({ ...birth, ...place, birth_time: null, time_accuracy: 'unknown' }),
  })
  const { windows } = windowReplySchema.parse(await response.json()).data
  const day = windows.find(({ minutes }) => minutes === null)
  return day!.profile.toSorted((one, other) => other.share - one.share)
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
      : 'Манифестирующий Генератор · Определены: Сакральный центр, Горловой центр · Канал 20–34',
  )
  expect(words).not.toContain(WORDS[language]['written-core']['uncertain.day.headings'])
})

test('the texts of other charts stay on the server', async () => {
  const { visitor } = await memberBorn()
  const html = await (await visitor.get(PAGE)).text()
  expect(html).not.toContain(en['written-core']['type.reflector'])
})

test('with an unknown time it says what is certain, and what for which part of the day', async () => {
  const words = await pageOf(await memberBorn({ birth_time: '', time_accuracy: 'unknown' }))
  expect(words).toContain(en['written-core']['uncertain.day.headings'])
  const [likeliest] = await profilesOfDay()
  expect(likeliest!.share).toBeLessThan(1)
  expect(words).toContain(`Profile ${likeliest!.code}: ${partPercentText(likeliest!.share, 'en')} of the day`)
})

test('where the chart service is away, an uncertain chart has no reading, and an exact one has', async () => {
  const away = { fetch: async () => Promise.reject(new Error('the chart service is away')) }
  const withoutService = (member: Member) => pageOf({ visitor: visitorOn({ CHART: away }, member) })
  const uncertain = await withoutService(await memberBorn({ time_accuracy: 'approximate' }))
  expect(uncertain).toContain(en['my-chart'].readingUnavailable)
  expect(uncertain).not.toContain(en['written-core']['type.manifesting_generator'])
  expect(await withoutService(await memberBorn())).toContain(en['written-core']['type.manifesting_generator'])
})

test('without a chart the page asks for the birth', async () => {
  const words = await pageOf(await registered())
  expect(words).toContain(en['my-chart'].emptyTitle)
  expect(words).not.toContain(en['written-chart']['section.type'])
})

test('the first page has the chart in three sentences, who to follow, first in its language, and a prompt, until both are done', async () => {
  const [member, writer, silent, russian] = await Promise.all([memberBorn(), memberBorn(), memberBorn(), memberBorn()])
  await updateRows(users, { id: [idOf(writer), idOf(russian)] }, { postsCount: 1 })
  await updateMember(idOf(russian), { language: 'ru' })
  const first = await pageOf(member, DASHBOARD)
  const short = en['written-core']
  expect(first).toContain(`${short['short.manifesting_generator']} ${short['short.emotional']}`)
  expect(first).not.toContain(silent.account.full_name)
  // Where fewer than three write in it, others follow them.
  const names = [writer, russian].map(({ account }) => account.full_name)
  expect(first.match(new RegExp(names.join('|'), 'g'))?.filter((name, at, all) => all.indexOf(name) === at)).toEqual(
    names,
  )
  expect(first).toContain(en.dashboard.firstPostPrompt)

  const follow = { username: writer.account.username, state: 'following', back: DASHBOARD }
  expect((await member.visitor.post('/resources/follows', follow)).status).toBeLessThan(400)
  const followed = await pageOf(member, DASHBOARD)
  expect(followed).toContain(en.dashboard.inThreeSentences)
  expect(followed).not.toContain(writer.account.full_name)
  await updateMember(idOf(member), { postsCount: 1 })
  expect(await pageOf(member, DASHBOARD)).not.toContain(en.dashboard.inThreeSentences)
})

test('people to follow are those whose profile and chart a member may see and whom they neither blocked nor muted', async () => {
  const [member, ...others] = await Promise.all(Array.from({ length: 7 }, () => memberBorn()))
  const [open, blocked, blocking, muted, connectionsOnly, closedChart] = others as [Member, Member, Member, ...Member[]]
  // Nobody of the other tests takes one of the three places.
  await updateRows(users, {}, { postsCount: 0 })
  await updateRows(users, { id: others.map(idOf) }, { postsCount: 1 })
  const names = async () => {
    const words = await pageOf(member!, DASHBOARD)
    return others.filter(({ account }) => words.includes(account.full_name))
  }
  await insertRow(blocks, { blockerId: idOf(member!), blockedId: idOf(blocked) })
  await insertRow(blocks, { blockerId: idOf(blocking), blockedId: idOf(member!) })
  await insertRow(mutes, { muterId: idOf(member!), mutedId: idOf(muted!) })
  await updateMember(idOf(connectionsOnly!), { profileVisibility: 'connections' })
  await updateMember(idOf(closedChart!), { chartVisibility: 'private' })
  expect(await names()).toEqual([open])
})

test('people who cannot be suggested leave the first page standing', async () => {
  const member = await memberBorn()
  const faulty = faultyDatabase()
  faulty.fail('before', /AS walk CROSS JOIN/)
  const words = await pageOf({ visitor: visitorOn({ DB: faulty.DB }, member) }, DASHBOARD)
  expect(faulty.failures()).toBe(1)
  expect(words).toContain(en.dashboard.inThreeSentences)
  expect(words).not.toContain(en.dashboard.peopleToFollow)
})

test('the first run ends with the first two weeks', async () => {
  const member = await memberBorn()
  const agedDays = (days: number) => updateMember(idOf(member), { createdAt: new Date(Date.now() - days * 86_400_000) })
  await agedDays(13)
  expect(await pageOf(member, DASHBOARD)).toContain(en.dashboard.inThreeSentences)
  await agedDays(14)
  expect(await pageOf(member, DASHBOARD)).not.toContain(en.dashboard.inThreeSentences)
})

test('the first page of an uncertain time leaves the sentences to the reading; hidden, it stays away', async () => {
  const { visitor } = await memberBorn({ time_accuracy: 'approximate' })
  const words = await pageOf({ visitor }, DASHBOARD)
  expect(words).toContain(en.dashboard.inWordsText)
  expect(words).not.toContain(en['written-core']['short.manifesting_generator'])
  const html = await (await visitor.get(DASHBOARD)).text()
  const card = html.slice(html.indexOf('aria-labelledby="first-run"')).split('</section>')[0]
  expect(card).toMatch(/action="\/resources\/first-steps"[\s\S]*value="put-away"/)
  await visitor.post('/resources/first-steps', { intent: 'put-away' })
  expect(await pageOf({ visitor }, DASHBOARD)).not.toContain(en.dashboard.inWordsText)
  await visitor.post('/resources/first-steps', { intent: 'bring-back' })
  expect(await pageOf({ visitor }, DASHBOARD)).toContain(en.dashboard.inWordsText)
})
