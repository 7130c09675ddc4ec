import type { NotificationSettings } from '~/domain/community/notification-settings'
import type { FormAnswer } from '~/platform/form-answer'
import type { PushData } from './push'

export type NotificationsAnswer = FormAnswer<never, 'saved'>

export type NotificationsData = {
  /** What holds now. */
  settings: NotificationSettings
  /** The time zone to begin with: the member’s, else the device’s. */
  timeZone: string
  /** The time zone of this device; null before it has reported one. */
  deviceTimeZone: string | null
  timeZones: string[]
  email: string
  isConfirmed: boolean
  push: PushData
}
