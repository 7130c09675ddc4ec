import { type FormEvent, useEffect } from 'react'
import { type MemberPrivacy, PRIVACY_FIELDS, PRIVACY_SETTINGS } from '~/domain/membership/visibility'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useSavedForm } from '~/ui/controls/use-saved-form'
import type { PrivacyAnswer } from './privacy'

/** State of the privacy form. `saved` is the stored state. */
export function useVisibilityForm(saved: MemberPrivacy, answer: PrivacyAnswer | undefined) {
  const t = useT('fields')
  const { form, initial, chosen, problems, setProblems, isChanged, idle, read } = useSavedForm<MemberPrivacy>({
    begin: () => (answer?.done === null ? { ...saved, ...toPrivacy(answer.values) } : saved),
    parse: (fields, initial) => ({ ...initial, ...toPrivacy(fields) }),
    hasChanges: (chosen) => PRIVACY_SETTINGS.some((setting) => chosen[setting] !== saved[setting]),
    answer,
  })
  const confirmation = () => form.current?.querySelector<HTMLInputElement>('[name=birth_confirmed]')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the problem is drawn
  useEffect(() => {
    if (problems.birth_confirmed) confirmation()?.focus()
  }, [problems])

  const opensBirth = chosen.birthVisibility === 'everyone' && saved.birthVisibility !== 'everyone'
  return {
    ...{ initial, chosen, opensBirth, idle },
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
        if (!isChanged || unconfirmed) event.preventDefault()
        if (unconfirmed) setProblems({ birth_confirmed: 'birthConfirmed.needed' })
      },
    },
  }
}

/** The settings of the form's fields; fields it doesn't have are left out. */
function toPrivacy(values: Record<string, string>): Partial<MemberPrivacy> {
  const named = PRIVACY_SETTINGS.map((setting) => [setting, values[PRIVACY_FIELDS[setting]]])
  // Unchecked boxes aren't sent, so only a form that has the boxes sets them.
  const boxes = { isIndexed: values.is_indexed === 'on', readReceipts: values.read_receipts === 'on' }
  return { ...Object.fromEntries(named.filter(([, value]) => value)), ...(values.chart_detail ? boxes : {}) }
}
