import { type ElementFact, listMembersWith, listPublicMembersWith } from '~/data/element-members.server'
import { listPostsAbout, listPostsByType } from '~/data/element-posts.server'
import { mayModerate } from '~/domain/community/may-act'
import { hasMutedWord } from '~/domain/community/muted-words'
import { GATES_OF_CENTER } from '~/domain/human-design/centers'
import { channelOf } from '~/domain/human-design/channels'
import type { Element } from '~/domain/human-design/elements/element'
import { shorten } from '~/domain/text/shorten'
import type { Context } from '~/platform/context.server'
import type { Viewer } from '~/platform/session.server'
import type { SeenPerson, SeenPost } from './library'
import type { LibraryWords } from './words.server'

/** So many are shown; the rest is a link away. */
const PEOPLE = 6
const POSTS = 3
/** Some of those found may be about words that their reader does not want to read. */
const POSTS_LOOKED_AT = 3 * POSTS
const POST_LENGTH = 280

/** What Explore calls it; null for what everybody has, or has as a part of something else. */
export function factOf(element: Element): ElementFact | null {
  switch (element.kind) {
    case 'gates':
      return { gate: element.code }
    case 'channels':
      return { channel: element.code }
    case 'centers':
      return { center: element.code }
    case 'types':
      return { type: element.code }
    case 'authorities':
      return { authority: element.code }
    case 'profiles':
      return { profile: element.code }
    case 'definitions':
      return { definition: element.code }
    case 'lines':
    case 'bodies':
      return null
  }
}

/** Who has it and what was written about it, as this reader may see it; by one message to the database. */
export async function findWho(context: Context, viewer: Viewer | null, element: Element, words: LibraryWords) {
  const { db } = context
  const fact = factOf(element)
  if (!fact) return { people: null, posts: null }
  const members = viewer ? listMembersWith(db, viewer.id, fact, PEOPLE) : listPublicMembersWith(db, fact, PEOPLE)
  const about = postsAbout(context, viewer, element)
  const [people, posts] = about ? await db.batch([members, about]) : [await members, null]
  return {
    people: people.map(({ id, username, fullName, avatarUrl, hdType, isTimeUncertain }): SeenPerson => {
      const typeName = hdType && words.hd(`type.${hdType}`)
      return { id, username, fullName, avatarUrl, hdType, typeName, isTimeUncertain }
    }),
    posts: posts && toSeenPosts(posts, viewer),
  }
}

type FoundPosts = Awaited<ReturnType<typeof listPostsAbout>>

function toSeenPosts(found: FoundPosts, viewer: Viewer | null): SeenPost[] {
  return found
    .filter(
      ({ authorId, content, tags, mutedWords }) =>
        authorId === viewer?.id || !hasMutedWord([content, ...tags].join('\n'), mutedWords),
    )
    .slice(0, POSTS)
    .map(({ id, author, content, createdAt }) => ({
      id,
      author,
      content: shorten(content, POST_LENGTH),
      createdAt: createdAt.toISOString(),
    }))
}

/** Gates and channels are what a post can be about; of a center it is about its gates. Types have posts of their members. */
function postsAbout({ db }: Context, viewer: Viewer | null, element: Element) {
  const now = Date.now()
  const reader = viewer && { id: viewer.id, isModerator: mayModerate(viewer, new Date(now)) }
  const asked = { reader, limit: POSTS_LOOKED_AT, now }
  switch (element.kind) {
    case 'gates':
      return listPostsAbout(db, [element.code], null, asked)
    case 'channels':
      return listPostsAbout(db, [channelOf(element.code).gates[0]], element.code, asked)
    case 'centers':
      return listPostsAbout(db, GATES_OF_CENTER[element.code], null, asked)
    case 'types':
      return listPostsByType(db, element.code, asked)
    default:
      return null
  }
}
