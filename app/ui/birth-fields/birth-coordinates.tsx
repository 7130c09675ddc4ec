import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Field } from '../field'
import { TextInput } from '../text-input'

type Coordinate = 'latitude' | 'longitude'

type Props = {
  values: Record<Coordinate, string>
  onChange: (changes: Partial<Record<Coordinate, string>>) => void
  errorAt: (name: Coordinate) => ReactNode
  open: boolean
}

/** For a place the gazetteer does not have; a picked place stands here with its own coordinates. */
export function BirthCoordinates({ values, onChange, errorAt, open }: Props) {
  const t = useT('birth')
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
      </div>
    </details>
  )
}
