import type { ProfileRow } from '~/data/members/profiles.server'
import { FALLBACK_TIME_ZONE } from '~/domain/community/places/wall-clock'
import { resolveAccess } from '~/domain/membership/visibility'
import { shorten } from '~/domain/text/sentences'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { OpenGraph, ProfileHead, PublicProfile } from './public-profile'
import { toShownProfile } from './shown-profile.server'

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
