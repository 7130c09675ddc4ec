import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from './fake-caches.fixture'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const SITE = 'https://social.example'

type Modules = {
  owner: typeof import('./owner')
  keeping: typeof import('./cache-page')
  store: typeof import('./store')
}
let caches: ReturnType<typeof fakeCaches>
let modules: Modules

/** An answer of the site, as a browser hands it to a worker. */
function answered(member: string | null, body: BodyInit | null = '<html lang="en">', status = 200) {
  const response = new Response(body, { status, headers: member ? { ...HTML, 'X-Member': member } : HTML })
  Object.defineProperty(response, 'type', { value: 'basic' })
  return response
}

// A worker that has just been woken: it remembers nothing but what is kept.
async function startWorker(): Promise<Modules> {
  vi.resetModules()
  return { owner: await import('./owner'), keeping: await import('./cache-page'), store: await import('./store') }
}

beforeEach(async () => {
  caches = fakeCaches()
  vi.stubGlobal('self', { caches, navigator: { language: 'en-GB' }, location: { origin: SITE } })
  modules = await startWorker()
})

const keep = (member: string, address = '/app/profile') =>
  modules.keeping.cachePage(address, answered(member), modules.owner.currentEra())

test('what is kept of one member goes when the site answers another, a visitor, or a worker woken since', async () => {
  for (const next of ['boris', 'none']) {
    await keep('ada')
    expect(caches.names()).toContain('kept-1:pages:ada')
    modules = await startWorker()
    await modules.owner.memberOf(answered(next), modules.owner.currentEra())
    expect(caches.names().filter((name) => name.includes('ada'))).toEqual([])
  }
})

test('signing out leaves nothing, not even the files', async () => {
  await keep('ada')
  expect(caches.names()).not.toEqual([])
  await modules.owner.forget()
  expect(caches.names()).toEqual([])
})

test('signing out waits for no file that is still on its way, and what was shown before is kept no more', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  modules.keeping.cachePage(
    '/app/profile',
    answered('ada', '<script src="/assets/slow.js"></script>'),
    modules.owner.currentEra(),
  )
  await vi.waitFor(async () => expect(await (await modules.owner.currentCache())?.match('/app/profile')).toBeDefined())
  await modules.owner.forget()
  expect(await modules.owner.currentCache()).toBeNull()
  expect(caches.names().filter((name) => name.includes('ada'))).toEqual([])

  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const { handlePageReport } = await import('./page-report')
  await handlePageReport({ address: `${SITE}/app/profile`, title: '', assets: [] })
  expect(asked).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('a page that is there no more is kept no more', async () => {
  const { keeping, owner } = modules
  const gone = '/app/messages?c=1'
  await keep('ada')
  await keep('ada', gone)
  await keeping.cachePage(gone, answered('ada', 'gone', 404), owner.currentEra())
  const kept = await owner.currentCache()
  expect(await kept?.match(gone)).toBeUndefined()
  expect((await modules.store.readIndex(kept)).pages.map(({ address }) => address)).toEqual(['/app/profile'])
})

test('an answer that was on its way when somebody signed out or another came is kept for nobody', async () => {
  const { owner, keeping } = modules
  await keep('ada')
  const requestEra = owner.currentEra()
  await owner.forget()
  await keeping.cachePage('/app/profile', answered('ada'), requestEra)
  expect(caches.names()).toEqual([])

  // Its beginning had come, its end had not.
  let end = () => {}
  const slow = new ReadableStream({
    start(controller) {
      end = () => {
        controller.enqueue(new TextEncoder().encode('<html lang="en">'))
        controller.close()
      }
    },
  })
  const underway = keeping.cachePage('/app/profile', answered('ada', slow), owner.currentEra())
  await owner.memberOf(answered('boris'), owner.currentEra())
  end()
  await underway
  expect(caches.names().filter((name) => name.includes('ada'))).toEqual([])
})

test('an answer that says nothing of a member, or that the site failed to give, changes nothing', async () => {
  await keep('ada')
  const before = caches.names()
  await modules.owner.memberOf(answered(null), modules.owner.currentEra())
  await modules.owner.memberOf(answered('none', null, 503), modules.owner.currentEra())
  expect(caches.names()).toEqual(before)
})

test('keeps whole pages of the site only', async () => {
  const { keeping, owner } = modules
  const moved = answered('ada')
  Object.defineProperty(moved, 'redirected', { value: true })
  for (const response of [answered('ada', 'gone', 404), answered('none'), answered(null), moved]) {
    await keeping.cachePage('/app/profile', response, owner.currentEra())
  }
  expect(await modules.owner.currentCache()).toBeNull()
})

test('what is fourteen days old is shown to nobody and leaves nothing on the device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') })
  await keep('ada', '/app/messages?c=1')
  vi.setSystemTime(new Date('2026-01-10T00:00:00Z'))
  await keep('ada')
  vi.setSystemTime(new Date('2026-01-15T00:00:00Z'))
  modules = await startWorker()
  const { answerMissing, readCached } = await import('./read-cached')
  expect(await readCached('/app/messages?c=1')).toBeUndefined()
  expect(await readCached('/app/profile')).toBeDefined()
  expect(await (await answerMissing('notKept')).text()).not.toContain('/app/messages')
  await modules.owner.runExclusive(async () => {})
  const kept = await modules.owner.currentCache()
  expect(await kept?.match('/app/messages?c=1')).toBeUndefined()
  expect((await modules.store.readIndex(kept)).pages.map(({ address }) => address)).toEqual(['/app/profile'])
  vi.useRealTimers()
})

test('of pages that belong to two it gives none', async () => {
  await keep('ada')
  await caches.open('kept-1:pages:boris')
  expect(await modules.owner.currentCache()).toBeNull()
})

test('what another release kept in another form is deleted, and nothing else', async () => {
  await keep('ada')
  const before = caches.names()
  await caches.open('kept-0:pages:ada')
  await caches.open('pages')
  await modules.store.deleteOtherFormats()
  expect(caches.names()).toEqual(before)
})

test.each([
  ['ru-RU', 'ru'],
  ['en-GB', 'en'],
  ['de', 'en'],
])('with nothing kept, a browser in %s is spoken to in %s', async (language, spoken) => {
  vi.stubGlobal('self', { caches, navigator: { language }, location: { origin: SITE } })
  const { store } = await startWorker()
  expect(await store.readIndex(null)).toEqual({ language: spoken, theme: '', pages: [] })
})
