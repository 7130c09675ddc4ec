import { useId } from 'react'
import {
  BIRTH_VISIBILITIES,
  CHART_VISIBILITIES,
  PROFILE_VISIBILITIES,
  type PrivacySettings,
} from '~/domain/membership/visibility'
import { useT } from '~/locales/use-t'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { Select } from '~/ui/controls/text-input'

type Props = {
  /** What the lists begin with. */
  initial: PrivacySettings
  /** What is chosen at the moment: the line below each list says what that means. */
  chosen: PrivacySettings
  /** Everyone will see the birth data, which was not so: it must be confirmed. */
  opensBirth: boolean
  problemAt: (name: string) => string | undefined
}

/** Who sees profile, chart and birth data. */
export function VisibilityFields({ initial, chosen, opensBirth, problemAt }: Props) {
  const t = useT('privacy-settings')
  return (
    <>
      <Field
        label={t('profile')}
        hint={t(`profileHint.${chosen.profileVisibility}`)}
        error={problemAt('profile_visibility')}
      >
        {(control) => (
          <Select {...control} name="profile_visibility" defaultValue={initial.profileVisibility}>
            {initial.profileVisibility === 'undecided' ? (
              <option value="undecided" disabled>
                {t('profile.undecided')}
              </option>
            ) : null}
            {PROFILE_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`profile.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('chart')} hint={t(`chartHint.${chosen.chartVisibility}`)} error={problemAt('chart_visibility')}>
        {(control) => (
          <Select {...control} name="chart_visibility" defaultValue={initial.chartVisibility}>
            {CHART_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`chart.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('birth')} hint={t(`birthHint.${chosen.birthVisibility}`)} error={problemAt('birth_visibility')}>
        {(control) => (
          <Select {...control} name="birth_visibility" defaultValue={initial.birthVisibility}>
            {BIRTH_VISIBILITIES.map((level) => (
              <option key={level} value={level}>
                {t(`birth.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {opensBirth ? <BirthConfirmation error={problemAt('birth_confirmed')} /> : null}
      {/* Nothing notices a choice there: the box is there before one. */}
      {opensBirth || initial.birthVisibility === 'everyone' ? null : (
        <noscript>
          <BirthConfirmation error={undefined} />
        </noscript>
      )}
    </>
  )
}

function BirthConfirmation({ error }: { error: string | undefined }) {
  const t = useT('privacy-settings')
  const whyId = useId()
  return (
    <div className="-mt-1 rounded-control border border-warn/35 bg-warn-soft px-4 py-3">
      <p id={whyId}>{t('birthConfirmHint')}</p>
      <fieldset aria-describedby={whyId} className="mt-2">
        <Checkbox name="birth_confirmed" value="on" label={t('birthConfirm')} error={error} />
      </fieldset>
    </div>
  )
}
