import { findMemberCounts, type ProfileRow } from '~/data/members/profiles.server'
import { FALLBACK_TIME_ZONE } from '~/domain/community/places/wall-clock'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { resolveAccess } from '~/domain/membership/visibility'
import { shorten } from '~/domain/text/sentences'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { findMember } from '~/platform/server/guards.server'
import { redirectKeepingQuery } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { type FoundProfile, findSeenProfile, type SeenMember, toSeenMember } from './find-profile.server'
import type { Askable } from './load-ties.server'
import type { MemberCounts, OpenGraph, ProfileHead, ProfilePageData, PublicProfile } from './public-profile'
import { toShownProfile } from './shown-profile.server'

/** `seen` is null where there is no page to see. */
export type LoadedProfile = {
  status: 200 | 403 | 404
  page: ProfilePageData
  seen: SeenMember | null
  /** Whom a member may ask to connect although their page is closed. */
  askable: Askable | null
}

const STATUS = { page: 200, restricted: 403, missing: 404 } as const

/**
 * The page of a member as far as whoever asks may see it. Throws a redirect to the name as it is written now, from another
 * spelling and from a former name; only to those who see the page, since it says how the member is called today.
 */
export async function loadPublicProfile(
  context: Context,
  request: Request,
  name: string | undefined,
): Promise<LoadedProfile> {
  const member = await findMember(context)
  const [seen, language, timeZone] = await Promise.all([
    findSeenProfile(context, request, name),
    languageOf(request),
    context.timeZone(),
  ])
  const profile = toProfile(seen, name ?? '', language, timeZone)
  if (seen && profile.kind === 'page' && name !== profile.username) {
    // Not 301: a browser would keep to it when the name changes back, or becomes somebody else's.
    throw redirectKeepingQuery(request, `/u/${profile.username}`)
  }
  const origin = siteOrigin(context, request)
  const isOpen = seen !== null && profile.kind === 'page'
  return {
    status: STATUS[profile.kind],
    seen: isOpen ? toSeenMember(seen) : null,
    // By the present name alone: an answer to a former one would tell that it was changed.
    askable:
      member &&
      seen?.relation === 'member' &&
      profile.kind === 'restricted' &&
      profile.circle === 'connections' &&
      toAccountKey(seen.row.username) === toAccountKey(name ?? '')
        ? { id: seen.memberId, username: seen.row.username }
        : null,
    page: {
      head: isOpen
        ? toProfileHead(seen.row, { language, origin, isPreview: seen.preview !== null })
        : toClosedHead(profile, language),
      viewer: seen?.relation === 'owner' ? 'owner' : member ? 'member' : 'visitor',
      preview: seen?.preview ?? null,
      profile,
      watchedId: isOpen && member && seen.relation !== 'owner' ? seen.memberId : null,
      typeMatch: isOpen && seen.relation !== 'owner' ? typeMatchOf(member?.hdType, profile.type, language) : null,
      isConnected: isOpen && (seen.preview ?? seen.relation) === 'connection',
      year: new Date().getUTCFullYear(),
    },
  }
}

function typeMatchOf(own: TypeCode | null | undefined, other: TypeCode | null, language: Language): string | null {
  if (!own || !other) return null
  const t = translator(language, 'member-card')
  return `${t('match')} ${t('percent', { percent: typeCompatibility(own, other) })}`
}

function toProfile(found: FoundProfile | null, name: string, language: Language, timeZone: string): PublicProfile {
  if (!found) return { kind: 'missing' }
  const { row, access } = found
  if (access.profile === 'page') return toShownProfile(row, access, language, timeZone)
  // A profile for everyone is never restricted.
  const circle = row.profileVisibility === 'connections' ? 'connections' : 'community'
  return { kind: 'restricted', name, circle }
}

const LOCALES: Record<Language, string> = { en: 'en_GB', ru: 'ru_RU' }

/** What search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160

type Where = {
  language: Language
  /** `https://example.org` */
  origin: string
  isPreview: boolean
}

/**
 * The head of a member's page. Description and link preview say what a visitor may see, whoever asks, since heads are copied
 * out of their page; where a visitor sees no page there are none.
 */
export function toProfileHead(row: ProfileRow, { language, origin, isPreview }: Where): ProfileHead {
  const name = `${row.fullName} (@${row.username})`
  const url = `${origin}/u/${row.username}`
  const isPublic = resolveAccess(row, 'visitor').profile === 'page'
  const description = isPublic ? toDescription(row, language) : null
  return {
    title: `${name} · ${translator(language, 'common')('brand')}`,
    description,
    canonical: url,
    indexed: isPublic && row.isIndexed && !isPreview,
    openGraph: description === null ? null : toOpenGraph(row, { name, url, description, language }),
  }
}

/** The head of a page that tells nothing of anybody. */
export function toClosedHead(profile: PublicProfile, language: Language): ProfileHead {
  const t = translator(language, 'public-profile')
  const title = profile.kind === 'restricted' ? `@${profile.name}` : t('missingTitle')
  return {
    title: `${title} · ${translator(language, 'common')('brand')}`,
    description: null,
    canonical: null,
    indexed: false,
    openGraph: null,
  }
}

/** Type, profile and authority, then the beginning of the bio, as far as visitors see them. */
export function toDescription(row: ProfileRow, language: Language): string {
  const t = translator(language, 'profile-head')
  const { words, bio } = toShownProfile(row, resolveAccess(row, 'visitor'), language, FALLBACK_TIME_ZONE)
  const chart =
    words &&
    (words.profile
      ? t('description', { ...words, profile: words.profile })
      : t('descriptionProfileWithheld', { type: words.type, authority: words.authority }))
  const description = [chart, bio?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' ')
  return shorten(description || t('descriptionPlain', { name: row.fullName }), DESCRIPTION_LENGTH)
}

type Named = { name: string; url: string; description: string; language: Language }

function toOpenGraph(row: ProfileRow, { name, url, description, language }: Named): OpenGraph {
  return {
    title: name,
    description,
    url,
    image: `${url}/card.png`,
    imageAlt: translator(language, 'profile-head')('cardOf', { name: row.fullName }),
    username: row.username,
    locale: LOCALES[language],
  }
}

/** How many follow a member, whom they follow, and what they posted, for themselves. */
export async function loadOwnCounts({ db }: Context, viewer: Viewer): Promise<MemberCounts> {
  const counts = await findMemberCounts(db, viewer.id)
  if (!counts) throw new Error('A signed-in member has no row')
  return counts
}
