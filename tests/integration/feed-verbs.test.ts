import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { saveChart } from '~/data/charts/charts.server'
import type { ModerationAction } from '~/domain/community/moderation/moderation'
import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import type { NewPostForm, PostEditForm } from '~/features/feed/forms/feed.schema'
import {
  createComment,
  createPost,
  deleteComment,
  deletePost,
  editComment,
  editPost,
  setLike,
  undeleteComment,
  undeletePost,
} from '~/features/feed/forms/feed-actions.server'
import { loadComments, loadPost } from '~/features/feed/post/load-post.server'
import { createContext } from '~/platform/server/context.server'
import { moderationActions } from '../../drizzle/schema/moderation'
import { comments, postLikes, posts, postTags } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { block, connect, db, type FeedReader, follow, post, reader, walkFeed } from './feed-world'
import { countRows, insertRow, storedRow, storedRows, storedValue, updateRows } from './rows'

// Some do a hundred things at once.
vi.setConfig({ testTimeout: 30_000 })

const DAY = 86_400_000
const context = createContext(new Request('http://localhost/'), env, createExecutionContext())

afterEach(() => {
  vi.useRealTimers()
})

const form = (change: Partial<NewPostForm> = {}): NewPostForm => ({
  intent: 'create',
  id: crypto.randomUUID(),
  content: 'Hello',
  tags: [],
  visibility: 'public',
  comments: 'everyone',
  context: null,
  ...change,
})

const counted = async (postId: string) => {
  const row = await storedRow(posts, { id: postId })
  return row && { likes: row.likes_count, comments: row.comments_count }
}
const ownPosts = (member: FeedReader) => storedValue(users, 'posts_count', { id: member.id })

test('a post is written with its tags and gates, and says what the author reads of it', async () => {
  const author = await reader({ hdType: 'generator' })
  const sent = form({ tags: ['Human Design', 'Ёлка'], context: { kind: 'channel', channel: '10-20' } })
  const answer = await createPost(context, author, sent)
  expect(answer).toMatchObject({
    done: true,
    post: {
      id: sent.id,
      author: { id: author.id, username: author.username, hdType: 'generator' },
      tags: ['Human Design', 'Ёлка'],
      hdContext: { kind: 'channel', channel: '10-20' },
      likesCount: 0,
      commentsCount: 0,
      isLiked: false,
      isOwn: true,
      canComment: true,
      isHidden: false,
      editedAt: null,
    },
  })
  for (const query of [
    { kind: 'tag', tag: 'елка' },
    { kind: 'tag', tag: '#human design' },
    { kind: 'gate', gate: 10 },
    { kind: 'gate', gate: 20 },
    { kind: 'type', type: 'generator' },
    { kind: 'following' },
  ] as const) {
    expect((await walkFeed(author, query)).flat()).toEqual([sent.id])
  }
  expect(await ownPosts(author)).toBe(1)
})

test('the same id is one post, as it was first; of another member it is refused, and does not come back deleted', async () => {
  const [author, other] = [await reader(), await reader()]
  const sent = form({ tags: ['one'] })
  const first = await createPost(context, author, sent)
  expect(await createPost(context, author, { ...sent, content: 'Other words', tags: ['two'] })).toEqual(first)
  expect(await createPost(context, other, sent)).toEqual({ done: false, error: 'taken' })
  expect(await countRows(postTags, { postId: sent.id })).toBe(1)
  expect(await ownPosts(author)).toBe(1)
  await deletePost(context, author, sent.id)
  expect(await createPost(context, author, sent)).toEqual({ done: false, error: 'taken' })
})

