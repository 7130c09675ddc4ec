import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { Key } from '../../locales/translate'
import { useT } from '../../locales/use-t'
import type { Check } from './check-by'
import type { Problems } from './form-answer'
import { focusOnProblem } from './use-focus-on-problem'

/** What an action answers when it refuses: problems at fields, and the error of the whole form where there is one. */
export type Refusal<E extends string> = { problems: Problems; error: E | null }

const NONE: Problems = {}

/** Fields whose rule also looks at another one. */
const DEPENDENTS: Record<string, string[]> = { password: ['confirmPassword'] }

/**
 * What a form says is wrong: what the server answered, and, once the rules have been fetched, what they say while the visitor
 * types. A field is only told off after it was left; what was told is taken back as soon as it is mended.
 */
export function useFormProblems<E extends string>(answer: Refusal<E> | undefined, load: () => Promise<Check>) {
  const t = useT('fields')
  const form = useRef<HTMLFormElement>(null)
  const check = useRef<Check | null>(null)
  const focusWanted = useRef(false)
  const [problems, setProblems] = useState(answer?.problems ?? NONE)
  const [cleared, setCleared] = useState<Refusal<E>>()
  const error = answer && answer !== cleared ? answer.error : null

  useEffect(() => {
    if (!answer) return
    setProblems(answer.problems)
    focusWanted.current = answer.error === null
  }, [answer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `problems` isn't read here; the fields it marks must be on the page first
  useEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    focusOnProblem(form)
  }, [problems])

  /** Where the rules do not come, the server judges, and the next focus tries again. */
  const loadCheck = async () => {
    check.current ??= await load().catch(() => null)
  }
  const found = () => (form.current && check.current ? check.current(valuesOf(form.current)) : NONE)
  const nameOf = (event: FormEvent | FocusEvent) => (event.target as Partial<HTMLInputElement>).name ?? ''
  const say = (name: string, problem: string | undefined) =>
    setProblems(({ [name]: _, ...rest }) => (problem ? { ...rest, [name]: problem } : rest))

  return {
    /** The error of the whole form; gone with the next attempt. The alert that shows it takes the focus. */
    error,
    /** The text for one field, if anything is wrong with it. */
    problemAt: (name: string) => problems[name] && t(problems[name] as Key<'fields'>),
    /** Begins an attempt: true when nothing speaks against sending; else the problems show and the first has the focus. */
    passes: () => {
      const now = found()
      focusWanted.current = true
      setCleared(answer)
      setProblems(now)
      return Object.keys(now).length === 0
    },
    /** For the form element. */
    watch: {
      ref: form,
      onFocus: loadCheck,
      onBlur: async (event: FocusEvent) => {
        if (!(event.target as Partial<HTMLInputElement>).value) return
        // The rules may still be on their way when the first field is left.
        await loadCheck()
        if (event.target === document.activeElement) return
        const problem = found()[nameOf(event)]
        if (problem) say(nameOf(event), problem)
      },
      onInput: (event: FormEvent) => {
        const now = found()
        for (const name of [nameOf(event), ...(DEPENDENTS[nameOf(event)] ?? [])])
          if (problems[name]) say(name, now[name])
      },
    },
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
