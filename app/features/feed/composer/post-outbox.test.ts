import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, NO_DRAFT, type PickedPicture, readDraft } from './draft'
import { type Outgoing, readStoredPosts, toOutgoing } from './post-outbox'

/** What a server does with what it is sent: takes it, has no such thing, refuses it, or is not heard of. */
type Reply = 'done' | 'missing' | 'tooMany' | 'lost'

let asked: string[] = []
let replies: Reply[] = []
let warns: Set<unknown>

beforeEach(() => {
  asked = []
  replies = []
  warns = new Set()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: unknown) => warns.add(listener),
    removeEventListener: (_: string, listener: unknown) => warns.delete(listener),
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData | URLSearchParams }) => {
    const reply = replies.shift() ?? 'done'
    asked.push(`${body.get('intent')} ${body.get('id')}`)
    if (reply === 'lost') throw new TypeError('Failed to fetch')
    return Response.json(reply === 'done' ? { done: true, post: null } : { done: false, error: reply }, {
      status: reply === 'done' ? 200 : reply === 'missing' ? 404 : 429,
    })
  })
})

/** The outbox of a page that was just loaded. */
async function opened() {
  vi.resetModules()
  return (await import('./post-outbox')).postOutboxOf('ada')
}

const post: Outgoing = {
  id: 'one',
  draft: { ...NO_DRAFT, content: 'Said', context: 'gate:34' },
  pictures: [],
  replaces: [],
}
const picture = { file: new Blob(), alt: 'A bowl', url: 'blob:', isDecorative: false } as unknown as PickedPicture

test('what arrived waits no more, here or in the tab', async () => {
  const outbox = await opened()
  await outbox.post(post)
  expect(outbox.now()).toEqual([])
  expect(readStoredPosts('ada')).toEqual([])
})

test('what did not arrive outlives the page, and goes out under its id', async () => {
  keepDraft('ada', post.draft)
  replies = ['lost']
  await (await opened()).post(post)
  // It is no draft any more, or it would come back twice.
  expect(readDraft('ada')).toBeNull()
  const outbox = await opened()
  expect(outbox.now()).toEqual([{ post, step: 'posting', problem: 'leftBefore', isUnsure: true }])
  await outbox.post(outbox.now()[0]!.post)
  expect(outbox.now()).toEqual([])
  expect(asked).toEqual(['create one', 'create one'])
})

test('pictures do not outlive the page: leaving it asks, and what comes back says so', async () => {
  replies = ['tooMany']
  const outbox = await opened()
  await outbox.post({ ...post, pictures: [picture] })
  expect(warns.size).toBe(1)
  const [kept] = (await opened()).now()
  expect(kept).toMatchObject({ post: { pictures: [] }, problem: 'picturesLost', isUnsure: false })
  vi.spyOn(URL, 'revokeObjectURL')
  await outbox.post({ ...post, pictures: [picture] })
  expect(warns.size).toBe(0)
})

test.each<[string, Reply[], string[], string | null]>([
  ['was refused: the server has nothing', ['tooMany'], ['create one'], null],
  ['may be there: it is taken back', ['lost', 'done'], ['create one', 'delete one'], null],
  ['may be there and is not', ['lost', 'missing'], ['create one', 'delete one'], null],
  ['may be there, and nobody hears of it', ['lost', 'lost'], ['create one', 'delete one'], 'unreachable'],
])('a post is given up that %s', async (_, said, expected, problem) => {
  replies = [...said]
  const outbox = await opened()
  const gone: string[] = []
  outbox.listen({ posted: () => undefined, gone: (ids) => gone.push(...ids) })
  await outbox.post(post)
  await outbox.discard(post)
  expect(asked).toEqual(expected)
  expect(outbox.now().map(({ step, problem }) => ({ step, problem }))).toEqual(
    problem ? [{ step: 'discarding', problem }] : [],
  )
  expect(gone).toEqual(said[0] === 'lost' && !problem ? ['one'] : [])
})

test('what takes the place of another goes out once that is gone', async () => {
  const outbox = await opened()
  const other = { ...post, id: 'two', replaces: ['one'] }
  replies = ['lost']
  await outbox.post(other)
  expect(asked).toEqual(['delete one'])
  replies = ['missing', 'done']
  await outbox.post(other)
  expect(asked.slice(1)).toEqual(['delete one', 'create two'])
  expect(outbox.now()).toEqual([])
})

const file = {} as File
const bowl: PickedPicture = { id: '1', file, url: '', alt: 'A bowl', isDecorative: false, width: 0, height: 0 }
const draft = { ...NO_DRAFT, content: 'Said', context: 'gate:34' }
const before: Outgoing = { id: 'first', draft, pictures: [bowl], replaces: ['older'] }

test('a new post goes out under the id of its form, in the place of nothing', () => {
  const typed = { id: 'form', draft, pictures: [bowl] }
  expect(toOutgoing(typed, null)).toEqual({ ...typed, replaces: [] })
})

test.each<[string, boolean, Partial<Outgoing>, boolean]>([
  ['as it was', true, {}, false],
  ['with other words', true, { draft: { ...draft, content: 'Else', visibility: 'connections' } }, false],
  ['about something else', true, { draft: { ...draft, context: '' } }, true],
  ['without its picture', true, { pictures: [] }, true],
  ['with one more', true, { pictures: [bowl, { ...bowl, id: '2' }] }, true],
  ['with another file', true, { pictures: [{ ...bowl, file: { name: 'kiln' } as File }] }, true],
  ['with other words for the picture', true, { pictures: [{ ...bowl, alt: 'A kiln' }] }, true],
  ['with a picture that is decoration', true, { pictures: [{ ...bowl, isDecorative: true }] }, true],
  ['with the same picture, measured', true, { pictures: [{ ...bowl, width: 9, height: 9 }] }, false],
  ['with other pictures, where the server surely has nothing', false, { pictures: [] }, false],
])('a post taken back goes out %s', (_, isUnsure, changed, isReplaced) => {
  const out = toOutgoing({ id: 'form', draft, pictures: [bowl], ...changed }, { post: before, isUnsure })
  expect(out.replaces).toEqual(isReplaced ? ['older', 'first'] : ['older'])
  expect(out.id === 'first').toBe(!isReplaced)
  expect(out.id).not.toBe('form')
})
