import { beforeEach, expect, test, vi } from 'vitest'

type Reply = Record<string, string> | 'lost' | 'failed' | 'missing'

/** What the site answers to each file, one reply after the other; the last one goes on. */
let replies: Record<string, Reply[]>
let requests: string[]

beforeEach(() => {
  vi.useFakeTimers()
  replies = {}
  requests = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    const [reply = 'missing', ...next] = replies[address] ?? []
    if (next.length > 0) replies[address] = next
    if (reply === 'lost') throw new TypeError('Failed to fetch')
    if (reply === 'failed') return new Response('Failed', { status: 500 })
    return reply === 'missing' ? new Response('Not found', { status: 404 }) : Response.json(reply)
  })
})

/** The module as a browser has it that has just loaded a document with these words. */
async function opened(words: Record<string, Record<string, string>> = {}) {
  vi.resetModules()
  const element = { dataset: { base: '/assets/words-1' }, textContent: JSON.stringify(words) }
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => element })
  return import('./dictionaries')
}

/** What a render gets: the words, or what is thrown. */
function rendered(read: () => unknown): unknown {
  try {
    return read()
  } catch (thrown) {
    return thrown
  }
}

const FEED = '/assets/words-1/en/feed.json'

test('the words of the document are there for the first render, and nothing is fetched', async () => {
  const { loadWords, wordsOf } = await opened({ feed: { title: 'Feed' } })
  expect(wordsOf('en', 'feed')).toEqual({ title: 'Feed' })
  await loadWords('en', 'feed')
  expect(requests).toEqual([])
})

test('modules of the document ask for nothing, those imported after it do', async () => {
  const { loadWords, preloadWords, wordsOf } = await opened({ common: {} })
  replies[FEED] = [{ title: 'Feed' }]
  expect(preloadWords('feed')).toEqual(['feed'])
  expect(requests).toEqual([])
  wordsOf('en', 'common')
  preloadWords('feed', 'common')
  expect(requests).toEqual([FEED])
  await loadWords('en', 'feed')
  expect(wordsOf('en', 'feed')).toEqual({ title: 'Feed' })
})

test('words that are missing are waited for, and fetched once', async () => {
  const { loadWords, wordsOf } = await opened()
  replies[FEED] = [{ title: 'Feed' }]
  const pending = rendered(() => wordsOf('en', 'feed'))
  expect(pending).toBeInstanceOf(Promise)
  expect(rendered(() => wordsOf('en', 'feed'))).toBe(pending)
  await Promise.all([pending, loadWords('en', 'feed')])
  expect(wordsOf('en', 'feed')).toEqual({ title: 'Feed' })
  expect(requests).toEqual([FEED])
})

test('words that were lost on the way are fetched again after a second', async () => {
  const { loadWords, wordsOf } = await opened()
  replies[FEED] = ['lost', { title: 'Feed' }]
  const loading = loadWords('en', 'feed')
  await vi.advanceTimersByTimeAsync(999)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(wordsOf('en', 'feed')).toEqual({ title: 'Feed' })
})

test.each([
  { reply: 'lost', says: /^Failed to fetch/, isOutdated: false, tries: 2 },
  { reply: 'failed', says: /^Failed to fetch/, isOutdated: false, tries: 2 },
  { reply: 'missing', says: /^No en\/feed/, isOutdated: true, tries: 1 },
] as const)(
  'words that stay $reply become an error until they are forgotten',
  async ({ reply, says, isOutdated, tries }) => {
    const { forgetFailedWords, wordsOf } = await opened()
    const { OutdatedError } = await import('./outdated-error')
    const expectFailure = () => {
      const failure = rendered(() => wordsOf('en', 'feed'))
      expect(failure).toHaveProperty('message', expect.stringMatching(says))
      expect(failure instanceof OutdatedError).toBe(isOutdated)
    }
    replies[FEED] = [reply]
    const pending = rendered(() => wordsOf('en', 'feed')) as Promise<void>
    const failure = expect(pending).rejects.toThrow(says)
    await vi.runAllTimersAsync()
    await failure
    // A render after the failure asks for nothing, however often.
    for (let render = 0; render < 3; render++) expectFailure()
    expect(requests).toEqual(Array(tries).fill(FEED))

    forgetFailedWords('ru')
    expectFailure()
    forgetFailedWords('en')
    replies[FEED] = [{ title: 'Feed' }]
    await rendered(() => wordsOf('en', 'feed'))
    expect(wordsOf('en', 'feed')).toEqual({ title: 'Feed' })
  },
)

test('who asks again by an action gets another try', async () => {
  const { loadWords, wordsOf } = await opened()
  replies[FEED] = ['lost']
  const first = expect(loadWords('en', 'feed')).rejects.toThrow('Failed to fetch')
  await vi.runAllTimersAsync()
  await first
  replies[FEED] = [{ title: 'Feed' }]
  await loadWords('en', 'feed')
  expect(wordsOf('en', 'feed')).toEqual({ title: 'Feed' })
})

test('another language is waited for once, with all its namespaces fetched in parallel', async () => {
  const { hasWords, wordsOf } = await opened({ common: {}, feed: {} })
  replies['/assets/words-1/ru/common.json'] = [{ save: 'Сохранить' }]
  replies['/assets/words-1/ru/feed.json'] = [{ title: 'Лента' }]
  expect(hasWords('en', ['common', 'feed'])).toBe(true)
  const pending = rendered(() => hasWords('ru', ['common', 'feed']))
  expect(requests).toEqual(['/assets/words-1/ru/common.json', '/assets/words-1/ru/feed.json'])
  await pending
  expect(hasWords('ru', ['common', 'feed'])).toBe(true)
  expect(wordsOf('ru', 'feed')).toEqual({ title: 'Лента' })
})

test('another language that cannot be fetched is not waited for again, also while it is being fetched', async () => {
  const { hasWords, loadWords } = await opened({ common: {}, feed: {} })
  replies['/assets/words-1/ru/common.json'] = [{ save: 'Сохранить' }]
  replies['/assets/words-1/ru/feed.json'] = ['lost']
  const pending = rendered(() => hasWords('ru', ['common', 'feed']))
  await vi.runAllTimersAsync()
  await pending
  expect(hasWords('ru', ['common', 'feed'])).toBe(false)
  expect(hasWords('ru', ['feed', 'events'])).toBe(false)
  expect(requests).toHaveLength(3)

  replies['/assets/words-1/ru/feed.json'] = [{ title: 'Лента' }]
  const loading = loadWords('ru', 'feed')
  expect(hasWords('ru', ['common', 'feed'])).toBe(false)
  await loading
  expect(hasWords('ru', ['common', 'feed'])).toBe(true)
})
