import { Form, useSearchParams } from '@remix-run/react'
import { CHART_DETAILS } from '~/domain/membership/visibility'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/forms/refused-in'
import { useSentIntent } from '~/platform/forms/use-sent-intent'
import { Checkbox } from '~/ui/controls/checkbox'
import { RadioGroup } from '~/ui/controls/radio-group'
import { SaveRow } from '~/ui/controls/save-row'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import { Audiences } from './audiences'
import { PresenceFields } from './presence-fields'
import { FIRST_CHOICE_REFUSALS, type PrivacyAnswer, type PrivacyData } from './privacy'
import { useVisibilityForm } from './use-visibility-form'
import { VisibilityFields } from './visibility-fields'

type Props = { data: PrivacyData; answer: PrivacyAnswer | undefined }

/** Who sees what of a member: to choose, to read in words, and to look at. */
export function PrivacyForm({ data: { settings, fit, withheld, username }, answer }: Props) {
  const t = useT('privacy-settings')
  const { initial, chosen, idle, watch, ...fields } = useVisibilityForm(settings, answer)
  const pending = useSentIntent() === 'save'
  const [params] = useSearchParams()
  const error = answer ? answer.error : refusedIn(params, 'privacy', FIRST_CHOICE_REFUSALS)
  return (
    <Card as="section" aria-labelledby="privacy" className="max-w-170">
      <h2 id="privacy">{t('title')}</h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {pending ? null : <FormAlert error={error} words={(problem) => t(`error.${problem}`)} className="mt-5" />}
      <Form {...watch} method="post" noValidate preventScrollReset autoComplete="off" className="mt-5 grid gap-5">
        <VisibilityFields initial={initial} chosen={chosen} {...fields} />
        <RadioGroup
          legend={t('detail')}
          name="chart_detail"
          defaultValue={initial.chartDetail}
          options={CHART_DETAILS.map((detail) => ({
            value: detail,
            label: t(detail === 'core' && withheld ? `detail.core.${withheld}` : `detail.${detail}`),
            hint: [
              t(`detailHint.${detail}`),
              detail === 'core' && withheld && t(`withheld.${withheld}`),
              fit && t('fit', { count: fit[detail] }),
            ]
              .filter(Boolean)
              .join(' '),
          }))}
          error={fields.problemAt('chart_detail')}
        />
        <Checkbox
          name="is_indexed"
          value="on"
          defaultChecked={initial.isIndexed}
          label={t('indexed')}
          hint={t(chosen.profileVisibility === 'everyone' ? 'indexedHint' : 'indexedIdle')}
        />
        <Audiences settings={chosen} username={username} />
        <PresenceFields initial={initial} chosen={chosen} problemAt={fields.problemAt} />
        <SaveRow
          id="privacy-why"
          pending={pending}
          idle={idle}
          saved={answer?.done === 'saved' ? answer : null}
          words={{ save: t('save'), saving: t('saving'), nothingChanged: t('nothingChanged'), saved: t('saved') }}
        />
      </Form>
    </Card>
  )
}
