import { z } from 'zod'
import { timeZoneField } from '../places/time-zone.schema'
import { EMAIL_TOPICS, PUSH_TOPICS } from './notification-kinds'
import { DIGESTS, type NotificationSettings } from './notification-settings'

const checked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** "22:30", as the browser's own field says it, to minutes after midnight; null for anything else. */
function toMinutes(typed: string | undefined): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(typed?.trim() ?? '') ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

const time = z.string().optional().transform(toMinutes)

const boxes = <T extends string, P extends string>(prefix: P, topics: readonly T[]) =>
  Object.fromEntries(topics.map((topic) => [`${prefix}_${topic}`, checked])) as Record<`${P}_${T}`, typeof checked>

const fields = z.object({
  ...boxes('email', EMAIL_TOPICS),
  ...boxes('push', PUSH_TOPICS),
  in_app_all: checked,
  in_app_sound: checked,
  digest: z.enum(DIGESTS, { error: 'choice.unknown' }),
  quiet: checked,
  quiet_from: time,
  quiet_to: time,
  time_zone: timeZoneField('timeZone.unknown'),
})

/** Also when another field is wrong: all problems are shown at once. */
const when = () => true

/**
 * The form of the tab "Notifications". Times matter only where quiet hours are wanted; then both are needed, and they differ:
 * from eight to eight could be always or never. Messages are keys of the namespace `notification-settings`.
 */
export const notificationSettingsSchema = fields
  .refine((form) => !form.quiet || form.quiet_from !== null, { path: ['quiet_from'], message: 'time.missing', when })
  .refine((form) => !form.quiet || form.quiet_to !== null, { path: ['quiet_to'], message: 'time.missing', when })
  .refine((form) => !form.quiet || form.quiet_to === null || form.quiet_from !== form.quiet_to, {
    path: ['quiet_to'],
    message: 'time.same',
    when,
  })
  .transform(toSettings)

function toSettings(form: z.output<typeof fields>): NotificationSettings {
  const chosen = <T extends string>(prefix: 'email' | 'push', topics: readonly T[]) =>
    Object.fromEntries(
      topics.map((topic) => [topic, form[`${prefix}_${topic}` as keyof typeof form] === true]),
    ) as Record<T, boolean>
  const { quiet, quiet_from: from, quiet_to: to } = form
  return {
    choices: {
      email: chosen('email', EMAIL_TOPICS),
      push: chosen('push', PUSH_TOPICS),
      inApp: { all: form.in_app_all, sound: form.in_app_sound },
    },
    digest: form.digest,
    quietHours: quiet && from !== null && to !== null ? { from, to } : null,
    timeZone: form.time_zone,
  }
}
