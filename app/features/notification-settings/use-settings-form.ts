import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toTimeZone } from '~/domain/community/places/time-zone'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { useHydrated } from '~/ui/use-hydrated'
import type { NotificationsAnswer, NotificationsData } from './notification-settings'
import { type Fields, isSameChoice, toFields } from './settings-fields'

/**
 * The form of the settings: what is chosen in it, what is wrong with it, and whether that is worth saving. The controls keep
 * their own values.
 */
export function useSettingsForm(data: NotificationsData, answer: NotificationsAnswer | undefined) {
  const t = useT('notification-settings')
  const form = useRef<HTMLFormElement>(null)
  const saved = toFields(data.settings)
  const [initial] = useState<Fields>(() =>
    answer?.values.digest ? answer.values : { ...saved, time_zone: data.timeZone },
  )
  const [chosen, setChosen] = useState(initial)
  const [problems, setProblems] = useState(answer?.problems ?? {})
  const isHydrated = useHydrated()
  const read = () => form.current && setChosen(valuesOf(form.current))
  const changed = !isSameChoice(chosen, saved)
  /** Chooses a zone for the member, as if they had. */
  const setTimeZone = (zone: string) => {
    const list = form.current?.elements.namedItem('time_zone')
    if (list instanceof HTMLSelectElement) list.value = zone
    read()
  }

  useEffect(() => {
    if (answer) setProblems(answer.problems)
  }, [answer])
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration; later the zone is the member's own
  useEffect(() => {
    const here = toTimeZone(deviceZone())
    if (here && !data.hasTimeZone && data.timeZones.includes(here)) setTimeZone(here)
  }, [])

  return {
    initial,
    chosen,
    setTimeZone,
    /** Nothing to save. Never so without scripts, which could not notice a change. */
    idle: isHydrated && !changed,
    isHydrated,
    problemAt: (name: string) => problems[name] && t(problems[name] as Key<'notification-settings'>),
    /** For the form element. */
    watch: {
      ref: form,
      onChange: read,
      onSubmit: (event: FormEvent) => {
        if (!changed) event.preventDefault()
      },
    },
  }
}

const valuesOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
