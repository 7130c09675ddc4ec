import { EMAIL_TOPICS, PUSH_TOPICS } from '~/domain/community/notifications/notification-kinds'
import type { NotificationSettings } from '~/domain/community/notifications/notification-settings'

export type Fields = Record<string, string>

/** What the times show while there are no quiet hours: a night, in minutes. */
const USUAL_NIGHT = { from: 22 * 60, to: 7 * 60 }

const twoDigits = (value: number) => String(value).padStart(2, '0')
const toTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Settings as the form sends them: a box that is off is not there. */
export function toFields({ choices, digest, quietHours, timeZone }: NotificationSettings): Fields {
  const { from, to } = quietHours ?? USUAL_NIGHT
  const boxes = [
    ...EMAIL_TOPICS.map((topic) => [`email_${topic}`, choices.email[topic]] as const),
    ...PUSH_TOPICS.map((topic) => [`push_${topic}`, choices.push[topic]] as const),
    ['in_app_all', choices.inApp.all] as const,
    ['in_app_sound', choices.inApp.sound] as const,
    ['quiet', quietHours !== null] as const,
  ]
  return {
    ...Object.fromEntries(boxes.flatMap(([name, on]) => (on ? [[name, 'on']] : []))),
    digest,
    time_zone: timeZone,
    quiet_from: toTime(from),
    quiet_to: toTime(to),
  }
}

const NOT_SAVED = new Set(['intent'])
const TIMES = new Set(['quiet_from', 'quiet_to'])

/** Whether two forms would save the same. Times count only where quiet hours are wanted. */
export function isSameChoice(one: Fields, other: Fields): boolean {
  return essence(one) === essence(other)
}

function essence(fields: Fields): string {
  const counts = ([name]: [string, string]) => !NOT_SAVED.has(name) && (fields.quiet === 'on' || !TIMES.has(name))
  return JSON.stringify(Object.entries(fields).filter(counts).sort())
}
