import { redirect } from '@remix-run/cloudflare'
import { listPostsAbout, listPostsByType } from '~/data/posts/feeds.server'
import { type ElementFact, listMembersWith, listPublicMembersWith } from '~/data/search/directory.server'
import { mayModerate } from '~/domain/community/moderation/may-act'
import { hasMutedWord } from '~/domain/community/posts/muted-words'
import {
  besideElement,
  type Element,
  type ElementKind,
  elementPath,
  readElement,
  slugOf,
} from '~/domain/human-design/elements/element'
import { GATES_OF_CENTER } from '~/domain/human-design/terms/centers'
import { channelOf } from '~/domain/human-design/terms/channels'
import { shorten } from '~/domain/text/sentences'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { findMember } from '~/platform/server/guards.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { describeElement } from './describe-element.server'
import { addressesFor, breadcrumbList, toLibraryHead } from './head.server'
import type { ElementPage, ElementText, LibraryHead, LibraryLink, SeenList, SeenPerson, SeenPost } from './library'
import { type LibraryWords, libraryWords } from './words.server'

/** The page of one gate, channel, center …; throws 404 for what is none, and leads a channel told the other way round home. */
export async function loadElement(
  context: Context,
  request: Request,
  kind: ElementKind,
  slug: string | undefined,
): Promise<ElementPage> {
  const element = readElement(kind, slug)
  if (!element) throw notFound()
  if (slugOf(element) !== slug) throw redirect(elementPath(element) + new URL(request.url).search, 301)
  const [language, member] = await Promise.all([languageOf(request), findMember(context)])
  const words = libraryWords(language, addressesFor(request, language))
  const text = describeElement(element, words)
  const { people, posts } = await findWho(context, member, element, words)
  const { t, linkToKind, toAddress } = words
  const { before, after } = besideElement(element)
  return {
    ...text,
    head: headOf(element, text, words, siteOrigin(context, request)),
    breadcrumb: {
      label: t('breadcrumb'),
      links: [{ to: toAddress('/library'), label: t('title') }, linkToKind(kind)],
      here: words.nameOf(element),
    },
    neighbours: {
      label: t('neighbours'),
      before: before && words.linkTo(before),
      after: after && words.linkTo(after),
    },
    people: people && peoplePart(people, element, member, words),
    posts: posts && postsPart(posts, element, member, words),
    invitation: member
      ? { text: t('yourChartText'), isMain: false, link: { to: '/app/profile', label: t('yourChart') } }
      : { text: t('joinText'), isMain: true, link: { to: '/', label: t('join') } },
  }
}

function headOf(element: Element, text: ElementText, words: LibraryWords, origin: string): LibraryHead {
  const { t, language, brand, linkToKind, nameOf, toAddress } = words
  const { title, lead } = text
  const path = elementPath(element)
  return toLibraryHead({
    origin,
    path,
    language,
    brand,
    title: t('pageTitle', { title }),
    description: lead,
    card: `/library${path}/card.png`,
    imageAlt: t('cardAlt', { title }),
    structured: (url) => [
      {
        '@type': 'DefinedTerm',
        '@id': url,
        url,
        name: title,
        description: lead,
        termCode: String(element.code),
        inLanguage: language,
        inDefinedTermSet: { '@type': 'DefinedTermSet', name: t('title'), url: origin + toAddress('/library') },
      },
      breadcrumbList(url, [
        { label: t('title'), href: origin + toAddress('/library') },
        { label: t(`kind.${element.kind}`), href: origin + linkToKind(element.kind).to },
        { label: nameOf(element), href: url },
      ]),
    ],
  })
}

function peoplePart(
  items: SeenPerson[],
  element: Element,
  member: Viewer | null,
  { t }: LibraryWords,
): SeenList<SeenPerson> {
  const [[name, code] = []] = Object.entries(factOf(element) ?? {})
  const more: LibraryLink = member
    ? { to: `/app/explore?${new URLSearchParams({ [String(name)]: String(code) })}`, label: t('whoMore') }
    : { to: '/register', label: t('joinCommunity') }
  const none = member ? t('whoNobody') : t('whoVisitor')
  return {
    title: t('who'),
    items,
    none: items.length > 0 ? null : none,
    more: items.length > 0 || !member ? more : null,
  }
}

function postsPart(
  items: SeenPost[],
  element: Element,
  member: Viewer | null,
  { t }: LibraryWords,
): SeenList<SeenPost> | null {
  // A visitor can do nothing about there being none.
  if (items.length === 0 && !member) return null
  const title = t(element.kind === 'types' ? 'postsByType' : 'posts')
  const feed = feedOf(element)
  const more = feed && member ? { to: `/app/dashboard?feed=${feed}`, label: t('postsMore') } : null
  return { title, items, none: items.length > 0 ? null : t('postsNone'), more: items.length > 0 ? more : null }
}

/** The feed that has more of them; of a channel that of its first gate, which holds its posts. */
function feedOf(element: Element): string | null {
  switch (element.kind) {
    case 'gates':
      return `gate:${element.code}`
    case 'channels':
      return `gate:${element.code.split('-')[0]}`
    case 'types':
      return `type:${element.code}`
    default:
      return null
  }
}

/** So many are shown; the rest is a link away. */
const PEOPLE = 6
const POSTS = 3
/** Some of those found may be about words that their reader does not want to read. */
const POSTS_LOOKED_AT = 3 * POSTS
const POST_LENGTH = 280

/** What Explore calls it; null for what everybody has, or has as a part of something else. */
function factOf(element: Element): ElementFact | null {
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
async function findWho(context: Context, viewer: Viewer | null, element: Element, words: LibraryWords) {
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
  const query = { reader, limit: POSTS_LOOKED_AT, now }
  switch (element.kind) {
    case 'gates':
      return listPostsAbout(db, [element.code], null, query)
    case 'channels':
      return listPostsAbout(db, [channelOf(element.code).gates[0]], element.code, query)
    case 'centers':
      return listPostsAbout(db, GATES_OF_CENTER[element.code], null, query)
    case 'types':
      return listPostsByType(db, element.code, query)
    default:
      return null
  }
}
