import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/forms/use-sent-intent'
import { Checkbox } from '~/ui/controls/checkbox'
import { SaveRow } from '~/ui/controls/save-row'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import type { NotificationsAnswer, NotificationsData } from './notification-settings'
import { TimingFields } from './timing-fields'
import { TopicTable } from './topic-table'
import { useSettingsForm } from './use-settings-form'

type Props = { data: NotificationsData; answer: NotificationsAnswer | undefined }

/** What a member is told of, by which channel, and when. */
export function NotificationSettingsForm({ data, answer }: Props) {
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
