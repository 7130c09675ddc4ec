import type { NotificationSettings } from '~/domain/community/notifications/notification-settings'
import type { FormAnswer } from '~/platform/forms/form-answer'
import type { PushData } from './push'

export type NotificationsAnswer = FormAnswer<never, 'saved'>

export type NotificationsData = {
  /** What holds now. */
  settings: NotificationSettings
  /** False: no device has reported this member’s time zone yet, and none was chosen. */
  hasTimeZone: boolean
  /** The time zone to begin with: the member’s, else the device’s. */
  timeZone: string
  timeZones: string[]
  email: string
  isConfirmed: boolean
  push: PushData
}
