import { expect, test } from 'vitest'
import { COMMENTS_PAGE_SIZE } from '~/domain/community/limits'
import { comments } from '../../drizzle/schema/posts'
import { commentsOn, followsMember } from './causes'
import { member } from './members'
import { insertMany } from './rows'
import { postOf } from './things'
import { Visitor } from './visitor'

// A page that search engines may list makes public whoever stands on it: everybody there has let them, or nobody is listed.

const listed = (isIndexed: boolean) => member({ profileVisibility: 'everyone', isIndexed })

/** Whether a visitor's page may be listed, by its head and by the answer's own: they agree. */
async function mayList(path: string) {
  const response = await new Visitor().get(path)
  const html = await response.text()
  expect(response.status).toBe(200)
  const isClosed = html.includes('name="robots" content="noindex, nofollow"')
  expect(response.headers.get('X-Robots-Tag')).toBe(isClosed ? 'noindex, nofollow' : null)
  return { isListed: !isClosed, html }
}

test.each([
  ['an author who opted in', true, [], true],
  ['an author who did not', false, [], false],
  ['an author and two guests who opted in', true, [true, true], true],
  ['a guest who did not opt in, among others', true, [true, false, true], false],
  ['guests who opted in, under a post of one who did not', false, [true], false],
] as const)('the post of %s', async (_, ofAuthor, ofGuests, expected) => {
  const post = await postOf((await listed(ofAuthor)).id, { visibility: 'public' })
  for (const isIndexed of ofGuests) await commentsOn((await listed(isIndexed)).id, post)
  const { isListed, html } = await mayList(`/posts/${post}`)
  expect(isListed).toBe(expected)
  expect(html.match(/id="comment-[0-9a-f-]{36}"/g)?.length ?? 0).toBe(ofGuests.length)
})

test('a guest whom visitors do not see does not matter, nor one on another page of the comments', async () => {
  const [author, open, closed] = [await listed(true), await listed(true), await listed(false)]
  const unseen = await member({ profileVisibility: 'community', isIndexed: false })
  const post = await postOf(author.id, { visibility: 'public' })
  const authors = [unseen, ...Array.from({ length: COMMENTS_PAGE_SIZE }, () => open), closed]
  const written = authors.map(({ id }, at) => ({ authorId: id, createdAt: new Date(at + 1) }))
  const content = { postId: post, content: 'Yes' }
  await insertMany(
    comments,
    written.map((comment) => ({ id: crypto.randomUUID(), ...content, ...comment })),
  )
  const { isListed, html } = await mayList(`/posts/${post}`)
  expect(isListed).toBe(true)
  const next = /cursor=([^"&#]+)/.exec(html)?.[1]
  expect((await mayList(`/posts/${post}?cursor=${next}`)).isListed).toBe(false)
})

test('lists of others are on no page that is listed, and the rest of the profile is', async () => {
  const [owner, follower] = [await listed(true), await listed(false)]
  await followsMember(follower.id, owner.id)
  for (const list of ['', '&list=followers', '&list=following']) {
    expect((await mayList(`/u/${owner.username}?tab=connections${list}`)).isListed).toBe(false)
  }
  expect((await mayList(`/u/${owner.username}?tab=connections`)).html).toContain(follower.fullName)
  for (const tab of ['', '?tab=posts']) expect((await mayList(`/u/${owner.username}${tab}`)).isListed).toBe(true)
})
