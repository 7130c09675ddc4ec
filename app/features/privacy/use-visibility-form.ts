import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useHydrated } from '~/ui/use-hydrated'
import type { Privacy } from './load-privacy.server'
import type { PrivacyAnswer } from './privacy'

/** State of the privacy form: its values and problems. The controls are uncontrolled; `saved` is the stored state. */
export function useVisibilityForm(saved: Privacy, answer: PrivacyAnswer | undefined) {
  const t = useT('fields')
  const form = useRef<HTMLFormElement>(null)
  const [initial] = useState(() => (answer?.done === null ? { ...saved, ...toPrivacy(answer.values) } : saved))
  const [chosen, setChosen] = useState(initial)
  const [problems, setProblems] = useState(answer?.problems ?? {})
  const isHydrated = useHydrated()
  const confirmation = () => form.current?.querySelector<HTMLInputElement>('[name=birth_confirmed]')
  const read = () => form.current && setChosen({ ...initial, ...toPrivacy(readFields(form.current)) })

  useEffect(() => {
    if (answer) setProblems(answer.problems)
  }, [answer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the problem is drawn
  useEffect(() => {
    if (problems.birth_confirmed) confirmation()?.focus()
  }, [problems])

  const opensBirth = chosen.birthVisibility === 'everyone' && saved.birthVisibility !== 'everyone'
  const changed = Object.entries(saved).some(([name, value]) => chosen[name as keyof Privacy] !== value)
  return {
    initial,
    chosen,
    opensBirth,
    /** Nothing to save. False before hydration, when changes aren't noticed. */
    idle: isHydrated && !changed,
    problemAt: (name: string) => problems[name] && t(problems[name] as Key<'fields'>),
    /** For the form element. */
    watch: {
      ref: form,
      onChange: () => {
        setProblems({})
        read()
      },
      onSubmit: (event: FormEvent) => {
        const unconfirmed = opensBirth && !confirmation()?.checked
        if (!changed || unconfirmed) event.preventDefault()
        if (unconfirmed) setProblems({ birth_confirmed: 'birthConfirmed.needed' })
      },
    },
  }
}

const readFields = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

const FIELDS = {
  profile_visibility: 'profileVisibility',
  chart_visibility: 'chartVisibility',
  chart_detail: 'chartDetail',
  birth_visibility: 'birthVisibility',
  presence_visibility: 'presenceVisibility',
} as const

/** The settings of the form's fields; fields it doesn't have are left out. */
function toPrivacy(values: Record<string, string>): Partial<Privacy> {
  const named = Object.entries(FIELDS).flatMap(([field, name]) => (values[field] ? [[name, values[field]]] : []))
  // Unchecked boxes aren't sent, so only a form that has the boxes sets them.
  const boxes = { isIndexed: values.is_indexed === 'on', readReceipts: values.read_receipts === 'on' }
  return { ...Object.fromEntries(named), ...(values.chart_detail ? boxes : {}) }
}
