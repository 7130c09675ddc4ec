import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { gt } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { LikeAnswer } from '~/features/feed/feed-answers'
import { feedNotice } from '~/features/feed/forms/feed-notice.server'
import { createContext } from '~/platform/server/context.server'
import { posts } from '../../drizzle/schema/posts'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import site from '../../workers/site'
import { idOf, type Member, registered } from './account'
import { post } from './feed-world'
import { countRows, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let author: Member
let reader: Member

beforeAll(async () => {
  ;[author, reader] = await Promise.all([registered(), registered()])
})

const aPost = async () => (await post({ id: idOf(author) })).id

const cookieOf = ({ visitor }: Member) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** What the next page is told of a form that was refused. */
const noticeOf = (member: Member) => {
  const request = new Request('http://localhost/', { headers: { Cookie: cookieOf(member) } })
  return feedNotice.read(createContext(request, env, createExecutionContext()), request)
}

test('PUT likes and DELETE takes it back, however often', async () => {
  const id = await aPost()
  const like = async (method: 'PUT' | 'DELETE') => {
    const response = await reader.visitor.ask(method, '/resources/likes', new URLSearchParams({ post: id }))
    return [response.status, (await response.json()) as LikeAnswer]
  }
  const liked = [200, { done: true, isLiked: true, likesCount: 1 }]
  const none = [200, { done: true, isLiked: false, likesCount: 0 }]
  expect([await like('PUT'), await like('PUT')]).toEqual([liked, liked])
  expect([await like('DELETE'), await like('DELETE')]).toEqual([none, none])
})

test('without scripts a form leads back to where it was, on this site only', async () => {
  const fields = { intent: 'create', content: 'Said', tags: 'one' }
  const said = async (back?: string) => {
    const response = await author.visitor.post('/resources/posts', {
      ...fields,
      id: crypto.randomUUID(),
      ...(back === undefined ? {} : { back }),
    })
    return [response.status, response.headers.get('Location')]
  }
  expect(await said('/app/dashboard?feed=following')).toEqual([303, '/app/dashboard?feed=following'])
  expect(await said()).toEqual([303, '/app/dashboard'])
  expect(await said('https://elsewhere.example/')).toEqual([303, '/app/dashboard'])
  expect(await said('//elsewhere.example/')).toEqual([303, '/app/dashboard'])
})

test('what somebody sends is done also when they have gone before the answer', async () => {
  const id = crypto.randomUUID()
  const execution = createExecutionContext()
  const request = new Request('http://localhost/resources/posts', {
    method: 'POST',
    headers: { Cookie: cookieOf(author), Origin: 'http://localhost' },
    body: new URLSearchParams({ intent: 'create', id, content: 'Said in leaving', tags: '' }),
  })
  // Nobody waits for the answer: the platform goes on with what it was told to wait for, and with nothing else.
  void site.fetch(request, env as never, execution)
  await waitOnExecutionContext(execution)
  expect(await countRows(posts, { id })).toBe(1)
})

const PLAIN = { tags: '', visibility: 'public', comments: 'everyone', context: '', pictures: [], isCut: false }

test('a form that was refused leaves a notice with why, and with what was typed and chosen', async () => {
  const id = crypto.randomUUID()
  const content = 'я'.repeat(501)
  const form = new FormData()
  const circles = { visibility: 'connections', comments: 'nobody' }
  const fields = { intent: 'create', id, content, tags: 'one, two', context: 'gate:34', ...circles }
  for (const [name, value] of Object.entries({ ...fields, back: '/app/dashboard' })) form.set(name, value)
  for (const alt of ['', 'Миска', '', '']) {
    form.append('image', new File([], ''))
    form.append('alt', alt)
  }
  form.append('decorative', '0')
  const response = await author.visitor.postForm('/resources/posts', form, { 'Sec-Fetch-Dest': 'document' })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/app/dashboard'])
  expect(await noticeOf(author)).toEqual({
    ...{ error: 'invalid', problems: { content: 'contentTooLong' }, isCut: false },
    ...{ intent: 'create', id, content, tags: 'one, two', context: 'gate:34', ...circles },
    pictures: [
      { alt: '', isDecorative: true },
      { alt: 'Миска', isDecorative: false },
    ],
  })
  expect(await countRows(posts, { id })).toBe(0)
})

test.each([
  ['/resources/posts', 'contentTooLong', 3000],
  // No form without pictures weighs more than 64 kB.
  ['/resources/comments', 'commentTooLong', 1000],
])('of what is far too long at %s the notice keeps as much as a browser takes', async (path, problem, times) => {
  const content = 'Длинно. Long. '.repeat(times)
  const fields = { intent: 'create', id: crypto.randomUUID(), post: await aPost(), content }
  const response = await author.visitor.post(path, fields)
  const [cookie] = response.headers.getSetCookie().filter((it) => it.includes('feed='))
  // Browsers leave out what is larger.
  expect(cookie?.length).toBeLessThanOrEqual(4096)
  const kept = await noticeOf(author)
  expect(kept).toMatchObject({ error: 'invalid', problems: { content: problem }, isCut: true })
  expect(content.startsWith(kept?.content ?? '-')).toBe(true)
  expect(new TextEncoder().encode(kept?.content).length).toBeGreaterThan(2000)
})

test('what was typed by somebody whose session has ended is there once they are signed in again', async () => {
  const visitor = new Visitor()
  const id = crypto.randomUUID()
  const said = await visitor.post('/resources/posts', { intent: 'create', id, content: 'Said', back: '/app/dashboard' })
  expect([said.status, said.headers.get('Location')]).toEqual([303, '/login?redirect=%2Fapp%2Fdashboard'])
  const kept = { ...PLAIN, intent: 'create', id, error: 'signedOut', problems: {}, content: 'Said' }
  expect(await noticeOf({ ...reader, visitor })).toEqual(kept)
  // Pages they see meanwhile leave it alone.
  await visitor.get(`/posts/${await aPost()}`)
  expect(await noticeOf({ ...reader, visitor })).toEqual(kept)
})

test('who is not signed in is led to the sign-in, and told so by scripts', async () => {
  const visitor = new Visitor()
  const fields = { post: await aPost(), state: 'liked', back: '/posts/1' }
  const page = await visitor.post('/resources/likes', fields)
  expect([page.status, page.headers.get('Location')]).toEqual([303, '/login?redirect=%2Fposts%2F1'])
  const script = await visitor.post('/resources/likes', fields, { 'Sec-Fetch-Dest': 'empty' })
  expect([script.status, await script.json()]).toEqual([401, { done: false, error: 'signedOut' }])
})

test('a form writes what it is for, whatever else it says', async () => {
  const id = crypto.randomUUID()
  const fields = { intent: 'create', id, content: 'Said', likes_count: '9', likesCount: '9', state: 'hidden' }
  const more = { author_id: idOf(reader), authorId: idOf(reader), created_at: '1', createdAt: '1', images: '[{}]' }
  const response = await author.visitor.post('/resources/posts', { ...fields, ...more }, { 'Sec-Fetch-Dest': 'empty' })
  expect(await response.json()).toMatchObject({
    done: true,
    post: { author: { id: idOf(author) }, likesCount: 0, isHidden: false, images: [] },
  })
})

test('more likes in an hour than anybody gives are refused with the time to wait', async () => {
  const id = await aPost()
  const like = (state: string) =>
    reader.visitor.post('/resources/likes', { post: id, state }, { 'Sec-Fetch-Dest': 'empty' })
  await like('liked')
  await updateRows(rateLimits, gt(rateLimits.count, 0), { count: 1000 })
  const response = await like('none')
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
  expect(await response.json()).toMatchObject({ done: false, error: 'tooMany' })
})
