import { type ReactNode, useId, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Field } from '../controls/field'
import { TextInput } from '../controls/text-input'

type Coordinate = 'latitude' | 'longitude'

type Props = {
  values: Record<Coordinate | 'zone_choice', string>
  onChange: (changes: Partial<Record<Coordinate, string>>) => void
  /** The zone found for the place; null while it isn't known. */
  zone: string | null
  onZone: (zone: string) => void
  errorAt: (name: Coordinate | 'zone_choice') => ReactNode
  open: boolean
}

/** For a place the gazetteer doesn't have, with its zone; a picked place is shown with its own coordinates. */
export function BirthCoordinates({ values, onChange, zone, onZone, errorAt, open }: Props) {
  const t = useT('birth')
  const listId = useId()
  const [zones, setZones] = useState<readonly string[]>([])
  return (
    <details open={open} className="text-sm">
      <summary className="w-fit py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-2.5">
        {t('manual')}
      </summary>
      <p className="mt-1.5 mb-3 text-muted">{t('manualHint')}</p>
      <div className="grid grid-cols-2 gap-4">
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field key={name} label={t(name)} error={errorAt(name)}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete="off"
                className="tabular text-base"
                value={values[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field
          className="col-span-2"
          label={t('zoneChoice')}
          hint={zone ? t('zoneFound', { zone }) : t('zoneHint')}
          error={errorAt('zone_choice')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="zone_choice"
              autoComplete="off"
              className="text-base"
              list={listId}
              placeholder={zone ?? undefined}
              value={values.zone_choice}
              // The list is long, and few need it.
              onFocus={() => setZones(Intl.supportedValuesOf?.('timeZone') ?? [])}
              onChange={(event) => onZone(event.target.value)}
            />
          )}
        </Field>
        <datalist id={listId}>
          {zones.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
    </details>
  )
}
