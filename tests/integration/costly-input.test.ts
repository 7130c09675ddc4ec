import { beforeAll, expect, test, vi } from 'vitest'
import { registered } from './account'
import { countingDb } from './counting-db'
import { post } from './feed-world'
import { member } from './members'
import { Visitor } from './visitor'

// S34: what somebody sends to make the site work for nothing. No clock is asked on a machine that others share: the database
// says how many questions a request put to it and how many rows it read for them, and the answer how large it is.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** More than any page shows, so that whoever reads them all is found out. */
const CROWD = 300
/** The forms of a page lead back to it, so that its address stands in it as often as in a feed with a form a button. */
const REPEATED = 64
const counting = countingDb()
const reader = new Visitor({ site: counting.site })

beforeAll(async () => {
  const { visitor } = await registered()
  for (const [name, value] of visitor.cookies) reader.cookies.set(name, value)
  const author = await member({ fullName: 'Aaaa Bbbb' })
  for (let at = 0; at < CROWD; at++) await post(author, { content: `aaaa ${at}` })
  for (let at = 0; at < CROWD; at++) await member({ fullName: `Aaaa ${at}` })
})

const long = (piece: string, letters: number) => encodeURIComponent(piece.repeat(letters / piece.length))
const TEXTS = [
  ...[
    'a',
    'aa ',
    'a*',
    '"',
    "'",
    '(',
    '((a+)+)+$',
    'a OR ',
    'NEAR ',
    '%',
    '_',
    '\\',
    '. ',
    '-',
    '^a',
    '😀',
    'é',
    '\u0301',
    '\0',
    '<',
    '%25',
    'я ',
  ],
  ...['a"*', 'x:', '{', '[', '&', '+', '#', '\u202e', '\ufeff', 'ﷺ', 'ß', 'İ', '0', '1e', '\n', '\t', ';--'],
].map((piece) => long(piece, 2000))
const CURSORS = [
  ...['100', '10000', '-1', '1e9', '9007199254740993', 'NaN', '0.5', 'null', '[]', '{}', 'MTAw', '%00', "1' OR '1'='1"],
  ...[long('[', 4000), long('{"a":', 4000), long('9', 4000), long('=', 4000), btoa(JSON.stringify(Array(900).fill(0)))],
].map((value) => encodeURIComponent(value))
const LANGUAGES = ['en,', 'a-', '*;q=0.1,', 'en;q=', ',', ';', '-', 'x-y-z-', 'ru;q=0.999999,', 'zh-Hant-', '\t'].map(
  (piece) => piece.repeat(32_000 / piece.length),
)

const PATHS = ['/app/dashboard', '/app/explore', '/app/search', '/app/connections']
type Hostile = [path: string, headers?: Record<string, string>]
const HOSTILE: Hostile[] = [
  ...['/app/search?q=', '/app/explore?q=', '/app/connections?q='].flatMap((path) =>
    TEXTS.map((text): Hostile => [path + text]),
  ),
  ...PATHS.flatMap((path) => CURSORS.map((cursor): Hostile => [`${path}?cursor=${cursor}`])),
  ...PATHS.slice(0, 2).flatMap((path) => LANGUAGES.map((tongue): Hostile => [path, { 'Accept-Language': tongue }])),
]

async function cost([path, headers = {}]: Hostile) {
  counting.reset()
  const response = await reader.get(path, headers)
  const bytes = (await response.arrayBuffer()).byteLength
  return { status: response.status, questions: counting.asked.length, rows: counting.rowsRead(), bytes }
}

/** What a page costs that nobody means any harm by, once what a first visit fills is there: empty, with a word in it, past its last row. */
async function usualCost(path: string) {
  await cost([path])
  const all = [await cost([path]), await cost([`${path}?q=aaaa`]), await cost([`${path}?cursor=1`])]
  const most = (of: 'questions' | 'rows' | 'bytes') => Math.max(...all.map((each) => each[of]))
  return { questions: most('questions'), rows: most('rows'), bytes: most('bytes') }
}

test('two hundred costly inputs cost no more than the page does that they are sent to', async () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200)
  const usual = new Map<string, Awaited<ReturnType<typeof usualCost>>>()
  for (const path of PATHS) usual.set(path, await usualCost(path))
  // Else nothing was counted.
  expect([...usual.values()].filter(({ questions, rows }) => questions === 0 || rows === 0 || rows > CROWD)).toEqual([])
  const wrong: unknown[] = []
  for (const hostile of HOSTILE) {
    const { status, questions, rows, bytes } = await cost(hostile)
    const page = usual.get(hostile[0].split('?')[0]!)!
    const mayBe = page.bytes + REPEATED * hostile[0].length
    if (![200, 302].includes(status) || questions > page.questions || rows > page.rows || bytes > mayBe)
      wrong.push({ asked: hostile[0].slice(0, 80), status, questions, rows, bytes, page })
  }
  expect(wrong).toEqual([])
})
