import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/use-sent-intent'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Checkbox } from '~/ui/checkbox'
import { DoneNote } from '~/ui/done-note'
import { FormAlert } from '~/ui/form-alert'
import type { NotificationsAnswer, NotificationsData } from './notification-settings'
import { TimingFields } from './timing-fields'
import { TopicTable } from './topic-table'
import { useSettingsForm } from './use-settings-form'

type Props = { data: NotificationsData; answer: NotificationsAnswer | undefined }

/** What a member is told of, by which channel, and when. */
export function NotificationSettingsForm({ data, answer }: Props) {
  const t = useT('notification-settings')
  const { initial, chosen, idle, awake, setTimeZone, watch, problemAt } = useSettingsForm(data, answer)
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
        <div>
          <TopicTable initial={initial} />
          <p className="mt-2 text-sm text-faint">{t('notYet')}</p>
        </div>
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
        <TimingFields {...{ initial, chosen, awake, setTimeZone, problemAt }} timeZones={data.timeZones} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            name="intent"
            value="save"
            variant="primary"
            pending={pending}
            aria-disabled={idle || undefined}
            aria-describedby="notifications-why"
            className="max-md:w-full"
          >
            {t(pending ? 'saving' : 'save')}
          </Button>
          {/* One place for both: what was just done covers for its three seconds that there is nothing more to do. */}
          <div className="grid *:col-start-1 *:row-start-1 [&:has([role=status]:not(:empty))>:first-child]:invisible">
            <p id="notifications-why" className="content-center text-sm text-faint">
              {idle && !pending ? t('nothingChanged') : ''}
            </p>
            <DoneNote done={answer?.done === 'saved' && !pending ? answer : null}>{t('saved')}</DoneNote>
          </div>
        </div>
      </Form>
    </Card>
  )
}
