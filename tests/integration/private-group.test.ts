import { beforeAll, expect, test, vi } from 'vitest'
import { privateCharts } from '../../drizzle/schema/private-charts'
import { BIRTH, type Member, registered, wordsOf } from './account'
import { copyRows, patchJson, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIST = '/app/connections/private'
const TOGETHER = `${LIST}/together`
const FORM = { ...BIRTH, consent: 'on', intent: 'save' }

let owner: Member
let stranger: Member
/** Ids of seventeen charts of the owner, named `Person 1` to `Person 17`; two births by turns. */
const ids: string[] = []

beforeAll(async () => {
  owner = await registered({ full_name: 'Olga Owner' })
  stranger = await registered()
  expect((await owner.visitor.post('/app/settings?tab=hd-data', BIRTH)).status).toBe(302)
  for (const birth_date of ['2009-10-30', '1964-07-26']) {
    const id = crypto.randomUUID()
    ids.push(id)
    const added = await owner.visitor.post(`${LIST}/new`, { ...FORM, birth_date, id, name: `Person ${ids.length}` })
    expect(added.status).toBe(302)
  }
  while (ids.length < 17) {
    const id = crypto.randomUUID()
    await copyRows(privateCharts, { id: ids[ids.length % 2]! }, { id, name: `Person ${ids.length + 1}` })
    ids.push(id)
  }
})

const addressOf = (count: number, rest = '') =>
  `${TOGETHER}?${ids
    .slice(0, count)
    .map((id) => `with=${id}`)
    .join('&')}${rest}`
const wordsAt = async ({ visitor }: Member, path: string) => wordsOf(await visitor.get(path))

test('people are chosen in the list by a form that needs no scripts', async () => {
  const html = await (await owner.visitor.get(LIST)).text()
  expect(html).toMatch(
    new RegExp(
      `<form[^>]*method="get"[^>]*action="${TOGETHER}"[^>]*id="compare"|<form[^>]*id="compare"[^>]*action="${TOGETHER}"`,
    ),
  )
  for (const id of ids) expect(html).toMatch(new RegExp(`<input[^>]*name="with"[^>]*form="compare"[^>]*value="${id}"`))
})

test('the boxes are groups with a name and a hint, and the table of centers has a name', async () => {
  const list = await (await owner.visitor.get(LIST)).text()
  expect(list).toMatch(/<fieldset aria-label="Who to compare" aria-describedby="compare-hint"/)
  expect(list).toContain('<p id="compare-hint"')
  const group = await (await owner.visitor.get(addressOf(6))).text()
  expect(group).toMatch(/<fieldset aria-describedby="pick-hint"[^>]*><legend[^>]*>Who to compare</)
  expect(group).toContain('<p id="pick-hint"')
  expect(group).toContain('<table aria-labelledby="centers"')
  expect(group).toContain('<h2 id="centers"')
})

test('before anyone is chosen there is who to choose from, and for a member without charts the way to add one', async () => {
  const words = await wordsAt(owner, TOGETHER)
  expect(words).toContain('Who to compare')
  expect(words).toContain('Person 17')
  expect(words).not.toContain('Choose at least two')
  expect(await wordsAt(stranger, TOGETHER)).toContain('No charts to compare yet')
})

test('two are compared with each other, and each is told of by name', async () => {
  const words = await wordsAt(owner, addressOf(2))
  expect(words).toContain('Person 1 and Person 2')
  expect(words).toContain('Electromagnetic')
  expect(words).toContain('together they')
  expect(words).not.toMatch(/You bring|You both|Together you|Neither of you|Type match/)
  const html = await (await owner.visitor.get(addressOf(2, '&show=you'))).text()
  // Without scripts the other views stay with these two.
  expect(html).toContain(`href="?with=${ids[0]},${ids[1]}&amp;show=other"`)
  expect(html).toMatch(/Person 1(’|&#x27;)s chart, compared with Person 2/)
})

test('one person and the member have an address of their own', async () => {
  const answer = await owner.visitor.get(addressOf(1, '&me=1'))
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${LIST}/${ids[0]}/with-you`])
  expect(await wordsAt(owner, addressOf(1))).toContain('Choose at least two people')
})

test.each([
  [3, '', true],
  [5, '', true],
  [4, '&me=1', true],
  [5, '&me=1', false],
  [6, '', false],
  [16, '', false],
])('%i people%s: an overview of all, as a Penta: %s', async (count, rest, isPenta) => {
  const words = await wordsAt(owner, addressOf(count, rest))
  for (const part of [
    'Who’s who',
    'Centers together',
    'of 36 channels',
    'Gates no one has',
    'What each pair completes',
  ]) {
    expect(words, part).toContain(part)
  }
  expect(words.includes('of 6 channels complete')).toBe(isPenta)
  expect(words.includes('Olga Owner (you)')).toBe(rest !== '')
  expect(words).toContain(`${count + (rest ? 1 : 0)} people`)
  expect(words).not.toContain('This link shows the same page to everyone')
})

test('with the member and one of two who is theirs: the comparison with the member, and what is missing', async () => {
  const path = `${addressOf(1)}&with=${crypto.randomUUID()}&me=1`
  const html = await (await owner.visitor.get(path)).text()
  expect(html).toContain('<title>You and Person 1 ·')
  expect(html).toContain(`href="?with=${ids[0]}&amp;me=1&amp;show=other"`)
  const words = await wordsAt(owner, path)
  expect(words).toContain('1 person in this link isn’t among your charts.')
  expect(words).toContain('You and Person 1')
})

test.each([
  [0, 'Compare people'],
  [2, 'Person 1 and Person 2'],
  [6, 'Comparing 6 people'],
  [17, 'Compare people'],
])('%i people: the document is called %s', async (count, title) => {
  expect(await (await owner.visitor.get(addressOf(count))).text()).toContain(`<title>${title} ·`)
})

test('people of one name are numbered, in what is compared and in what is chosen from', async () => {
  const name = (id: string, to: string) => updateRows(privateCharts, { id }, { name: to })
  await name(ids[0]!, 'Person 2')
  const words = await wordsAt(owner, addressOf(3))
  for (const each of ['Person 2 (1)', 'Person 2 (2)']) expect(words.split(each).length).toBeGreaterThan(2)
  await name(ids[0]!, 'Person 1')
})

test('the advice to a Penta of others is about them', async () => {
  const gapOf = async (rest: string) => {
    const html = await (await owner.visitor.get(addressOf(3, rest))).text()
    const [, gap] = /Missing gates: (\d+)/.exec(html.replace(/<!-- -->/g, '')) ?? []
    return wordsAt(owner, addressOf(3, `${rest}&at=gate-${gap}`))
  }
  const advice = (words: string) => /No one in this group brings it.{0,400}/s.exec(words)?.[0] ?? ''
  expect(advice(await gapOf(''))).toMatch(/ help| they| them/)
  expect(advice(await gapOf('')).split('In the channel')[0]).not.toMatch(/\byou/i)
})

test.each([
  [17, ''],
  [16, '&me=1'],
])('%i people%s are too many, and stay chosen', async (count, rest) => {
  const response = await owner.visitor.get(addressOf(count, rest))
  const html = await response.clone().text()
  expect(await wordsOf(response)).toContain('Up to 16 people can be compared at once.')
  expect(html.match(/<input[^>]*name="with"[^>]*checked=""|checked=""[^>]*name="with"/g)).toHaveLength(count)
})

test('a birth time that isn’t exact is marked beside the name', async () => {
  const bare = await wordsAt(owner, addressOf(6))
  expect(bare).not.toContain('could differ')
  await patchJson(privateCharts, 'birth', { id: ids[2]! }, { '$.timeAccuracy': 'approximate' })
  const words = await wordsAt(owner, addressOf(6))
  expect(words).toMatch(/Person 3\s*≈/)
  expect(words).not.toMatch(/Person 4\s*≈/)
  expect(words).toContain('Could differ: birth time isn’t exact')
  expect(words).toMatch(/of 36 channels (is|are) complete\.\s*≈/)
  expect(words).toMatch(/No one\s*≈/)
  await patchJson(privateCharts, 'birth', { id: ids[2]! }, { '$.timeAccuracy': 'exact' })
})

test('of another member’s charts nothing is told, alone and among one’s own', async () => {
  const id = crypto.randomUUID()
  const own = await stranger.visitor.post(`${LIST}/new`, { ...FORM, id, name: 'Kept by a stranger' })
  expect(own.status).toBe(302)
  for (const path of [addressOf(2), addressOf(6), `${addressOf(3)}&with=${id}&me=1`]) {
    for (const at of [path, path.replace(TOGETHER, `${TOGETHER}.data`)]) {
      const answer = await stranger.visitor.get(at, { Accept: '*/*' })
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toMatch(/Person \d/)
    }
  }
  expect(await wordsAt(stranger, addressOf(6))).toContain('6 people in this link aren’t among your charts.')
  const mixed = await wordsAt(owner, `${addressOf(6)}&with=${id}`)
  expect(mixed).toContain('1 person in this link isn’t among your charts.')
  expect(mixed).toContain('6 people')
  expect(mixed).not.toContain('Kept by a stranger')
  const visitor = await new Visitor().get(addressOf(6))
  expect([visitor.status, visitor.headers.get('Location')?.startsWith('/login?redirect=')]).toEqual([302, true])
})

test('what leaves the server is what is told: no birth, no lines, no planets', async () => {
  for (const count of [2, 3, 6]) {
    const answer = await owner.visitor.get(addressOf(count).replace(TOGETHER, `${TOGETHER}.data`), { Accept: '*/*' })
    const text = await answer.text()
    expect(text).toContain('Person 1')
    expect(text).not.toMatch(/birthUtc|designUtc|activations|longitude|2009-10-30|1964-07-26/)
  }
})

test('a member without a chart is told so, and the others are compared', async () => {
  const member = await registered()
  const own = ['One', 'Two'].map((name) => ({ id: crypto.randomUUID(), name }))
  for (const chart of own) expect((await member.visitor.post(`${LIST}/new`, { ...FORM, ...chart })).status).toBe(302)
  const words = await wordsAt(member, `${TOGETHER}?with=${own.map(({ id }) => id).join()}&me=1`)
  expect(words).toContain('You have no chart yet, so you aren’t included.')
  expect(words).toContain('One and Two')
})

test('in Russian', async () => {
  const russian = await registered({ full_name: 'Ольга' })
  russian.visitor.cookies.set('language', 'ru')
  const own = ['Анна', 'Борис', 'Вера'].map((name) => ({ id: crypto.randomUUID(), name }))
  for (const chart of own) expect((await russian.visitor.post(`${LIST}/new`, { ...FORM, ...chart })).status).toBe(302)
  const query = (count: number) =>
    `${TOGETHER}?with=${own
      .slice(0, count)
      .map(({ id }) => id)
      .join()}`
  const read = async (path: string) => wordsOf(await russian.visitor.get(path))
  expect(await read(query(2))).toContain('Анна и Борис')
  expect(await read(query(3))).toContain('Кто есть кто')
})
