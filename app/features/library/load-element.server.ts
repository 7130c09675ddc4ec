import { redirect } from '@remix-run/cloudflare'
import {
  besideElement,
  type Element,
  type ElementKind,
  elementPath,
  readElement,
  slugOf,
} from '~/domain/human-design/elements/element'
import type { Context } from '~/platform/context.server'
import { findMember } from '~/platform/guards.server'
import { notFound } from '~/platform/http.server'
import { languageOf } from '~/platform/i18n.server'
import { siteOrigin } from '~/platform/origin.server'
import type { Viewer } from '~/platform/session.server'
import { breadcrumbList, toLibraryHead } from './head.server'
import { addressesFor } from './language-address.server'
import type { ElementPage, ElementText, LibraryHead, LibraryLink, SeenList, SeenPerson, SeenPost } from './library'
import { tellElement } from './tell-element.server'
import { factOf, findWho } from './who.server'
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
  const text = tellElement(element, words)
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
