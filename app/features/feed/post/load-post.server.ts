import { listMutedWordKeys } from '~/data/members/blocks-and-mutes.server'
import { findProfile } from '~/data/members/profiles.server'
import { listComments } from '~/data/posts/comments.server'
import { selectPost } from '~/data/posts/feeds.server'
import { COMMENTS_PAGE_SIZE } from '~/domain/community/limits'
import { hasMutedWord } from '~/domain/community/posts/muted-words'
import { parseCursor } from '~/domain/community/search/list-cursor'
import { shorten } from '~/domain/text/sentences'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FeedPost, Page, ShownComment } from '../feed'
import { postPath } from '../feed-address'
import { type FeedViewer, pageOf, toFeedPost, toReader, toShownComment } from '../feed-viewer.server'
import { type FeedNotice, feedNotice } from '../forms/feed-notice.server'
import { findUndoable, type Undoable } from '../forms/undoable.server'
import type { PostHead } from './post-meta'

export type PostPage = {
  head: PostHead
  isVisitor: boolean
  /** Null: there is no such post, or the viewer may not see it. */
  found: PostWithComments | null
  /** Where the comments begin; null: with the first one. */
  cursor: string | null
  /** The id of the next comment, so that a form sent twice is one comment. */
  nextId: string
  notice: FeedNotice | null
  undo: Undoable | null
  /** The calendar year, for the footer. */
  year: number
}

const LOCALES: Record<Language, string> = { en: 'en_GB', ru: 'ru_RU' }
/** What search engines show, in characters. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** The page of a post for a viewer, or for a visitor (null). */
export async function loadPostPage(
  context: Context,
  viewer: Viewer | null,
  request: Request,
  id: string,
): Promise<PostPage> {
  const { searchParams } = new URL(request.url)
  const cursor = searchParams.get('cursor')
  const [loaded, language, notice, undo] = await Promise.all([
    loadPost(context, viewer, id, cursor),
    languageOf(request),
    // A visitor's notice waits until they have signed in.
    viewer && feedNotice.read(context, request),
    findUndoable(context, viewer, searchParams),
  ])
  const isVisitor = viewer === null
  const found = loaded && { post: loaded.post, comments: loaded.comments }
  return {
    head: loaded ? await toHead(context, request, loaded, { isVisitor, language }) : closedHead(language),
    isVisitor,
    found,
    cursor,
    nextId: crypto.randomUUID(),
    notice,
    undo,
    year: new Date().getUTCFullYear(),
  }
}

/** Search engines may index what visitors see, if its author and all whose comments are shown allow it. */
async function toHead(
  context: Context,
  request: Request,
  { post: { id, author, content, createdAt }, isIndexed }: { post: FeedPost; isIndexed: boolean },
  { isVisitor, language }: { isVisitor: boolean; language: Language },
): Promise<PostHead> {
  const origin = siteOrigin(context, request)
  const url = origin + postPath(id)
  const line = content.replace(/\s+/g, ' ')
  const brand = translator(language, 'common')('brand')
  const row = isVisitor && isIndexed ? await findProfile(context.db, author.id) : null
  const name = `${author.fullName} (@${author.username})`
  return {
    title: `${author.fullName}: ${shorten(line, TITLE_LENGTH)} · ${brand}`,
    description: isVisitor ? shorten(line, DESCRIPTION_LENGTH) : null,
    canonical: url,
    indexed: isIndexed && (row?.isIndexed ?? false),
    openGraph: isVisitor
      ? {
          title: name,
          description: shorten(line, DESCRIPTION_LENGTH),
          url,
          image: `${origin}/u/${author.username}/card.png`,
          imageAlt: translator(language, 'profile-head')('cardOf', { name: author.fullName }),
          author: `${origin}/u/${author.username}`,
          publishedAt: createdAt,
          locale: LOCALES[language],
        }
      : null,
  }
}

function closedHead(language: Language): PostHead {
  const title = `${translator(language, 'comments')('missingTitle')} · ${translator(language, 'common')('brand')}`
  return { title, description: null, canonical: null, indexed: false, openGraph: null }
}

type PostWithComments = { post: FeedPost; comments: Page<ShownComment> }
/** `isIndexed`: all authors of the comments on this page allow search engines. */
type LoadedPost = PostWithComments & { isIndexed: boolean }

/**
 * A post with a page of its comments, the oldest first, for a viewer or a visitor (null); null where they may not see it. One
 * batch of two queries, and a third for a member with muted words, which may leave the page short.
 */
export async function loadPost(
  { db }: Pick<Context, 'db'>,
  viewer: FeedViewer | null,
  postId: string,
  commentsCursor: string | null = null,
): Promise<LoadedPost | null> {
  const reader = viewer && toReader(viewer)
  const page = { cursor: parseCursor(commentsCursor), limit: COMMENTS_PAGE_SIZE + 1, now: Date.now() }
  const [[post], rows] = await db.batch([selectPost(db, reader, postId), listComments(db, reader, postId, page)])
  if (!post) return null
  const muted = viewer && post.hasMutedWords ? await listMutedWordKeys(db, viewer.id) : []
  const { items, nextCursor } = pageOf(rows, COMMENTS_PAGE_SIZE, (row) => toShownComment(row, viewer))
  const comments = { items: items.filter(({ isOwn, content }) => isOwn || !hasMutedWord(content, muted)), nextCursor }
  const isIndexed = rows.slice(0, COMMENTS_PAGE_SIZE).every(({ isAuthorIndexed }) => isAuthorIndexed)
  return { post: toFeedPost(post, viewer), comments, isIndexed }
}

/** A page of the comments on a post; null where the viewer may not see it. */
export async function loadComments(
  context: Pick<Context, 'db'>,
  viewer: FeedViewer | null,
  postId: string,
  cursor: string | null,
): Promise<Page<ShownComment> | null> {
  const found = await loadPost(context, viewer, postId, cursor)
  return found ? found.comments : null
}
