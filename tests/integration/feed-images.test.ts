import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { FeedPost } from '~/features/feed/feed'
import type { PostAnswer } from '~/features/feed/feed-answers'
import { deleteMember } from '~/platform/account/delete-member.server'
import { sweepPostImages, sweepPosts } from '~/platform/pictures/sweep.server'
import { reports } from '../../drizzle/schema/moderation'
import { comments, posts } from '../../drizzle/schema/posts'
import { holds, png, pngOfBytes, withExif } from '../fixtures/pictures'
import { idOf, type Member, registered } from './account'
import { block, connect, db } from './feed-world'
import { updateMember } from './members'
import { countRows, insertRow, updateRows } from './rows'
import { Visitor } from './visitor'

// Members register, and a password takes its time on purpose.
vi.setConfig({ testTimeout: 60_000 })

const HOUR = 3_600_000

type Sent = { bytes: Uint8Array<ArrayBuffer>; alt?: string; name?: string }

function postForm(pictures: Sent[], fields: Record<string, string> = {}) {
  const form = new FormData()
  const all = { intent: 'create', id: crypto.randomUUID(), content: 'Look', ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  for (const { bytes, alt = 'A red square', name = 'me.png' } of pictures) {
    form.append('image', new File([bytes], name, { type: 'image/png' }))
    form.append('alt', alt)
  }
  return form
}

async function send({ visitor }: Pick<Member, 'visitor'>, form: FormData) {
  const response = await visitor.postForm('/resources/posts', form)
  return { status: response.status, answer: (await response.json()) as PostAnswer }
}

const keysOf = async (prefix: string) => (await env.POST_IMAGES.list({ prefix })).objects.map(({ key }) => key)

async function posted(member: Member, pictures: Sent[], fields?: Record<string, string>): Promise<FeedPost> {
  const { status, answer } = await send(member, postForm(pictures, fields))
  expect(status).toBe(200)
  if (!answer.done || !answer.post) throw new Error(JSON.stringify(answer))
  return answer.post
}

test('four pictures go with a post, drawn anew, upright and without what a camera wrote', async () => {
  const author = await registered()
  const drawn = await env.IMAGES.input(new Blob([await png(40, 20)]).stream()).output({ format: 'image/jpeg' })
  const jpeg = withExif(new Uint8Array(await drawn.response().arrayBuffer()), 6)
  expect(holds(jpeg, 'GPS-MARKER')).toBe(true)
  const post = await posted(author, [
    { bytes: jpeg, alt: '  A  bridge\nat dawn ' },
    { bytes: await png(3200, 800) },
    { bytes: await png(8, 8) },
    { bytes: await png(8, 8) },
  ])
  expect(post.images).toMatchObject([
    { width: 20, height: 40, alt: 'A  bridge at dawn' },
    { width: 1600, height: 400 },
    { width: 8, height: 8 },
    { width: 8, height: 8 },
  ])
  const keys = await keysOf(`${idOf(author)}/${post.id}/`)
  expect(post.images.map(({ url }) => url.replace('/post-images/', '')).sort()).toEqual(keys.sort())
  for (const { url } of post.images) {
    const response = await new Visitor().get(url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    for (const trace of ['GPS-MARKER', 'Exif']) expect(holds(bytes, trace)).toBe(false)
  }
})

test('members too keep a picture for an hour, and fetch it again only when it is another or not theirs any more', async () => {
  const [author, member] = [await registered(), await registered()]
  const picture = [{ bytes: await png(8, 8) }]
  const [open, members] = [
    await posted(author, picture),
    await posted(author, picture, { visibility: 'community' }),
  ].map(({ images }) => images[0]!.url)
  const seen = await member.visitor.get(open!)
  expect(seen.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const { status, headers } = await member.visitor.get(members!)
  expect([status, headers.get('Cache-Control'), headers.get('Vary')]).toEqual([200, 'private, max-age=3600', 'Cookie'])
  const etag = String(headers.get('ETag'))
  const again = await member.visitor.get(members!, { 'If-None-Match': `W/"other", ${etag}` })
  expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, ''])
  expect((await new Visitor().get(members!, { 'If-None-Match': etag })).status).toBe(404)
  expect((await member.visitor.get(members!, { 'If-None-Match': '"other"' })).status).toBe(200)
})

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('what is no picture, too large or without words is said at its field, and nothing is kept', async () => {
  const author = await registered()
  const good = await png(8, 8)
  const cases: [Sent[], Record<string, string>, Record<string, string>][] = [
    [[{ bytes: latin('<!doctype html><script>alert(1)</script>') }], {}, { 'image.0': 'imageNotImage' }],
    [[{ bytes: good }, { bytes: latin('\0\0\0\x20ftypavif') }], {}, { 'image.1': 'imageType' }],
    [[{ bytes: latin('\x89PNG\r\n\x1a\n') }], {}, { 'image.0': 'imageUnreadable' }],
    [[{ bytes: latin('') }], {}, { 'image.0': 'imageEmpty' }],
    [[{ bytes: await pngOfBytes(1_048_577) }], {}, { 'image.0': 'imageTooLarge' }],
    [[{ bytes: good }, { bytes: good, alt: ' ' }], {}, { 'alt.1': 'altRequired' }],
    [[{ bytes: good, alt: '', name: 'a' }], { decorative: '1' }, { 'alt.0': 'altRequired' }],
    [[{ bytes: good, alt: 'я'.repeat(301) }], {}, { 'alt.0': 'altTooLong' }],
    [Array.from({ length: 5 }, () => ({ bytes: good })), {}, { image: 'imagesTooMany' }],
    [[], { content: '  ' }, { content: 'contentRequired' }],
    [[], { content: 'я'.repeat(501) }, { content: 'contentTooLong' }],
    [[], { content: 'a\u0007b' }, { content: 'contentInvalid' }],
    [[], { tags: Array.from({ length: 11 }, (_, at) => at).join() }, { tags: 'tagsTooMany' }],
    [[], { context: 'gate:65' }, { context: 'contextUnknown' }],
    [[], { id: 'mine' }, { id: 'idInvalid' }],
  ]
  for (const [pictures, fields, problems] of cases) {
    expect(await send(author, postForm(pictures, fields))).toEqual({
      status: 400,
      answer: { done: false, error: 'invalid', problems },
    })
  }
  expect(await keysOf(`${idOf(author)}/`)).toEqual([])
  expect(await countRows(posts, { authorId: idOf(author) })).toBe(0)
  // Four of the largest that are allowed, one of them said to need no words; empty fields of the form count for nothing.
  const form = postForm([...Array.from({ length: 3 }, () => ({ bytes: good })), { bytes: good, alt: '' }])
  form.append('decorative', '3')
  form.append('image', new File([], ''))
  form.append('alt', '')
  const { status, answer } = await send(author, form)
  expect([status, answer.done && answer.post?.images.map(({ alt }) => alt)]).toEqual([
    200,
    ['A red square', 'A red square', 'A red square', ''],
  ])
})

test('four pictures of one megabyte are taken, and more than a post may weigh is not', async () => {
  const author = await registered()
  const bytes = await pngOfBytes(1_048_576)
  expect((await posted(author, Array(4).fill({ bytes }))).images).toHaveLength(4)
  const response = await author.visitor.postForm('/resources/posts', postForm(Array(5).fill({ bytes })))
  expect(response.status).toBe(413)
})

test('the same post sent again keeps its first pictures, and leaves no others behind', async () => {
  const [author, other] = [await registered(), await registered()]
  const id = crypto.randomUUID()
  const picture = { bytes: await png(8, 8) }
  const first = await posted(author, [picture], { id })
  expect(await posted(author, [picture, picture], { id })).toEqual(first)
  expect((await send(other, postForm([picture], { id }))).answer).toEqual({ done: false, error: 'taken' })
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send(author, postForm([picture], { id: `${id.slice(0, -4)}0000` }))),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await keysOf(`${idOf(author)}/`)).toHaveLength(2)
  expect(await keysOf(`${idOf(other)}/`)).toEqual([])
})

