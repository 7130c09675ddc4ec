import type { NotificationSettings } from '~/domain/community/notification-settings'
import type { FormAnswer } from '~/platform/form-answer'
import type { PushData } from './push'

export type NotificationsAnswer = FormAnswer<never, 'saved'>

export type NotificationsData = {
  /** What holds now. */
  settings: NotificationSettings
  /** False: this member never said anything, and the time zone is a guess. */
  isSaved: boolean
  /** The time zone to begin with: the one that was saved, else the one of the request. */
  timeZone: string
  timeZones: string[]
  email: string
  isConfirmed: boolean
  push: PushData
}
