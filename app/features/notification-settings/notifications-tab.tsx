import { Form } from '@remix-run/react'
import { EMAIL_TOPICS, PUSH_TOPICS, type Topic } from '~/domain/community/notifications/notification-kinds'
import { DIGESTS, type Digest } from '~/domain/community/notifications/notification-settings'
import { toTimeZone } from '~/domain/community/places/time-zone'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { SaveRow } from '~/ui/controls/save-row'
import { Select, TextInput } from '~/ui/controls/text-input'
import type { FormFields } from '~/ui/controls/use-saved-form'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import type { NotificationsAnswer } from './answer-notification-settings.server'
import type { NotificationsData } from './load-notification-settings.server'
import { PushCard } from './push-card'
import { useSettingsForm } from './use-settings-form'

type Props = { data: NotificationsData; answer: NotificationsAnswer | undefined }

/** The tab "Notifications": topics, timing, and push in this browser. */
export function NotificationsTab({ data, answer }: Props) {
  return (
    <div className="grid min-w-0 gap-4">
      <NotificationSettingsForm data={data} answer={answer} />
      <PushCard push={data.push} />
    </div>
  )
}

/** Chooses the notifications of a member by topic and channel, and when they arrive. */
function NotificationSettingsForm({ data, answer }: Props) {
  const t = useT('notification-settings')
  const { initial, chosen, idle, isHydrated, setTimeZone, watch, problemAt } = useSettingsForm(data, answer)
  const pending = useSentIntent() === 'save'
  return (
    <Card as="section" aria-labelledby="notifications" className="max-w-170">
      <h2 id="notifications">{t('title')}</h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {pending ? null : <FormAlert error={answer?.error ?? null} words={() => ''} className="mt-5" />}
      {data.isConfirmed ? null : (
        <Alert tone="warning" className="mt-5">
          <span className="wrap-anywhere">{t('unconfirmed', { email: data.email })}</span>
        </Alert>
      )}
      <Form {...watch} method="post" noValidate preventScrollReset autoComplete="off" className="mt-5 grid gap-5">
        <TopicTable initial={initial} />
        <section aria-labelledby="in-app" className="grid gap-4">
          <h3 id="in-app" className="text-lg">
            {t('inApp')}
          </h3>
          <Checkbox
            name="in_app_all"
            value="on"
            defaultChecked={initial.in_app_all === 'on'}
            label={t('inAppAll')}
            hint={t('inAppAllHint')}
          />
          <Checkbox
            name="in_app_sound"
            value="on"
            defaultChecked={initial.in_app_sound === 'on'}
            label={t('inAppSound')}
            hint={t('inAppSoundHint')}
          />
        </section>
        <TimingFields {...{ initial, chosen, isHydrated, setTimeZone, problemAt }} timeZones={data.timeZones} />
        <SaveRow
          id="notifications-why"
          pending={pending}
          idle={idle}
          saved={answer?.done === 'saved' ? answer : null}
          words={{ save: t('save'), saving: t('saving'), nothingChanged: t('nothingChanged'), saved: t('saved') }}
        />
      </Form>
    </Card>
  )
}

/** The most used first. */
const TOPICS = [
  'likes',
  'comments',
  'follows',
  'events',
  'directMessages',
  'referrals',
  'matches',
  'insights',
  'newsletter',
] as const
const CHANNELS = [
  { channel: 'email', topics: EMAIL_TOPICS },
  { channel: 'push', topics: PUSH_TOPICS },
] as const satisfies { channel: string; topics: readonly Topic[] }[]

/** A row for each topic, a column for each channel. */
function TopicTable({ initial }: { initial: FormFields }) {
  const t = useT('notification-settings')
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="pb-2 text-left font-semibold">
            {t('topic')}
          </th>
          {CHANNELS.map(({ channel }) => (
            <th key={channel} scope="col" className="w-16 pb-2 text-center font-semibold sm:w-20">
              {t(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {TOPICS.map((topic) => (
          <tr key={topic}>
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {t(topic)}
              <span className="block text-sm text-muted">{t(`${topic}Hint`)}</span>
            </th>
            {CHANNELS.map(({ channel, topics }) => (
              <td key={channel} className="p-0 text-center">
                {(topics as readonly Topic[]).includes(topic) ? (
                  <label className="mx-auto flex size-11 cursor-pointer items-center justify-center">
                    <span className="sr-only">{t('boxOf', { topic: t(topic), channel: t(channel) })}</span>
                    <input
                      type="checkbox"
                      name={`${channel}_${topic}`}
                      value="on"
                      defaultChecked={initial[`${channel}_${topic}`] === 'on'}
                      className="size-5 cursor-pointer accent-accent"
                    />
                  </label>
                ) : (
                  <span className="text-faint">
                    <span aria-hidden="true">–</span>
                    <span className="sr-only">{t('notByChannel')}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type TimingFieldsProps = {
  initial: FormFields
  chosen: FormFields
  timeZones: string[]
  isHydrated: boolean
  setTimeZone: (zone: string) => void
  problemAt: (name: string) => string | undefined
}

/** When email and push reach a member: digest, time zone and quiet hours. */
function TimingFields({ initial, chosen, timeZones, isHydrated, setTimeZone, problemAt }: TimingFieldsProps) {
  const t = useT('notification-settings')
  const language = useLanguage()
  const deviceTimeZone = (isHydrated && toTimeZone(deviceZone())) || ''
  const isElsewhere = deviceTimeZone !== chosen.time_zone && timeZones.includes(deviceTimeZone)
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
          <Button size="s" className="mt-2" onClick={() => setTimeZone(deviceTimeZone)}>
            {t('useDeviceZone', { zone: zoneName(deviceTimeZone, language) })}
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
