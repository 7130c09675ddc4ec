import { expect, test } from 'vitest'
import { POST_MAX_TAGS } from '../../app/domain/community/limits'
import {
  commentContentField,
  contextField,
  postContentField,
  tagsField,
} from '../../app/domain/community/posts/post-fields.schema'
import { COMMUNITY } from '../../drizzle/seed/community'
import { FOLLOWS, POSTS } from '../../drizzle/seed/posts'
import { BLOCKS } from '../../drizzle/seed/ties'

const usernames = new Set(COMMUNITY.map(({ username }) => username))

test('the community has posts in both languages, more than a page of the feed', () => {
  expect(POSTS.filter(({ text }) => /\p{Script=Cyrillic}/u.test(text)).length).toBeGreaterThanOrEqual(15)
  expect(POSTS.filter(({ text }) => !/\p{Script=Cyrillic}/u.test(text)).length).toBeGreaterThanOrEqual(15)
  expect(POSTS.length).toBeGreaterThan(30)
})

test('seeded posts and comments are such as the forms would let in', () => {
  const refused = POSTS.filter(
    ({ text, tags = [], about = '', said = [] }) =>
      !postContentField.safeParse(text).success ||
      !tagsField.safeParse(tags.join(', ')).success ||
      tags.length > POST_MAX_TAGS ||
      !contextField.safeParse(about).success ||
      said.some(([, comment]) => !commentContentField.safeParse(comment).success),
  )
  expect(refused).toEqual([])
})

test('everybody who writes, comments and follows is of the community', () => {
  const named = [
    ...POSTS.flatMap(({ by, said = [] }) => [by, ...said.map(([name]) => name)]),
    ...Object.entries(FOLLOWS).flat(2),
  ]
  expect(named.filter((name) => !usernames.has(name))).toEqual([])
})

test('whoever is apart by a block does not comment there', () => {
  const met = POSTS.flatMap(({ by, said = [] }) => said.map(([name]) => [by, name].sort().join(' ')))
  expect(
    met.filter((pair) => BLOCKS.some(({ blocker, blocked }) => [blocker, blocked].sort().join(' ') === pair)),
  ).toEqual([])
})
