import { beforeAll, expect, test, vi } from 'vitest'
import { posts } from '../../drizzle/schema/posts'
import { idOf, type Member, registered } from './account'
import { updateRows } from './rows'
import { commentOf, postOf, stateOf } from './things'

// Without scripts the page that comes after a deletion offers to bring back what was deleted.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR = 3_600_000
let author: Member
let reader: Member

beforeAll(async () => {
  ;[author, reader] = await Promise.all([registered(), registered()])
})

const remove = async ({ visitor }: Member, path: string, id: string, back: string) => {
  const response = await visitor.post(path, { intent: 'delete', id, back })
  expect(response.status).toBe(303)
  return String(response.headers.get('Location'))
}
/** The form that brings something back, as the page has it; null where there is none. */
const offerOn = async ({ visitor }: Member, path: string) => {
  const html = await (await visitor.get(path)).text()
  const [form] = /<form[^>]*>(?:(?!<\/form>).)*value="restore"(?:(?!<\/form>).)*<\/form>/.exec(html) ?? []
  if (!form) return null
  const valueIn = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? ''
  return { action: /action="([^"]*)"/.exec(form)?.[1], id: valueIn('id'), back: valueIn('back') }
}

test('a post: the offer stands on its page for a day, for its author alone', async () => {
  const id = await postOf(idOf(author))
  const path = await remove(author, '/resources/posts', id, '/app/dashboard?feed=following')
  expect(path).toBe(`/app/dashboard?feed=following&undo=post.${id}`)
  expect(await offerOn(author, path)).toEqual({ action: '/resources/posts', id, back: '/app/dashboard?feed=following' })
  expect(await offerOn(reader, path)).toBeNull()

  await updateRows(posts, { id }, { stateChangedAt: new Date(Date.now() - 25 * HOUR) })
  expect(await offerOn(author, path)).toBeNull()
  await updateRows(posts, { id }, { stateChangedAt: new Date(Date.now() - 23 * HOUR) })
  const offer = await offerOn(author, path)
  const answer = await author.visitor.post('/resources/posts', { intent: 'restore', id, back: String(offer?.back) })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/app/dashboard?feed=following'])
  expect(await stateOf('posts', id)).toBe('shown')
  expect(await offerOn(author, path)).toBeNull()
})

test('a comment: the offer stands on the page of its post, for whoever deleted it', async () => {
  const post = await postOf(idOf(author))
  const id = await commentOf(idOf(reader), post)
  const path = await remove(author, '/resources/comments', id, `/posts/${post}`)
  expect(path).toBe(`/posts/${post}?undo=comment.${id}`)
  expect(await offerOn(reader, path)).toBeNull()
  expect(await offerOn(author, path)).toEqual({ action: '/resources/comments', id, back: `/posts/${post}` })
  await author.visitor.post('/resources/comments', { intent: 'restore', id, back: `/posts/${post}` })
  expect(await stateOf('comments', id)).toBe('shown')
})

test('scripts are told as before, and an address that names nothing offers nothing', async () => {
  const id = await postOf(idOf(author))
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'delete', id })) form.set(name, value)
  expect(await (await author.visitor.postForm('/resources/posts', form)).json()).toMatchObject({ done: true })
  for (const named of ['post.', 'member.1', `post.${id} OR 1`, `comment.${id}`])
    expect(await offerOn(author, `/app/dashboard?undo=${encodeURIComponent(named)}`)).toBeNull()
})
