import { env } from 'cloudflare:workers'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveAttempt } from '~/data/lesson-progress.server'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { TYPES } from '~/domain/human-design/terms/codes'
import { LESSONS, type LessonId, MODULES } from '~/domain/learning/lessons'
import { fingerprintOf, makeQuiz } from '~/domain/learning/quiz/make-quiz'
import { LESSON_TEXTS } from '~/locales/lessons.server'
import { createDatabase } from '../../drizzle/client'
import { lessonProgress } from '../../drizzle/schema/learning'
import { users } from '../../drizzle/schema/users'
import { BIRTH, idOf, type Member, registered, wordsOf } from './account'
import { countRows, deleteRows, storedRow } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PATH = '/app/insights/learning'
const db = createDatabase(env.DB)
const firstSentence = (lesson: LessonId) => LESSON_TEXTS.en.lessons[lesson].parts[0]!.text[0]!.split('.')[0]!

let me: Member
let other: Member

beforeAll(async () => {
  me = await registered()
  other = await registered()
})
beforeEach(() => deleteRows(lessonProgress))

const pageOf = async ({ visitor }: Member, path = PATH) => wordsOf(await visitor.get(path))
const read = ({ visitor }: Member, lesson: LessonId) => visitor.post(`${PATH}/${lesson}`, { intent: 'read' })
const rowOf = (member: Member, lesson: LessonId) =>
  storedRow(lessonProgress, { memberId: idOf(member), lesson }, 'attempts', 'best_score', 'passed_at')
const pass = async (member: Member, lessons: readonly string[]) => {
  for (const lesson of lessons) {
    await saveAttempt(db, idOf(member), { lesson, attempt: 1, score: 4, isPassed: true }, new Date())
  }
}

/** The form of an attempt, with so many right answers. Members have no chart here: the example is asked about. */
function answersOf(member: Member, lesson: LessonId, attempt: number, rightCount: number) {
  const quiz = makeQuiz({ memberId: idOf(member), lesson, attempt }, EXAMPLE_CHART)
  const chosen = quiz.map(({ right, options }, place) => (place < rightCount ? right : (right + 1) % options.length))
  const answers = Object.fromEntries(chosen.map((option, place) => [`answer${place}`, String(option)]))
  return { intent: 'answer', attempt: String(attempt), set: fingerprintOf(quiz), ...answers }
}
const answer = ({ visitor }: Member, lesson: LessonId, fields: Record<string, string>) =>
  visitor.post(`${PATH}/${lesson}`, fields)

// The first to ask in Russian here: what was read once stays.
test('where the lessons cannot be read a page says that something broke, counts nothing, and the next try has them', async () => {
  const unread = new Visitor({ site: { ASSETS: { fetch: async () => new Response('Not found', { status: 404 }) } } })
  const cookies = new Map([...me.visitor.cookies, ['language', 'ru']])
  for (const [cookie, value] of cookies) unread.cookies.set(cookie, value)
  for (const path of [PATH, `${PATH}/types`]) {
    const response = await unread.get(path)
    expect(response.status).toBe(500)
    expect(await wordsOf(response)).toContain('Непредвиденная ошибка приложения!')
  }
  await saveAttempt(db, idOf(me), { lesson: 'types', attempt: 1, score: 0, isPassed: false }, new Date())
  const answered = await unread.post(`${PATH}/types`, answersOf(me, 'types', 2, 4))
  expect(answered.status).toBe(500)
  expect(await rowOf(me, 'types')).toMatchObject({ attempts: 1, passed_at: null })
  const russian = new Visitor()
  for (const [cookie, value] of cookies) russian.cookies.set(cookie, value)
  expect(await wordsOf(await russian.get(PATH))).toContain(LESSON_TEXTS.ru.lessons.types.title)
})

test('no address of the site leads to the file of all lessons', async () => {
  const file = '/texts/lessons.en.json'
  expect((await env.ASSETS.fetch(`http://localhost${file}`)).status).toBe(200)
  for (const visitor of [new Visitor(), me.visitor]) expect((await visitor.get(file)).ok).toBe(false)
})

