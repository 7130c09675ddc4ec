import { findProfile } from '~/data/public-profiles.server'
import { shorten } from '~/domain/text/shorten'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/context.server'
import { languageOf, translator } from '~/platform/i18n.server'
import { siteOrigin } from '~/platform/origin.server'
import type { Viewer } from '~/platform/session.server'
import type { FeedPost } from './feed'
import { postPath } from './feed-address'
import { feedNotice } from './feed-notice.server'
import { loadPost } from './load-post.server'
import type { PostHead, PostPage } from './post-page'
import { findUndoable } from './undoable.server'

const LOCALES: Record<Language, string> = { en: 'en_GB', ru: 'ru_RU' }
/** What search engines show of a title and of a description, in characters. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** The page of a post, as far as whoever asks may see it. */
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
    // What a visitor wrote when they were signed in waits until they are again.
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

/**
 * What a visitor sees is everybody's to read, and found by search engines where its author lets them, and everybody whose
 * comment is there too.
 */
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
