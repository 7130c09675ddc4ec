import { type FormEvent, useEffect } from 'react'
import { EMAIL_TOPICS, PUSH_TOPICS } from '~/domain/community/notifications/notification-kinds'
import type { NotificationSettings } from '~/domain/community/notifications/notification-settings'
import { toTimeZone } from '~/domain/community/places/time-zone'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { type FormFields, useSavedForm } from '~/ui/controls/use-saved-form'
import type { NotificationsAnswer } from './answer-notification-settings.server'
import type { NotificationsData } from './load-notification-settings.server'

/** State of the form of notifications. */
export function useSettingsForm(data: NotificationsData, answer: NotificationsAnswer | undefined) {
  const t = useT('notification-settings')
  const saved = toFields(data.settings)
  const { form, initial, chosen, problems, isHydrated, isChanged, idle, read } = useSavedForm<FormFields>({
    begin: () => (answer?.values.digest ? answer.values : { ...saved, time_zone: data.timeZone }),
    parse: (fields) => fields,
    hasChanges: (chosen) => !isSameChoice(chosen, saved),
    answer,
  })
  const setTimeZone = (zone: string) => {
    const select = form.current?.elements.namedItem('time_zone')
    if (select instanceof HTMLSelectElement) select.value = zone
    read()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the problems are drawn
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration; later the zone is the member's own
  useEffect(() => {
    const zone = toTimeZone(deviceZone())
    if (zone && !data.hasTimeZone && data.timeZones.includes(zone)) setTimeZone(zone)
  }, [])

  return {
    ...{ initial, chosen, setTimeZone, idle, isHydrated },
    problemAt: (name: string) => problems[name] && t(problems[name] as Key<'notification-settings'>),
    /** For the form element. */
    watch: {
      ref: form,
      onChange: read,
      onSubmit: (event: FormEvent) => {
        if (!isChanged) event.preventDefault()
      },
    },
  }
}

/** What the time fields show without quiet hours, in minutes. */
const DEFAULT_QUIET_HOURS = { from: 22 * 60, to: 7 * 60 }

const twoDigits = (value: number) => String(value).padStart(2, '0')
const toTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Settings as the form sends them: unchecked boxes are absent. */
export function toFields({ choices, digest, quietHours, timeZone }: NotificationSettings): FormFields {
  const { from, to } = quietHours ?? DEFAULT_QUIET_HOURS
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

/** Whether two forms would save the same. Times count only where quiet hours are on. */
export function isSameChoice(one: FormFields, other: FormFields): boolean {
  return serializeChoice(one) === serializeChoice(other)
}

function serializeChoice(fields: FormFields): string {
  const counts = ([name]: [string, string]) => !NOT_SAVED.has(name) && (fields.quiet === 'on' || !TIMES.has(name))
  return JSON.stringify(Object.entries(fields).filter(counts).sort())
}