describe('the path', () => {
  test('begins with one module that is next and three that are locked, and says what opens them', async () => {
    const page = await pageOf(me)
    expect(page).toContain('0 of 24 lessons')
    expect(page).toContain('Start: What a chart is')
    expect(page.match(/Locked/g)).toHaveLength(3)
    expect(page).toContain('Opens when you finish every lesson in “Foundations”.')
    const html = await (await me.visitor.get(PATH)).text()
    for (const lesson of LESSONS) {
      expect(html).toContain(LESSON_TEXTS.en.lessons[lesson].title.replaceAll('&', '&amp;'))
      expect(html.includes(`href="${PATH}/${lesson}"`), lesson).toBe(
        (MODULES[0].lessons as readonly string[]).includes(lesson),
      )
    }
  })

  test('opens the next module with the last lesson of the one before, and tells how far one is', async () => {
    await pass(me, MODULES[0].lessons.slice(0, 5))
    await read(me, 'experiment')
    const page = await pageOf(me)
    expect(page).toContain('5 of 24 lessons')
    expect(page).toMatch(/5 of 6 lessons 83%/)
    expect(page).toContain('Continue: How to experiment')
    expect(page).toContain('In Progress')
    expect(await pageOf(me, `${PATH}/nine-centers`)).toContain('This lesson is still locked')
    await pass(me, ['experiment'])
    // The lesson was read before, so its first attempt counts as any.
    const later = await pageOf(me)
    expect(later).toContain('6 of 24 lessons')
    expect(later).toContain('Continue: The nine centers')
    expect(await pageOf(me, `${PATH}/nine-centers`)).toContain(firstSentence('nine-centers'))
    // What is done can be read again.
    expect(await pageOf(me, `${PATH}/types`)).toContain(firstSentence('types'))
    expect(await pageOf(me, `${PATH}/types`)).toContain('Your best: 4 of 4')
  })

  test('ends with all of it done', async () => {
    await pass(me, LESSONS)
    const page = await pageOf(me)
    expect(page).toContain('24 of 24 lessons')
    expect(page).toContain('You’ve finished the learning path.')
    expect(page).not.toContain('Continue:')
  })
})

test('an open lesson leads to the pages of the library that it speaks of', async () => {
  const html = await (await me.visitor.get(`${PATH}/types`)).text()
  for (const type of TYPES) expect(html).toContain(`href="/types/${type}"`)
  const first = await (await me.visitor.get(`${PATH}/what-a-chart-is`)).text()
  expect(first).toContain('href="/library#centers"')
  expect(first).toContain('href="/channels"')
})

