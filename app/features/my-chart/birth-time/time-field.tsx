import { formatOffset } from '~/domain/birth/utc-offset'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { TextInput } from '~/ui/controls/text-input'
import type { TypedTime } from './birth-time'

type Props = { name: 'at' | 'one' | 'other'; label: string; typedTime: TypedTime; hint?: string; value?: string }

/** A time of the birth day, typed as people type it; where the clock showed it twice, which of the two. */
export function TimeField({ name, label, typedTime, hint, value = typedTime.typed }: Props) {
  const t = useT('birth-time')
  const { problem, offsets, offsetSeconds } = typedTime
  return (
    <div className="min-w-0">
      <Field label={label} hint={hint} error={problem ? t(`problem.${problem}`) : undefined}>
        {(control) => (
          // A text, not the system's control of times: that one would swallow what is no time.
          <TextInput
            {...control}
            key={value}
            name={name}
            defaultValue={value}
            placeholder="09:30"
            autoComplete="off"
            maxLength={8}
            className="tabular"
          />
        )}
      </Field>
      {offsets.length > 1 ? (
        <RadioGroup
          key={`${typedTime.typed} ${offsetSeconds}`}
          legend={label}
          hideLegend
          name={`${name}_offset`}
          defaultValue={offsetSeconds === null ? undefined : String(offsetSeconds)}
          options={offsets.map((offset, index) => ({
            value: String(offset),
            label: t(index === 0 ? 'twiceFirst' : 'twiceSecond', { offset: formatOffset(offset) }),
          }))}
          className="mt-2"
        />
      ) : null}
    </div>
  )
}
