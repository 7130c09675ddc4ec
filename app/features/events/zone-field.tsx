import { useEffect, useId, useRef, useState } from 'react'
import { canonicalTimeZone, timeZoneNames } from '~/domain/community/places/canonical-zone'
import { useT } from '~/locales/use-t'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'

type Props = {
  value: string
  error: string | undefined
  /** Nothing was chosen yet: the clock of this device is taken. */
  guess: boolean
}

/** By whose clock an online event is planned: a time zone's IANA name, with the browser's own list to choose from. */
export function ZoneField({ value, error, guess }: Props) {
  const t = useT('event-form')
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [zone, setZone] = useState(value)
  const [zones, setZones] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration; later the field is the member's own
  useEffect(() => {
    // A zone that was typed before hydration is kept.
    if (guess && input.current?.value === value) setZone(canonicalTimeZone(deviceZone()) ?? deviceZone())
  }, [])
  return (
    <Field label={t('zone')} hint={t('zoneHint')} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            ref={input}
            name="time_zone"
            list={list}
            autoComplete="off"
            spellCheck={false}
            value={zone}
            onChange={(event) => setZone(event.target.value)}
            onFocus={() => setZones(timeZoneNames())}
          />
          <datalist id={list}>
            {zones.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
