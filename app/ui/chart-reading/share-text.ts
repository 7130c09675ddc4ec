import type { ChartTerm, UncertainTerms } from '~/domain/human-design/uncertainty/uncertain-terms'
import type { Language } from '~/locales/language'
import { partPercentText } from '~/locales/numbers'
import type { Translate } from '~/locales/translate'

/** For how much of the time in question a term of a chart is as it says, "13% of the day"; null where it is sure. */
export function shareText(
  t: Translate<'reading'>,
  language: Language,
  uncertain: UncertainTerms | null | undefined,
  term: ChartTerm,
): string | null {
  const share = uncertain?.shares[term]
  if (!uncertain || share === undefined) return null
  const percent = partPercentText(share, language)
  const { minutes } = uncertain
  return minutes === null ? t('shareOfDay', { percent }) : t('shareAround', { percent, minutes })
}