test('ten at once with one id are one post', async () => {
  const author = await reader()
  const sent = form({ tags: ['a', 'b'] })
  const answers = await Promise.all(Array.from({ length: 10 }, () => createPost(context, author, sent)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await countRows(posts, { id: sent.id })).toBe(1)
  expect(await countRows(postTags, { postId: sent.id })).toBe(2)
  expect(await ownPosts(author)).toBe(1)
})

test('an edit changes words, tags and circle, says so once, and only to its author', async () => {
  const [author, other] = [await reader(), await reader()]
  const sent = form({ tags: ['old', 'kept'] })
  await createPost(context, author, sent)
  const edit: PostEditForm = { intent: 'edit', id: sent.id, content: 'Better', tags: ['Kept', 'new'] }
  expect(await editPost(context, other, edit)).toEqual({ done: false, error: 'missing' })
  const answer = await editPost(context, author, { ...edit, visibility: 'community', comments: 'nobody' })
  expect(answer).toMatchObject({
    done: true,
    post: { content: 'Better', tags: ['Kept', 'new'], visibility: 'community', commentPolicy: 'nobody' },
  })
  if (!answer.done) throw new Error('Not done')
  expect(answer.post?.editedAt).not.toBeNull()
  expect(await editPost(context, author, edit)).toEqual(answer)
  expect((await walkFeed(author, { kind: 'tag', tag: 'old' })).flat()).toEqual([])
  expect((await walkFeed(author, { kind: 'tag', tag: 'new' })).flat()).toEqual([sent.id])
})

test('a deleted post is gone at once, comes back within a day, and not later', async () => {
  const [author, other] = [await reader(), await reader()]
  const { id } = await post(author)
  expect(await deletePost(context, other, id)).toEqual({ done: false, error: 'missing' })
  for (let times = 0; times < 2; times++) {
    expect(await deletePost(context, author, id)).toEqual({ done: true, post: null })
    expect(await ownPosts(author)).toBe(0)
  }
  expect(await loadPost(context, author, id)).toBeNull()
  expect(await undeletePost(context, other, id)).toEqual({ done: false, error: 'missing' })
  for (let times = 0; times < 2; times++) {
    expect(await undeletePost(context, author, id)).toMatchObject({ done: true, post: { id } })
    expect(await ownPosts(author)).toBe(1)
  }
  await deletePost(context, author, id)
  vi.useFakeTimers({ now: Date.now() + DAY + 1000, toFake: ['Date'] })
  expect(await undeletePost(context, author, id)).toEqual({ done: false, error: 'tooLate' })
})

test('what moderators hid stays hidden through deleting and bringing back', async () => {
  const [author, other] = [await reader(), await reader()]
  const { id } = await post(author, { state: 'hidden' })
  const decide = (action: ModerationAction, at: number) =>
    insertRow(moderationActions, {
      id: crypto.randomUUID(),
      action,
      subjectKind: 'post',
      subjectId: id,
      memberId: author.id,
      createdAt: new Date(at),
    })
  await decide('auto_hide', 1)
  await decide('warn', 2)
  await deletePost(context, author, id)
  expect(await undeletePost(context, author, id)).toMatchObject({ done: true, post: { isHidden: true } })
  expect(await loadPost(context, other, id)).toBeNull()
  await decide('restore', 3)
  await deletePost(context, author, id)
  expect(await undeletePost(context, author, id)).toMatchObject({ done: true, post: { isHidden: false } })
})

test('a like is a state, for whoever sees the post', async () => {
  const [author, fan, blocked] = [await reader(), await reader(), await reader()]
  const { id } = await post(author)
  await block(author, blocked)
  const like = (member: FeedReader, state: 'liked' | 'none') => setLike(context, member, { post: id, state })
  for (let times = 0; times < 2; times++) {
    expect(await like(fan, 'liked')).toEqual({ done: true, isLiked: true, likesCount: 1 })
  }
  expect((await loadPost(context, fan, id))?.post).toMatchObject({ isLiked: true, likesCount: 1 })
  expect((await loadPost(context, author, id))?.post).toMatchObject({ isLiked: false, likesCount: 1 })
  expect(await like(blocked, 'liked')).toEqual({ done: false, error: 'missing' })
  for (let times = 0; times < 2; times++) {
    expect(await like(fan, 'none')).toEqual({ done: true, isLiked: false, likesCount: 0 })
  }
  // A like can be taken back from what one does not see any more.
  await like(fan, 'liked')
  await block(author, fan)
  expect(await like(fan, 'none')).toEqual({ done: false, error: 'missing' })
  expect(await counted(id)).toEqual({ likes: 0, comments: 0 })
})

test('F11: a hundred likes and their ends at once by twenty members: the count is the rows, each state the last that was said', async () => {
  const { id } = await post(await reader())
  const fans = await Promise.all(Array.from({ length: 20 }, () => reader()))
  const last = new Map<string, boolean>()
  await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const fan = fans[at % 20]!
      const answer = await setLike(context, fan, { post: id, state: (at * 7 + (at % 20)) % 3 ? 'liked' : 'none' })
      if (!answer.done) throw new Error(answer.error)
      last.set(fan.id, answer.isLiked)
    }),
  )
  const results = await storedRows(postLikes, { postId: id }, { columns: ['user_id'] })
  expect(results.map(({ user_id }) => user_id).sort()).toEqual(
    [...last].flatMap(([memberId, isLiked]) => (isLiked ? [memberId] : [])).sort(),
  )
  expect(await counted(id)).toEqual({ likes: results.length, comments: 0 })
})

