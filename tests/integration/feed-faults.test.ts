import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { png } from '../fixtures/pictures'
import { idOf, type Member, registered } from './account'
import { findViolations } from './books'
import { faultyDatabase, type When } from './faulty-database'
import { post } from './feed-world'
import { insertRow, rowsOfTable, storedRows, updateRows } from './rows'
import { Visitor } from './visitor'

// F16: the database fails before or after it did what a form of the feed asks. Either is said, nothing is half done, and the
// same form sent again is done once.

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const faulty = faultyDatabase()
let author: Member
let other: Member

beforeAll(async () => {
  const browser = () => new Visitor({ site: { DB: faulty.DB } })
  author = await registered({}, browser())
  other = await registered({}, browser())
})

type Fields = Record<string, string>
type Mutation = {
  name: string
  /** The statement whose batch fails. */
  statement: RegExp
  path: string
  by: () => Member
  /** What the form says; made anew for each run, with what must be there before. */
  fields: () => Promise<Fields>
  pictures?: number
}

const aPost = async () => (await post({ id: idOf(author) })).id
const aComment = async (state: 'shown' | 'hidden' | 'deleted' = 'shown') => {
  const id = crypto.randomUUID()
  await insertRow(comments, {
    id,
    postId: await aPost(),
    authorId: idOf(other),
    content: 'Said',
    state,
    stateChangedAt: new Date(),
    deletedBy: 'author',
  })
  return id
}
const aLikedPost = async () => {
  const id = await aPost()
  await insertRow(postLikes, { postId: id, userId: idOf(other) })
  return id
}
const aDeletedPost = async () => {
  const id = await aPost()
  await updateRows(posts, { id }, { state: 'deleted', stateChangedAt: new Date() })
  return id
}

const newPost = async () => ({
  intent: 'create',
  id: crypto.randomUUID(),
  content: 'Said once',
  tags: 'one,two',
  context: 'channel:10-20',
})
const newComment = async () => ({ intent: 'create', id: crypto.randomUUID(), post: await aPost(), content: 'Well' })

const byAuthor = { path: '/resources/posts', by: () => author }
const byOther = { path: '/resources/comments', by: () => other }
const likes = { path: '/resources/likes', by: () => other }

const MUTATIONS: Mutation[] = [
  { name: 'a post', statement: /^insert into "posts"/, ...byAuthor, fields: newPost },
  { name: 'a post with pictures', statement: /^insert into "posts"/, ...byAuthor, fields: newPost, pictures: 2 },
  {
    name: 'an edit',
    statement: /^update "posts"/,
    ...byAuthor,
    fields: async () => ({ intent: 'edit', id: await aPost(), content: 'Better', tags: 'three' }),
  },
  {
    name: 'a deletion',
    statement: /^update "posts"/,
    ...byAuthor,
    fields: async () => ({ intent: 'delete', id: await aPost() }),
  },
  {
    name: 'an undone deletion',
    statement: /^update "posts"/,
    ...byAuthor,
    fields: async () => ({ intent: 'restore', id: await aDeletedPost() }),
  },
  {
    name: 'a like',
    statement: /^insert into "post_likes"/,
    ...likes,
    fields: async () => ({ post: await aPost(), state: 'liked' }),
  },
  {
    name: 'the end of a like',
    statement: /^delete from "post_likes"/,
    ...likes,
    fields: async () => ({ post: await aLikedPost(), state: 'none' }),
  },
  { name: 'a comment', statement: /^insert into "comments"/, ...byOther, fields: newComment },
  {
    name: 'an edit of a comment',
    statement: /^update "comments"/,
    ...byOther,
    fields: async () => ({ intent: 'edit', id: await aComment(), content: 'Better' }),
  },
  {
    name: 'a deletion of a comment',
    statement: /^update "comments"/,
    ...byOther,
    fields: async () => ({ intent: 'delete', id: await aComment() }),
  },
  {
    name: 'an undone deletion of a comment',
    statement: /^update "comments"/,
    ...byOther,
    fields: async () => ({ intent: 'restore', id: await aComment('deleted') }),
  },
]

const TABLES = ['posts', 'post_tags', 'post_gates', 'post_likes', 'comments', 'notifications'] as const

/** All rows of the feed, without what is chosen by chance or by the clock; and what members and files count. */
async function state() {
  const tables = await Promise.all(
    TABLES.map(async (name) => {
      const rows = await rowsOfTable(name)
      return rows.map((row) => ({
        ...row,
        ...(name === 'notifications' && { id: null }),
        images: JSON.parse(String(row.images ?? '[]')).length,
        ...Object.fromEntries(
          Object.keys(row).flatMap((key) => (key.endsWith('_at') ? [[key, row[key] !== null]] : [])),
        ),
      }))
    }),
  )
  return { tables, counts: await storedRows(users, {}, { columns: ['id', 'posts_count'], orderBy: ['id'] }) }
}

const keys = async () => (await env.POST_IMAGES.list()).objects.map(({ key }) => key)

async function sender({ path, by, pictures = 0 }: Mutation, fields: Fields) {
  const bytes = await png(8, 8)
  return async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (let at = 0; at < pictures; at++) {
      form.append('image', new File([bytes], 'a.png'))
      form.append('alt', 'A square')
    }
    const response = await by().visitor.postForm(path, form)
    return { status: response.status, answer: await response.json() }
  }
}

const CASES = MUTATIONS.flatMap((mutation) =>
  (['before', 'after'] as When[]).map((when) => [mutation.name, when, mutation] as const),
)

test.each(CASES)('%s, when the database fails %s it is done', async (_name, when, mutation) => {
  const fields = await mutation.fields()
  const send = await sender(mutation, fields)
  const [before, files, failures] = [await state(), await keys(), faulty.failures()]

  faulty.fail(when, mutation.statement)
  expect(await send()).toEqual({ status: 500, answer: { done: false, error: 'unexpected' } })
  expect(faulty.failures()).toBe(failures + 1)
  const broken = await state()
  if (when === 'before') {
    expect(broken).toEqual(before)
    expect(await keys()).toEqual(files)
  } else expect(broken).not.toEqual(before)

  const again = await send()
  expect(again).toMatchObject({ status: 200, answer: { done: true } })
  const done = await state()
  if (when === 'after') expect(done).toEqual(broken)
  expect(await keys()).toHaveLength(files.length + (mutation.pictures ?? 0))
  expect(await send()).toEqual(again)
  expect(await state()).toEqual(done)
  expect(done.tables[0]?.length).toBe(
    (before.tables[0]?.length ?? 0) + (mutation.statement.source.includes('into "posts"') ? 1 : 0),
  )
})

test('counts stay what the rows say', async () => {
  expect(await findViolations()).toEqual([])
})
