import { DIGESTS, type Digest } from '~/domain/community/notifications/notification-settings'
import { toTimeZone } from '~/domain/community/places/time-zone'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { Select, TextInput } from '~/ui/controls/text-input'
import type { Fields } from './settings-fields'

type Props = {
  initial: Fields
  chosen: Fields
  timeZones: string[]
  /** Scripts run: the device can be asked for its zone. */
  isHydrated: boolean
  setTimeZone: (zone: string) => void
  problemAt: (name: string) => string | undefined
}

/** When mail and push reach a member: how often, by which clock, and not in which hours. */
export function TimingFields({ initial, chosen, timeZones, isHydrated, setTimeZone, problemAt }: Props) {
  const t = useT('notification-settings')
  const language = useLanguage()
  const here = (isHydrated && toTimeZone(deviceZone())) || ''
  const isElsewhere = here !== chosen.time_zone && timeZones.includes(here)
  return (
    <section aria-labelledby="timing" className="grid gap-5 border-t border-line pt-5">
      <h3 id="timing" className="text-lg">
        {t('timing')}
      </h3>
      <RadioGroup
        legend={t('digest')}
        name="digest"
        look="segments"
        defaultValue={initial.digest as Digest}
        options={DIGESTS.map((digest) => ({ value: digest, label: t(`digest.${digest}`) }))}
        hint={t(`digestHint.${chosen.digest === 'weekly' ? 'weekly' : 'daily'}`)}
        error={problemAt('digest')}
      />
      <div>
        <Field label={t('timeZone')} hint={t('timeZoneHint')} error={problemAt('time_zone')}>
          {(control) => (
            <Select {...control} name="time_zone" defaultValue={initial.time_zone}>
              {timeZones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isElsewhere ? (
          <Button size="s" className="mt-2" onClick={() => setTimeZone(here)}>
            {t('useDeviceZone', { zone: zoneName(here, language) })}
          </Button>
        ) : null}
      </div>
      <div>
        <Checkbox
          name="quiet"
          value="on"
          defaultChecked={initial.quiet === 'on'}
          label={t('quiet')}
          hint={t('quietHint')}
        />
        <div className="mt-3 ml-8 grid max-w-72 grid-cols-2 gap-4">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={t(end === 'from' ? 'quietFrom' : 'quietTo')} error={problemAt(`quiet_${end}`)}>
              {(control) => (
                <TextInput {...control} type="time" name={`quiet_${end}`} defaultValue={initial[`quiet_${end}`]} />
              )}
            </Field>
          ))}
        </div>
      </div>
    </section>
  )
}
