import { useT } from '~/locales/use-t'
import { findInstant, searchNearestTowns, searchPlaces } from '~/platform/chart/birth-lookup'
import { BirthFields } from '~/ui/birth-fields/birth-fields'
import type { BirthValues } from '~/ui/birth-fields/birth-values'
import type { RegistrationAnswer } from './registration-answer'

export type BirthStepProps = {
  answer: RegistrationAnswer['birth'] | undefined
  initial: Partial<BirthValues>
  /** `YYYY-MM-DD`: no later birth can be entered. */
  latestDate: string
}

/** The inside of registration's second step. */
export function BirthStep({ answer, initial, latestDate }: BirthStepProps) {
  const t = useT('auth')
  const birthWords = useT('birth')
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('birthCopy')}</p>
      <BirthFields
        {...answer}
        initial={initial}
        latestDate={latestDate}
        searchPlaces={searchPlaces}
        searchNearestTowns={searchNearestTowns}
        findInstant={findInstant}
      />
      <p className="text-sm text-muted">{birthWords('essential')}</p>
    </div>
  )
}
