import type { ChartTerm, UncertainTerms } from '~/domain/human-design/uncertain-terms'
import type { Language } from '~/locales/language'
import type { Translate } from '~/locales/translate'

/** "62%", "62 %": what is a share at all is never rounded to nothing, and what is not all is never rounded to everything. */
export function percentText(language: Language, share: number): string {
  const whole = share <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(share * 100)))
  return language === 'ru' ? `${whole}\u00a0%` : `${whole}%`
}

/** For how much of the time in question a term of a chart is as it says, "13% of the day"; null where it is sure. */
export function shareText(
  t: Translate<'reading'>,
  language: Language,
  uncertain: UncertainTerms | null | undefined,
  term: ChartTerm,
): string | null {
  const share = uncertain?.shares[term]
  if (!uncertain || share === undefined) return null
  const percent = percentText(language, share)
  const { minutes } = uncertain
  return minutes === null ? t('shareOfDay', { percent }) : t('shareAround', { percent, minutes })
}
