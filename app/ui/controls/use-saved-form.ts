import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../use-hydrated'

/** A form as it is sent: unchecked boxes are absent. */
export type FormFields = Record<string, string>

type Options<V> = {
  /** The values of a refused attempt, else the stored ones. */
  begin: () => V
  parse: (fields: FormFields, initial: V) => V
  /** Whether there is anything to save. */
  hasChanges: (chosen: V) => boolean
  answer: { problems: Record<string, string> } | undefined
}

/**
 * A form of settings that is saved as a whole, with a `SaveRow`: its values now, whether there is anything to save, and the problems
 * of the last answer, keys of texts by field. The controls are uncontrolled, so that it works before scripts run.
 */
export function useSavedForm<V>({ begin, parse, hasChanges, answer }: Options<V>) {
  const form = useRef<HTMLFormElement>(null)
  const [initial] = useState(begin)
  const [chosen, setChosen] = useState(initial)
  const [problems, setProblems] = useState(answer?.problems ?? {})
  const isHydrated = useHydrated()
  const isChanged = hasChanges(chosen)

  useEffect(() => {
    if (answer) setProblems(answer.problems)
  }, [answer])

  return {
    ...{ form, initial, chosen, problems, setProblems, isHydrated, isChanged },
    /** Nothing to save. False before hydration, when changes aren't noticed. */
    idle: isHydrated && !isChanged,
    /** Takes the values of the form; to be called when one changes. */
    read: () => {
      if (form.current) setChosen(parse(readFields(form.current), initial))
    },
  }
}

const readFields = (form: HTMLFormElement): FormFields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
