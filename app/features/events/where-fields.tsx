import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { TextInput } from '~/ui/controls/text-input'
import { CityField } from './city-field'
import type { PlaceChoice } from './events'
import { ZoneField } from './zone-field'

type Props = {
  values: Record<string, string>
  choices: readonly PlaceChoice[]
  problemAt: (name: string) => string | undefined
  /** The form begins without a zone: the device's is proposed. */
  guess: boolean
}

/** Online with its link and clock, or at a place, which has a clock of its own: the choice shows its fields without scripts too. */
export function WhereFields({ values, choices, problemAt, guess }: Props) {
  const t = useT('event-form')
  return (
    <div className="group/where grid gap-5">
      <RadioGroup
        legend={t('format')}
        name="format"
        look="segments"
        options={[
          { value: 'online', label: t('format.online') },
          { value: 'place', label: t('format.place') },
        ]}
        defaultValue={values.format === 'place' ? 'place' : 'online'}
        error={problemAt('format')}
      />
      <div className="grid gap-5 group-has-[input[value=place]:checked]/where:hidden">
        <Field label={t('link')} hint={t('linkHint')} error={problemAt('link')}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              name="link"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              defaultValue={values.link}
            />
          )}
        </Field>
        <ZoneField value={values.time_zone ?? ''} error={problemAt('time_zone')} guess={guess} />
      </div>
      <div className="grid gap-5 group-has-[input[value=online]:checked]/where:hidden">
        <CityField values={values} choices={choices} error={problemAt('city')} />
        <Field label={t('address')} hint={t('addressHint')} error={problemAt('address')}>
          {(control) => <TextInput {...control} name="address" autoComplete="off" defaultValue={values.address} />}
        </Field>
      </div>
    </div>
  )
}
