import type { MetaDescriptor } from '@remix-run/react'
import type { TimeAccuracy } from '~/domain/birth/time-accuracy'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { ChartAccess, PrivacySettings } from '~/domain/membership/visibility'
import type { ReadableChart } from '~/ui/chart-reading/readable-chart'
import { headTags, type PageHead } from '~/ui/layout/page-head'

/** As whom a member may look at their own profile. */
export const PREVIEWS = ['visitor', 'member', 'connection'] as const
export type Preview = (typeof PREVIEWS)[number]

/** Who looks at a profile, as far as the page differs: a preview shows it to its owner as to somebody else. */
export type ProfileViewer = 'visitor' | 'member' | 'owner'

/** The birth as it is told to those who may see it, in the page's language. */
export type ShownBirth = {
  date: string
  /** Whole years on the day the page was made. */
  age: number
  /** `HH:MM[:SS]` as the clock of the place showed; null when it is not known. */
  time: string | null
  accuracy: TimeAccuracy
  place: string | null
}

/** One fact of a chart's core, in the page's language, with its page of the library. */
export type CoreFact = { label: string; name: string; path: string }

/** How many follow a member, whom they follow, and what they posted. */
export type MemberCounts = { followersCount: number; followingCount: number; postsCount: number }

/** A member's page as far as this viewer may see it. What they may not see is not in it. */
export type ShownProfile = {
  kind: 'page'
  username: string
  fullName: string
  avatarUrl: string | null
  isVerified: boolean
  /** That they work with Human Design, in the page's language; null where they do not say so. */
  practitioner: string | null
  bio: string | null
  location: string | null
  /** "5 January 2026", in the page's language. */
  memberSince: string
  /** How much of the chart is told; `none` also where there is none to tell of, unless the viewer may see charts. */
  chartAccess: ChartAccess
  /** The drawing; null also where only the core is shown. */
  chart: ReadableChart | null
  type: TypeCode | null
  /** More than the core is shown of a chart drawn for a time of birth that isn't exact. */
  isTimeUncertain: boolean
  /** Type, strategy, authority, profile and definition, where nothing more is shown; fewer where the core is rare. */
  core: CoreFact[] | null
  /**
   * Of type, authority and profile, in the page's language: the page begins without the terms of the whole chart. The profile is
   * null where it is withheld.
   */
  words: { type: string; authority: string; profile: string | null } | null
  /** The chart in three sentences, in the page's language; null where it isn't shown, or drawn for a time that isn't exact. */
  summary: string | null
  birth: ShownBirth | null
  counts: MemberCounts
}

export type PublicProfile =
  | ShownProfile
  /** There is a member of this name who lets only these circles see the page; nothing else is told. */
  | {
      kind: 'restricted'
      name: string
      circle: Exclude<PrivacySettings['profileVisibility'], 'everyone' | 'undecided'>
    }
  /** Nobody of this name, or nobody for this viewer. */
  | { kind: 'missing' }

/** What a page's head says. */
export type ProfileHead = PageHead & { openGraph: { username: string } | null }
export type OpenGraph = NonNullable<ProfileHead['openGraph']>

export type ProfilePageData = {
  head: ProfileHead
  viewer: ProfileViewer
  /** Set while the owner looks at the page with somebody else's eyes. */
  preview: Preview | null
  profile: PublicProfile
  /** Whose presence may be asked for: of another member's page only, for a member, null otherwise. */
  watchedId: string | null
  /** Whether the viewer, or those whose eyes they look with, is connected with this member. */
  isConnected: boolean
  /** How the types of the viewer and this member go together, in the page's language; null where one is not known to the other. */
  typeMatch: string | null
  /** The present calendar year, for the foot of the page. */
  year: number
}

/** A profile's head as tags. */
export const profileMeta = (head: ProfileHead): MetaDescriptor[] =>
  headTags(head, [
    { property: 'og:type', content: 'profile' },
    { property: 'profile:username', content: head.openGraph?.username },
  ])
