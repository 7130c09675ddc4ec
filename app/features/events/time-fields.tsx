import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { TextInput } from '~/ui/controls/text-input'

type Props = {
  name: 'start' | 'end'
  values: Record<string, string>
  problemAt: (name: string) => string | undefined
  /** What is wrong with the time, by its key. */
  problem: string | undefined
}

/** A day and a time by the clock of the event; where clocks go back over that time, which of the two it is. */
export function TimeFields({ name, values, problemAt, problem }: Props) {
  const t = useT('event-form')
  const which = values[`${name}_which`]
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t(name)}</legend>
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
        <Field
          label={t(`${name}Date`)}
          error={problemAt(`${name}_date`)}
          hint={name === 'end' ? t('endDateHint') : null}
        >
          {(control) => (
            <TextInput {...control} type="date" name={`${name}_date`} defaultValue={values[`${name}_date`]} />
          )}
        </Field>
        <Field label={t(`${name}Time`)} error={problemAt(`${name}_time`)}>
          {(control) => (
            <TextInput {...control} type="time" name={`${name}_time`} defaultValue={values[`${name}_time`]} />
          )}
        </Field>
      </div>
      {problem === 'time.twice' || which ? (
        <RadioGroup
          legend={t('which')}
          name={`${name}_which`}
          options={[
            { value: 'first', label: t('which.first') },
            { value: 'second', label: t('which.second') },
          ]}
          defaultValue={which === 'second' ? 'second' : which === 'first' ? 'first' : undefined}
        />
      ) : null}
    </fieldset>
  )
}
