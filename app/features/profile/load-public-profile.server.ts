import { sightOf } from '~/domain/membership/visibility'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/context.server'
import { findMember } from '~/platform/guards.server'
import { redirectKeepingQuery } from '~/platform/http.server'
import { languageOf } from '~/platform/i18n.server'
import { siteOrigin } from '~/platform/origin.server'
import { type FoundProfile, findProfileByName } from './find-profile.server'
import { toClosedHead, toProfileHead } from './profile-head.server'
import { PREVIEWS, type Preview, type ProfilePageData, type PublicProfile } from './public-profile'
import { toShownProfile } from './shown-profile.server'

export type LoadedProfile = { status: 200 | 403 | 404; page: ProfilePageData }

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
  const [found, language] = await Promise.all([
    findProfileByName(context, member?.id ?? null, name),
    languageOf(request),
  ])
  const seen = found && seenAs(found, previewOf(request))
  const profile = toProfile(seen, name ?? '', language)
  if (seen && profile.kind === 'page' && name !== profile.username) {
    // Not 301: a browser would keep to it when the name changes back, or becomes somebody else's.
    throw redirectKeepingQuery(request, `/u/${profile.username}`)
  }
  const origin = siteOrigin(context, request)
  return {
    status: STATUS[profile.kind],
    page: {
      head:
        seen && profile.kind === 'page'
          ? toProfileHead(seen.row, { language, origin, isPreview: seen.preview !== null })
          : toClosedHead(profile, language),
      viewer: found?.relation === 'owner' ? 'owner' : member ? 'member' : 'visitor',
      preview: seen?.preview ?? null,
      profile,
      watchedId: found && member && found.relation !== 'owner' && profile.kind === 'page' ? found.memberId : null,
      year: new Date().getUTCFullYear(),
    },
  }
}

function previewOf(request: Request): Preview | null {
  const wanted = new URL(request.url).searchParams.get('as')
  return PREVIEWS.find((preview) => preview === wanted) ?? null
}

/** Lets the owner, and nobody else, look with other eyes. */
function seenAs(found: FoundProfile, preview: Preview | null): FoundProfile & { preview: Preview | null } {
  if (!preview || found.relation !== 'owner') return { ...found, preview: null }
  return { ...found, preview, sight: sightOf(found.row, preview) }
}

function toProfile(found: FoundProfile | null, name: string, language: Language): PublicProfile {
  if (!found) return { kind: 'missing' }
  const { row, sight } = found
  if (sight.profile === 'page') return toShownProfile(row, sight, language)
  // A profile for everyone is never restricted.
  const circle = row.profileVisibility === 'connections' ? 'connections' : 'community'
  return { kind: 'restricted', name, circle }
}
