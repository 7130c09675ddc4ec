import type { NotificationsAnswer, NotificationsData } from './notification-settings'
import { NotificationSettingsForm } from './notification-settings-form'
import { PushCard } from './push-card'

type Props = { data: NotificationsData; answer: NotificationsAnswer | undefined }

/** What a member is told of, and how. */
export function NotificationsTab({ data, answer }: Props) {
  return (
    <div className="grid min-w-0 gap-4">
      <NotificationSettingsForm data={data} answer={answer} />
      <PushCard push={data.push} />
    </div>
  )
}