test('a hundred comments, their deletions and returns at once by twenty members: the count is the rows that are shown', async () => {
  const host = await reader()
  const { id: postId } = await post(host)
  const guests = await Promise.all(Array.from({ length: 20 }, () => reader()))
  const sent = Array.from({ length: 50 }, () => comment(postId))
  const by = (at: number) => guests[at % 20]!
  await Promise.all([
    ...sent.map((one, at) => createComment(context, by(at), one)),
    ...sent.map((one, at) => createComment(context, by(at), one)),
  ])
  expect(await counted(postId)).toEqual({ likes: 0, comments: 50 })
  await Promise.all(
    Array.from({ length: 100 }, (_, at) => {
      const { id } = sent[at % 50]!
      // Its author and the host both, some of them twice.
      const who = at % 7 === 0 ? host : by(at % 50)
      return at % 3 === 0 ? undeleteComment(context, who, id) : deleteComment(context, who, id)
    }),
  )
  const shown = await countRows(comments, { postId, state: 'shown' })
  expect(await countRows(comments, { postId })).toBe(50)
  expect(await counted(postId)).toEqual({ likes: 0, comments: shown })
})

/** Who may comment, by what the author allows. `followed`: the author follows them. */
test.each([
  ['everyone', { author: true, followed: true, connected: true, stranger: true }],
  ['following', { author: true, followed: true, connected: false, stranger: false }],
  ['connections', { author: true, followed: false, connected: true, stranger: false }],
  ['nobody', { author: true, followed: false, connected: false, stranger: false }],
] as const)('with comments for %s', async (commentPolicy, table) => {
  const [author, followed, connected, stranger] = await Promise.all([reader(), reader(), reader(), reader()])
  await follow(author, followed)
  await follow(stranger, author)
  await connect(author, connected)
  const { id } = await post(author, { commentPolicy })
  for (const [name, member] of Object.entries({ author, followed, connected, stranger })) {
    const may = table[name as keyof typeof table]
    expect([name, (await loadPost(context, member, id))?.post.canComment]).toEqual([name, may])
    const comment = { intent: 'create', id: crypto.randomUUID(), post: id, content: 'Well' } as const
    const answer = await createComment(context, member, comment)
    expect([name, answer.done ? true : answer.error]).toEqual([name, may || 'closed'])
  }
  const rows = Object.values(table).filter(Boolean).length
  expect(await counted(id)).toEqual({ likes: 0, comments: rows })
})

const comment = (postId: string, change: { id?: string; content?: string } = {}) =>
  ({ intent: 'create', id: crypto.randomUUID(), post: postId, content: 'Well said', ...change }) as const

test('a comment is one by its id, changed by its author, and deleted by them or under one’s own post', async () => {
  const [author, guest, other] = await Promise.all([reader(), reader(), reader()])
  const { id: postId } = await post(author)
  const sent = comment(postId)
  const first = await createComment(context, guest, sent)
  expect(first).toMatchObject({ done: true, comment: { content: 'Well said', isOwn: true, canDelete: true } })
  expect(await createComment(context, guest, { ...sent, content: 'Again' })).toEqual(first)
  expect(await createComment(context, other, sent)).toEqual({ done: false, error: 'taken' })
  const edit = { intent: 'edit', id: sent.id, content: 'Better said' } as const
  expect(await editComment(context, author, edit)).toEqual({ done: false, error: 'missing' })
  expect(await editComment(context, guest, edit)).toMatchObject({ done: true, comment: { content: 'Better said' } })
  expect(await deleteComment(context, other, sent.id)).toEqual({ done: false, error: 'missing' })

  // The host takes it away: then only the host brings it back.
  for (let times = 0; times < 2; times++) expect((await deleteComment(context, author, sent.id)).done).toBe(true)
  expect(await counted(postId)).toEqual({ likes: 0, comments: 0 })
  expect(await undeleteComment(context, guest, sent.id)).toEqual({ done: false, error: 'tooLate' })
  expect((await undeleteComment(context, author, sent.id)).done).toBe(true)
  // Its author takes it away: then only its author does.
  await deleteComment(context, guest, sent.id)
  await deleteComment(context, author, sent.id)
  expect(await undeleteComment(context, author, sent.id)).toEqual({ done: false, error: 'tooLate' })
  expect((await undeleteComment(context, guest, sent.id)).done).toBe(true)
  expect(await counted(postId)).toEqual({ likes: 0, comments: 1 })
})