test('pictures have the privacy of their post', async () => {
  const [author, member, connection, blocked] = await Promise.all([
    registered(),
    registered(),
    registered(),
    registered(),
  ])
  const id = (of: Member) => ({ id: idOf(of) })
  await connect(id(author), id(connection))
  await block(id(author), id(blocked))
  const askers = { visitor: new Visitor(), ...{ member, connection, blocked, author } }
  const opens = async (post: FeedPost) => {
    const found: string[] = []
    for (const [name, asker] of Object.entries(askers)) {
      const browser = asker instanceof Visitor ? asker : asker.visitor
      const { status, headers } = await browser.get(post.images[0]!.url)
      if (status === 200) found.push(name)
      expect([name, status === 200 || headers.get('Cache-Control')?.includes('no-store')]).toEqual([name, true])
    }
    return found
  }
  const picture = [{ bytes: await png(8, 8) }]
  const everybody = await posted(author, picture)
  // Also across a block: it is there for whoever is not signed in.
  expect(await opens(everybody)).toEqual(['visitor', 'member', 'connection', 'blocked', 'author'])
  const community = await posted(author, picture, { visibility: 'community' })
  expect(await opens(community)).toEqual(['member', 'connection', 'author'])
  const close = await posted(author, picture, { visibility: 'connections' })
  expect(await opens(close)).toEqual(['connection', 'author'])
  await updateMember(idOf(author), { profileVisibility: 'connections' })
  expect(await opens(everybody)).toEqual(['connection', 'author'])
  await updateRows(posts, { id: everybody.id }, { state: 'hidden' })
  expect(await opens(everybody)).toEqual(['author'])
  await updateRows(posts, { id: everybody.id }, { state: 'deleted' })
  expect(await opens(everybody)).toEqual([])
  // A key that no post names, or another's folder, is not there.
  for (const url of [
    '/post-images/x',
    `/post-images/${idOf(member)}/${close.id}/a.webp`,
    '/post-images/a/b/..%2fc.webp',
  ]) {
    expect((await author.visitor.get(url)).status).toBe(404)
  }
})

