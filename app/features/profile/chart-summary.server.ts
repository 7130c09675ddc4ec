import type { ProfileRow } from '~/data/members/profiles.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import { type VisibleChart, visibleChart } from '~/domain/human-design/chart/visible-chart'
import { shortReading } from '~/domain/human-design/reading/short-reading'
import { type ProfileAccess, seesTimeAccuracy } from '~/domain/membership/visibility'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'

/**
 * The summary of a member's chart as far as access allows, about `name`; null without a chart to see, and where the viewer is
 * told that the birth time isn't exact.
 */
export function shownSummary(row: ProfileRow, access: ProfileAccess, name: string, language: Language): string | null {
  const visible = row.hdRawData && visibleChart(row.hdRawData.chart, access.chart)
  if (!visible || (seesTimeAccuracy(access.chart) && hasUncertainTime(row))) return null
  return chartSummary(visible, name, language)
}

/**
 * A chart in three sentences, as others read it about `name`: from what they see of it, and never from more than centers and
 * channels, so that a summary is the same for everyone who sees these.
 */
export function chartSummary(visible: VisibleChart, name: string, language: Language): string {
  const t = translator(language, 'profile-summary')
  const outline = visible.detail === 'full' ? visibleChart(visible.chart, 'channels') : visible
  return (
    shortReading(outline)
      // The test beside this file walks all keys that such a chart can have.
      .map(({ key, values }) => t(key as Key<'profile-summary'>, { name, profile: values?.profile ?? '' }))
      .join(' ')
  )
}