describe('a locked lesson', () => {
  test('shows its title and what opens it, and nothing of its text', async () => {
    const response = await me.visitor.get(`${PATH}/penta`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('Penta: small groups')
    expect(page).toContain('Opens when you finish every lesson in “Profile, gates and channels”.')
    expect(page).not.toContain(firstSentence('penta'))
    const data = await (await me.visitor.get(`${PATH}/penta.data`, { Accept: '*/*' })).text()
    expect(data).not.toContain(firstSentence('penta'))
  })

  test('refuses to be read or answered', async () => {
    expect((await read(me, 'penta')).status).toBe(403)
    const response = await answer(me, 'penta', answersOf(me, 'penta', 1, 4))
    expect(response.status).toBe(403)
    expect(await wordsOf(response)).not.toContain('Correct.')
    expect(await countRows(lessonProgress, { memberId: idOf(me) })).toBe(0)
  })
})

test('there is no lesson of another name', async () => {
  expect((await me.visitor.get(`${PATH}/nowhere`)).status).toBe(404)
  expect((await me.visitor.post(`${PATH}/nowhere`, { intent: 'read' })).status).toBe(404)
})

describe('the questions', () => {
  test('come once the lesson is read, and neither page nor data says what is right', async () => {
    expect(await pageOf(me, `${PATH}/types`)).not.toContain('Check answers')
    expect((await read(me, 'types')).status).toBe(200)
    expect(await pageOf(me, `${PATH}/types`)).toContain('Check answers')
    const data = await (await me.visitor.get(`${PATH}/types.data`, { Accept: '*/*' })).text()
    expect(data).toContain('options')
    expect(data).not.toMatch(/"right"|"isRight"|"because"|"kind"/)
  })

  test('pass with three right answers of four, each explained', async () => {
    await read(me, 'types')
    const response = await answer(me, 'types', answersOf(me, 'types', 1, 3))
    const page = await wordsOf(response)
    expect(response.status).toBe(200)
    expect(page).toContain('3 of 4 correct: lesson done')
    expect(page.match(/your answer/g)).toHaveLength(4)
    expect(page.match(/ Correct\./g)).toHaveLength(3)
    expect(page.match(/ Incorrect\./g)).toHaveLength(1)
    expect(page).toContain('Next lesson: Strategy')
    expect(await rowOf(me, 'types')).toEqual({ attempts: 1, best_score: 3, passed_at: expect.any(Number) })
  })

  test('that do not pass are taken again as another set, and the best counts', async () => {
    await read(me, 'types')
    expect(await wordsOf(await answer(me, 'types', answersOf(me, 'types', 1, 2)))).toContain('You need 3.')
    expect(await rowOf(me, 'types')).toEqual({ attempts: 1, best_score: 2, passed_at: null })
    const page = await (await me.visitor.get(`${PATH}/types`)).text()
    expect(page).toMatch(/name="attempt"[^>]*value="2"/)
    expect(page).toContain(answersOf(me, 'types', 2, 0).set)
    await answer(me, 'types', answersOf(me, 'types', 2, 4))
    await answer(me, 'types', answersOf(me, 'types', 3, 1))
    expect(await rowOf(me, 'types')).toEqual({ attempts: 3, best_score: 4, passed_at: expect.any(Number) })
  })

  test('sent twice count once, at the same time too, and say the same', async () => {
    await read(me, 'types')
    const form = answersOf(me, 'types', 1, 1)
    const answers = await Promise.all([answer(me, 'types', form), answer(me, 'types', form), answer(me, 'types', form)])
    for (const response of answers) expect(await wordsOf(response)).toContain('1 of 4 correct')
    expect(await rowOf(me, 'types')).toEqual({ attempts: 1, best_score: 1, passed_at: null })
    // Once it was told what is right, the same set changes nothing any more.
    const corrected = await answer(me, 'types', answersOf(me, 'types', 1, 4))
    expect(corrected.status).toBe(409)
    const page = await wordsOf(corrected)
    expect(page).not.toContain('lesson done')
    expect(page).toContain('These questions are out of date.')
    expect(await rowOf(me, 'types')).toEqual({ attempts: 1, best_score: 1, passed_at: null })
  })

  test('that passed say so again when they are sent twice, also at the same time', async () => {
    await read(me, 'types')
    const form = answersOf(me, 'types', 1, 4)
    const answers = await Promise.all([answer(me, 'types', form), answer(me, 'types', form)])
    for (const response of [...answers, await answer(me, 'types', form)]) {
      expect(await wordsOf(response)).toContain('4 of 4 correct: lesson done')
    }
    expect(await rowOf(me, 'types')).toEqual({ attempts: 1, best_score: 4, passed_at: expect.any(Number) })
  })

  test('that are not the ones of this attempt are refused', async () => {
    await read(me, 'types')
    expect((await answer(me, 'types', answersOf(me, 'types', 2, 4))).status).toBe(409)
    const foreign = await answer(me, 'types', answersOf(other, 'types', 1, 4))
    expect(foreign.status).toBe(409)
    expect(await wordsOf(foreign)).toContain('These questions are out of date.')
    expect(await rowOf(me, 'types')).toEqual({ attempts: 0, best_score: null, passed_at: null })
  })

  test.each([
    ['left out', { answer1: '' }],
    ['no option', { answer1: '7' }],
    ['another kind of thing', { answer1: '1e0' }],
  ])('with an answer that is %s are kept as they are', async (_, change) => {
    await read(me, 'types')
    const response = await answer(me, 'types', { ...answersOf(me, 'types', 1, 4), ...change })
    const page = await response.text()
    expect(response.status).toBe(400)
    expect(page.match(/Choose an answer\./g)).toHaveLength(1)
    expect(page.match(/<input[^>]* checked=""/g)).toHaveLength(3)
    expect(await rowOf(me, 'types')).toEqual({ attempts: 0, best_score: null, passed_at: null })
  })

  test('are about one’s own chart once there is one, and are others then', async () => {
    const member = await registered()
    await read(member, 'types')
    expect(await pageOf(member, `${PATH}/types`)).toContain('Once you calculate your chart')
    expect(await pageOf(member, `${PATH}/types`)).toContain('in the example chart')
    const before = answersOf(member, 'types', 1, 4)
    // Half a year later the Sun is elsewhere, and so are the type and the gates.
    const birth = { ...BIRTH, birth_date: '1981-01-02' }
    expect((await member.visitor.post('/app/settings?tab=hd-data', birth)).status).toBe(302)
    const page = await pageOf(member, `${PATH}/types`)
    expect(page).toMatch(/Your type is [A-Z]/)
    expect(page).toContain('in your chart')
    expect(page).not.toContain('example chart')
    const chart = JSON.parse(String((await rowWithChart(member))?.hd_raw_data)).chart
    const own = makeQuiz({ memberId: idOf(member), lesson: 'types', attempt: 1 }, chart)
    expect(await (await member.visitor.get(`${PATH}/types`)).text()).toContain(`value="${fingerprintOf(own)}"`)
    const fields = {
      ...before,
      set: fingerprintOf(own),
      ...Object.fromEntries(own.map(({ right }, at) => [`answer${at}`, String(right)])),
    }
    expect(await wordsOf(await answer(member, 'types', fields))).toContain('4 of 4 correct')
  })
})

const rowWithChart = (member: Member) => storedRow(users, { id: idOf(member) }, 'hd_raw_data')

describe('whose progress it is', () => {
  test('nobody else’s is read or written', async () => {
    await pass(other, MODULES[0].lessons)
    expect(await pageOf(me)).toContain('0 of 24 lessons')
    expect(await pageOf(me, `${PATH}/nine-centers`)).toContain('This lesson is still locked')
    await me.visitor.post(`${PATH}/types`, { intent: 'read', memberId: idOf(other), member_id: idOf(other) })
    expect(await countRows(lessonProgress, { memberId: idOf(other) })).toBe(6)
    expect(await countRows(lessonProgress, { memberId: idOf(me) })).toBe(1)
    const profile = await me.visitor.get(`/u/${other.account.username}`)
    expect(await wordsOf(profile)).not.toMatch(/Learning Path|6 of 24/)
  })

  test('a visitor signs in first, and a form of theirs keeps what was chosen', async () => {
    const nobody = new Visitor()
    expect((await nobody.get(PATH)).headers.get('Location')).toBe(`/login?redirect=${encodeURIComponent(PATH)}`)
    const response = await nobody.post(`${PATH}/types.data`, answersOf(me, 'types', 1, 4), {
      'Sec-Fetch-Dest': 'empty',
    })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('signedOut')
  })

  test('the download of one’s data tells it', async () => {
    await pass(me, ['types'])
    const archive = await me.visitor.post('/resources/account-data', {})
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    expect(JSON.parse(strFromU8(files['data.json']!)).lessons).toEqual([
      { lesson: 'types', attempts: 1, bestScore: 4, readAt: expect.any(String), passedAt: expect.any(String) },
    ])
  })
})

test('in Russian the path, a lesson and its questions are Russian', async () => {
  const russian = await registered()
  russian.visitor.cookies.set('language', 'ru')
  expect(await pageOf(russian)).toContain('0 уроков из 24')
  await read(russian, 'types')
  const page = await pageOf(russian, `${PATH}/types`)
  expect(page).toContain('Пять типов')
  expect(page).toContain('в карте-примере')
  const response = await answer(russian, 'types', answersOf(russian, 'types', 1, 4))
  expect(await wordsOf(response)).toContain('Верно 4 из 4: урок пройден')
})