test('moderators see the pictures of a post that was reported, whoever it was for, and no longer once it is deleted', async () => {
  const [author, judge, stopped] = [await registered(), await registered(), await registered()]
  for (const { row } of [judge, stopped]) await updateMember(idOf({ row }), { role: 'moderator' })
  await updateMember(idOf(stopped), { suspendedUntil: new Date(Date.now() + HOUR) })
  // A block keeps nobody from being judged.
  await block({ id: idOf(author) }, { id: idOf(judge) })
  const post = await posted(author, [{ bytes: await png(8, 8), alt: 'A bridge' }], { visibility: 'connections' })
  const url = post.images[0]!.url
  const opens = async (visitor: Visitor) => (await visitor.get(url)).status
  expect(await opens(judge.visitor)).toBe(404)
  await insertRow(reports, {
    id: 'r1',
    reporterId: idOf(stopped),
    subjectKind: 'post',
    subjectId: post.id,
    memberId: idOf(author),
    reason: 'spam',
  })
  for (const state of ['shown', 'hidden'] as const) {
    await updateRows(posts, { id: post.id }, { state })
    const { status, headers } = await judge.visitor.get(url)
    expect([state, status, headers.get('Cache-Control')]).toEqual([state, 200, 'private, no-store'])
    expect([state, await opens(stopped.visitor), await opens(new Visitor())]).toEqual([state, 404, 404])
  }
  const page = await (await judge.visitor.get('/moderation')).text()
  expect(page).toContain(`src="${url}"`)
  expect(page).toContain('A bridge')
  await updateRows(posts, { id: post.id }, { state: 'deleted' })
  expect(await opens(judge.visitor)).toBe(404)
  expect(await (await judge.visitor.get('/moderation')).text()).not.toContain(url)
})

test('a day and an hour after it was deleted a post is gone with its pictures, and deleted comments with it', async () => {
  const author = await registered()
  const picture = [{ bytes: await png(8, 8) }]
  const [gone, kept] = [await posted(author, picture), await posted(author, picture)]
  const now = Date.now()
  await updateRows(posts, { id: gone.id }, { state: 'deleted', stateChangedAt: new Date(now - 25 * HOUR - 1) })
  await updateRows(posts, { id: kept.id }, { state: 'deleted', stateChangedAt: new Date(now - 24 * HOUR) })
  await insertRow(comments, {
    id: 'c1',
    postId: kept.id,
    authorId: idOf(author),
    content: 'x',
    state: 'deleted',
    stateChangedAt: new Date(now - 26 * HOUR),
  })
  await insertRow(comments, {
    id: 'c2',
    postId: kept.id,
    authorId: idOf(author),
    content: 'x',
    state: 'hidden',
    stateChangedAt: new Date(now - 26 * HOUR),
  })
  await sweepPosts(env, db, now)
  expect(await countRows(posts, { authorId: idOf(author) })).toBe(1)
  expect(await countRows(comments, { id: 'c1' })).toBe(0)
  expect(await countRows(comments, { id: 'c2' })).toBe(1)
  expect(await keysOf(`${idOf(author)}/`)).toEqual([kept.images[0]?.url.replace('/post-images/', '')])
})

test('the sweep takes pictures that no post names, but none that is young', async () => {
  const author = await registered()
  const post = await posted(author, [{ bytes: await png(8, 8) }])
  const stray = `${idOf(author)}/${post.id}/stray.webp`
  await env.POST_IMAGES.put(stray, 'x')
  await env.POST_IMAGES.put('nobody/nothing/stray.webp', 'x')
  await sweepPostImages(env, db, Date.now())
  expect(await keysOf(stray)).toEqual([stray])
  await sweepPostImages(env, db, Date.now() + 2 * HOUR, `${idOf(author)}/a`)
  expect(await keysOf('nobody')).toEqual([])
  expect(await keysOf(`${idOf(author)}/`)).toEqual([post.images[0]?.url.replace('/post-images/', '')])
})

test('of a deleted member no picture is left', async () => {
  const author = await registered()
  await posted(author, [{ bytes: await png(8, 8) }])
  await deleteMember(env, db, idOf(author))
  expect(await keysOf(`${idOf(author)}/`)).toEqual([])
  expect(await countRows(posts, { authorId: idOf(author) })).toBe(0)
})
