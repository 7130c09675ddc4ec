import type { ProfileRow } from '~/data/members/profiles.server'
import { ageOn } from '~/domain/birth/age'
import { hasUncertainTime, timeAccuracyOf } from '~/domain/birth/time-accuracy'
import { type PublishedCore, visibleChart } from '~/domain/human-design/chart/visible-chart'
import { elementPath } from '~/domain/human-design/elements/element'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { type ProfileAccess, seesTimeAccuracy } from '~/domain/membership/visibility'
import { dateFormat } from '~/locales/date-format'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import { readVisibleChart } from '~/ui/chart-reading/readable-visible-chart'
import { shownSummary } from './chart-summary.server'
import type { CoreFact, ShownBirth, ShownProfile } from './public-profile'

/** A member's page as far as access allows, its words in a language and its days in the reader's time zone. */
export function toShownProfile(
  row: ProfileRow,
  access: ProfileAccess,
  language: Language,
  timeZone: string,
): ShownProfile {
  const visible = row.hdRawData && visibleChart(row.hdRawData.chart, access.chart)
  const core = visible?.detail === 'full' ? visible.chart : visible
  const hd = translator(language, 'hd')
  const isTimeUncertain = core !== null && seesTimeAccuracy(access.chart) && hasUncertainTime(row)
  return {
    kind: 'page',
    username: row.username,
    fullName: row.fullName,
    avatarUrl: row.avatarUrl,
    isVerified: row.isVerified,
    practitioner: row.isPractitioner ? translator(language, 'member-card')('practitioner') : null,
    bio: row.bio,
    location: row.location,
    memberSince: dateFormat(language, timeZone, { dateStyle: 'long' }).format(row.createdAt),
    chartAccess: access.chart,
    chart: visible && readVisibleChart(visible),
    type: core?.type ?? null,
    isTimeUncertain,
    core: visible?.detail === 'core' ? coreFacts(visible, language) : null,
    words: core && {
      type: hd(`type.${core.type}`),
      authority: hd(`authority.${core.authority}`),
      profile: core.profile && `${core.profile} ${hd(`profile.${core.profile}`)}`,
    },
    summary: shownSummary(row, access, firstNameOf(row.fullName), language),
    birth: access.birth ? toShownBirth(row, language) : null,
    counts: { followersCount: row.followersCount, followingCount: row.followingCount, postsCount: row.postsCount },
  }
}

function coreFacts({ type, authority, profile, definition }: PublishedCore, language: Language): CoreFact[] {
  const hd = translator(language, 'hd')
  const pathOfType = elementPath({ kind: 'types', code: type })
  return [
    { label: hd('label.type'), name: hd(`type.${type}`), path: pathOfType },
    { label: hd('label.strategy'), name: hd(`strategy.${type}`), path: pathOfType },
    {
      label: hd('label.authority'),
      name: hd(`authority.${authority}`),
      path: elementPath({ kind: 'authorities', code: authority }),
    },
    ...(profile
      ? [
          {
            label: hd('label.profile'),
            name: `${profile} ${hd(`profile.${profile}`)}`,
            path: elementPath({ kind: 'profiles', code: profile }),
          },
        ]
      : []),
    ...(definition
      ? [
          {
            label: hd('label.definition'),
            name: hd(`definition.${definition}`),
            path: elementPath({ kind: 'definitions', code: definition }),
          },
        ]
      : []),
  ]
}

function toShownBirth(row: ProfileRow, language: Language): ShownBirth | null {
  const { birthDate, birthTime, birthCity, birthCountry } = row
  if (!birthDate) return null
  const accuracy = timeAccuracyOf(row)
  return {
    date: dateFormat(language, 'UTC', { dateStyle: 'long' }).format(new Date(`${birthDate}T12:00Z`)),
    age: ageOn(birthDate, new Date()),
    time: accuracy === 'unknown' ? null : birthTime,
    accuracy,
    place: [birthCity, birthCountry].filter(Boolean).join(', ') || null,
  }
}