test('comments come twenty at a time, the oldest first, to whom may see who wrote', async () => {
  const [author, viewer, closed, blocked] = await Promise.all([
    reader(),
    reader(),
    reader({ profileVisibility: 'connections', avatarUrl: '/avatars/x' }),
    reader(),
  ])
  const { id: postId } = await post(author)
  const sent: string[] = []
  for (let at = 0; at < 25; at++) {
    const one = comment(postId, { content: String(at) })
    expect((await createComment(context, at % 5 ? viewer : closed, one)).done).toBe(true)
    sent.push(one.id)
  }
  const open = sent.filter((_, at) => at % 5)
  await updateRows(comments, { postId }, { createdAt: new Date(5) })
  const of = async (member: FeedReader | null) => {
    const first = await loadComments(context, member, postId, null)
    const second = await loadComments(context, member, postId, first?.nextCursor ?? null)
    return { all: [...(first?.items ?? []), ...(first?.nextCursor ? (second?.items ?? []) : [])], first }
  }
  expect((await of(null)).all.map(({ id }) => id)).toEqual([...open].sort())
  const { all, first } = await of(author)
  expect(first?.items).toHaveLength(20)
  expect(all.map(({ id }) => id)).toEqual([...sent].sort())
  // A profile that is closed to the host stays closed: no photo.
  expect(all.filter(({ author }) => author.id === closed.id).map(({ author }) => author.avatarUrl)).toEqual(
    Array(5).fill(null),
  )
  await block(blocked, viewer)
  expect((await of(blocked)).all).toEqual([])
})

test('who is suspended does nothing that others see, but takes back what they said', async () => {
  const author = await reader()
  const sent = form()
  await createPost(context, author, sent)
  const suspended = { ...author, suspendedUntil: new Date(Date.now() + 60_000) }
  const no = { done: false, error: 'suspended' }
  expect(await createPost(context, suspended, form())).toEqual(no)
  expect(await editPost(context, suspended, { intent: 'edit', id: sent.id, content: 'x', tags: [] })).toEqual(no)
  expect(await setLike(context, suspended, { post: sent.id, state: 'liked' })).toEqual(no)
  expect(await createComment(context, suspended, comment(sent.id))).toEqual(no)
  expect((await loadPost({ db }, suspended, sent.id))?.post.canComment).toBe(false)
  expect(await setLike(context, suspended, { post: sent.id, state: 'none' })).toMatchObject({ done: true })
  expect(await deletePost(context, suspended, sent.id)).toEqual({ done: true, post: null })
})

test('a post about the sky of now keeps where Sun and Earth stood, opposite each other', async () => {
  const author = await reader()
  const answer = await createPost(context, author, form({ context: { kind: 'transit' } }))
  const about = answer.done ? answer.post?.hdContext : null
  if (about?.kind !== 'transit') throw new Error(JSON.stringify(answer))
  expect(Math.abs(Date.now() - Date.parse(about.at))).toBeLessThan(3_600_000 + 60_000)
  // Sun and Earth stand 180° apart, which are 32 of the 64 gates and the same line.
  expect(about.earth.line).toBe(about.sun.line)
  expect(about.earth.gate).not.toBe(about.sun.gate)
  for (const { gate } of [about.sun, about.earth]) {
    expect((await walkFeed(author, { kind: 'gate', gate })).flat()[0]).toBe(answer.done && answer.post?.id)
  }
})

test('posts follow the chart of their author into the feed of its type', async () => {
  const { type } = EXAMPLE_CHART
  const before = type === 'reflector' ? 'generator' : 'reflector'
  const author = await reader({ hdType: before })
  const { id } = await post(author, { authorType: before })
  const birth = {
    date: '1980-07-05',
    time: '09:30',
    timeAccuracy: 'exact' as const,
    ...{ city: 'Nizhny Novgorod', country: 'Russia', latitude: null, longitude: null },
    ...{ timezone: 'Europe/Moscow', utcOffsetSeconds: 10_800 },
  }
  const instants = { birthUtc: '1980-07-05T06:30:00.000Z', designUtc: '1980-04-05T00:23:40.000Z' }
  const stored = { chart: EXAMPLE_CHART, ...instants, engineVersion: '1', node: 'true' as const }
  await saveChart(db, author.id, { birth, stored, offsetChosen: false })
  expect((await walkFeed(author, { kind: 'type', type })).flat()).toEqual([id])
  expect((await walkFeed(author, { kind: 'type', type: before })).flat()).not.toContain(id)
})

test('an account in its first hours posts ten times, with two links at most', async () => {
  const newcomer = await reader()
  const links = 'https://a.example https://b.example https://c.example'
  expect(await createPost(context, newcomer, form({ content: links }))).toMatchObject({ error: 'firstHoursLinks' })
  const sent = form()
  for (let at = 0; at < 10; at++) expect((await createPost(context, newcomer, at ? form() : sent)).done).toBe(true)
  const answer = await createPost(context, newcomer, form())
  expect(answer).toMatchObject({ done: false, error: 'firstHoursPosts' })
  expect((await createPost(context, newcomer, sent)).done).toBe(true)
  const edit: PostEditForm = { intent: 'edit', id: sent.id, content: links, tags: [] }
  expect(await editPost(context, newcomer, edit)).toMatchObject({ done: false, error: 'firstHoursLinks' })
  const established = { ...newcomer, createdAt: new Date(Date.now() - 2 * DAY) }
  expect((await createPost(context, established, form({ content: links }))).done).toBe(true)
})
