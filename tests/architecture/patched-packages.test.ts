import { createRequire } from 'node:module'
import { createMemoryHistory, createRouter, matchRoutes } from '@remix-run/router'
import { Miniflare } from 'miniflare'
import { createElement, lazy, Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'

/** The behaviour of patched packages (`patches/`). */
const RENDERERS = '../../node_modules/react-dom/cjs/react-dom-server.browser'

describe.each(['development.js', 'production.min.js'])('the renderer for workers, %s', (build) => {
  const { renderToReadableStream }: typeof import('react-dom/server') = createRequire(import.meta.url)(
    `${RENDERERS}.${build}`,
  )

  async function* chunksOf(element: JSX.Element) {
    const stream = await renderToReadableStream(element)
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
      yield new TextDecoder('utf-8', { fatal: true }).decode(chunk)
    }
  }

  it('writes what is ready as one chunk of UTF-8', async () => {
    const items = Array.from({ length: 500 }, (_, at) => createElement('li', { key: at, title: '"ё"' }, 'Ворота & 🜂'))
    const chunks = chunksOf(createElement('ul', null, items))
    expect(await chunks.next()).toEqual({
      value: `<ul>${'<li title="&quot;ё&quot;">Ворота &amp; 🜂</li>'.repeat(500)}</ul>`,
      done: false,
    })
    expect(await chunks.next()).toEqual({ value: undefined, done: true })
  })

  it('writes what is ready later as another chunk', async () => {
    let resolve = (_: { default: () => JSX.Element }) => {}
    const Late = lazy(() => new Promise<{ default: () => JSX.Element }>((done) => (resolve = done)))
    const chunks = chunksOf(
      createElement('p', null, createElement(Suspense, { fallback: 'Сейчас' }, createElement(Late))),
    )
    expect((await chunks.next()).value).toContain('Сейчас')
    resolve({ default: () => createElement('b', null, 'Потом') })
    expect((await chunks.next()).value).toContain('<b>Потом</b>')
    expect((await chunks.next()).done).toBe(true)
  })
})

describe('the router', () => {
  const routes = [
    { id: 'home', index: true },
    { id: 'app', path: 'App', children: [{ id: 'post', path: 'posts/:id' }] },
    { id: 'day', path: 'days/:day?/sky' },
    { id: 'other', path: '*' },
  ]
  const idOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id

  it.each([
    ['/', 'home'],
    ['/app', 'app'],
    ['/APP/Posts/1/', 'post'],
    ['/days/sky', 'day'],
    ['/days/2026-11-26/sky', 'day'],
    ['/apple', 'other'],
    ['/posts/1', 'other'],
  ])('finds the route of %s, the first time and again', (path, id) => {
    expect([idOf(path), idOf(path)]).toEqual([id, id])
  })

  it('finds routes that are added to a tree it has ranked', async () => {
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [{ id: 'root', path: '/', children: [{ id: 'start', index: true }] }],
      patchRoutesOnNavigation: ({ path, patch }) =>
        patch('root', path === '/first' ? [{ id: 'first', path: 'first' }] : [{ id: 'second', path: 'second' }]),
    }).initialize()
    for (const id of ['first', 'second']) {
      await router.navigate(`/${id}`)
      expect(router.state.errors).toBeNull()
      expect(router.state.matches.at(-1)?.route.id).toBe(id)
    }
    router.dispose()
  })

  it('gives up what a fetcher sends when it sends something else, also while the route is being discovered', async () => {
    const sent: string[] = []
    const discoveries: (() => void)[] = []
    const action = async ({ request }: { request: Request }) =>
      sent.push(String((await request.formData()).get('show')))
    const router = createRouter({
      // Only a browser has fetchers.
      window: Object.assign(new EventTarget(), { document: { createElement: () => null } }) as unknown as Window,
      history: createMemoryHistory(),
      routes: [{ id: 'root', path: '/' }],
      patchRoutesOnNavigation: ({ patch }) =>
        new Promise((resolve) =>
          discoveries.push(() => {
            patch('root', [{ id: 'settings', path: 'settings', action }])
            resolve()
          }),
        ),
    }).initialize()
    for (const show of ['first', 'second']) {
      const formData = new FormData()
      formData.set('show', show)
      router.fetch('key', 'root', '/settings', { formMethod: 'post', formData })
    }
    // The later answer first.
    for (const discover of discoveries.reverse()) discover()
    await expect.poll(() => router.getFetcher('key').state).toBe('idle')
    expect(sent).toEqual(['second'])
    router.dispose()
  })
})

describe('miniflare', () => {
  it('waits again for the response of a synchronous call when it is notified too early', async () => {
    const site = new Miniflare({ cf: false, modules: true, script: 'export default {}', d1Databases: ['DB'] })
    const wait = Atomics.wait
    let isEarly = false
    const spy = vi.spyOn(Atomics, 'wait').mockImplementation((...call: Parameters<typeof wait>) => {
      isEarly = !isEarly
      return isEarly ? 'ok' : wait(...call)
    })
    try {
      const db = await site.getD1Database('DB')
      expect(await db.prepare('SELECT 1 AS one').first('one')).toBe(1)
      expect(spy.mock.calls.length).toBeGreaterThan(1)
    } finally {
      spy.mockRestore()
      await site.dispose()
    }
  })
})
