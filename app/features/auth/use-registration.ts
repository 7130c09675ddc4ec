import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  REGISTRATION_FIELDS,
  readRegistrationDraft,
} from '~/platform/client/registration-draft'
import { type BirthValues, NO_BIRTH } from '~/ui/birth-fields/birth-values'
import type { RegistrationAnswer } from './registration-answer'

type Offered = {
  /** The referral code of the link, or ''. */
  code: string
  /** Birth data from the landing page. */
  birth: Partial<BirthValues> | null
}

const BIRTH_FIELDS = Object.keys(NO_BIRTH) as (keyof BirthValues)[]

/**
 * Keeps the fields of registration but the passwords in this tab, so that a reload doesn't lose them, until the form is left.
 * Fills the account fields that are blank; `restoredBirth` is for the fields of step two. Birth data from the landing page are
 * stored only where they were changed, and a newer chart from there outweighs what was typed.
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement>, { code, birth }: Offered) {
  const isFilling = useRef(false)
  const isShown = useRef(false)
  const [restoredBirth, setRestoredBirth] = useState<Partial<BirthValues> | null>(null)
  const brought = JSON.stringify(birth)

  useEffect(() => {
    const draft = readRegistrationDraft(Date.now())
    // Filling fires input events, which would start the hour again.
    isFilling.current = true
    for (const name of REGISTRATION_FIELDS) {
      const field = form.current?.elements.namedItem(name)
      const text = draft.fields[name]
      if (!(field instanceof HTMLInputElement) || typeof text !== 'string') continue
      // The same link fills its code in again after it was deleted.
      const isDeleted = name === 'referralCode' && text === '' && draft.offered === code && field.value === code
      if (field.value === '' || isDeleted) fill(field, text)
    }
    isFilling.current = false
    if (draft.birth?.brought === brought) setRestoredBirth(draft.birth.typed)
  }, [form, code, brought])

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      // A reload ends no effects. Strict Mode begins them again at once, and then the form is still there.
      queueMicrotask(() => {
        if (!isShown.current) forgetRegistrationDraft()
      })
    }
  }, [])

  const keep = useCallback(
    (target: HTMLFormElement) => {
      const sent = new FormData(target)
      // Fields of a form that is being sent are disabled.
      if (isFilling.current || !sent.has('username')) return
      const textsOf = (names: readonly string[]) =>
        Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? '')]))
      const before = { ...NO_BIRTH, ...JSON.parse(brought) }
      const isTyped = BIRTH_FIELDS.some((name) => sent.has(name) && sent.get(name) !== before[name])
      const draft = {
        fields: textsOf(REGISTRATION_FIELDS),
        offered: code,
        birth: isTyped ? { typed: textsOf(BIRTH_FIELDS), brought } : null,
      }
      keepRegistrationDraft(draft, Date.now())
    },
    [code, brought],
  )

  // A place picked from the list fires no event of the form, and a phone ends a hidden tab without one.
  useEffect(() => {
    const onHide = () => {
      if (form.current && document.visibilityState === 'hidden') keep(form.current)
    }
    const onLeave = () => form.current && keep(form.current)
    document.addEventListener('visibilitychange', onHide)
    addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('pagehide', onLeave)
    }
  }, [form, keep])

  return { restoredBirth, onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => keep(currentTarget) }
}

/** By the setter of all inputs: React only notices a change of a controlled field that bypasses the setter of its own. */
function fill(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The address of step two. A hash alone loads no data, so that Back works at once. */
const SECOND = '#birth-data'

/**
 * The step of registration that is shown. Step two is an entry of its own in the history, so that the browser's Back leads to step
 * one, where everything typed still is. A reloaded page has lost the password, and starts with step one.
 */
export function useRegistrationStep(answer: RegistrationAnswer | undefined) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<1 | 2>(answer?.step ?? 1)
  const isAccountChecked = useRef(false)
  const isIdle = useNavigation().state === 'idle'
  const isSecond = hash === SECOND

  useEffect(() => {
    if (answer?.step === 2) isAccountChecked.current = true
    if (answer?.step === 2 && !isSecond) {
      // Step two is shown once its entry is there, or Back would leave the page meanwhile.
      if (isIdle) navigate(search + SECOND, { preventScrollReset: true })
    } else setStep(answer?.step ?? (isSecond && isAccountChecked.current ? 2 : 1))
  }, [answer, isSecond, isIdle, navigate, search])

  return {
    step,
    /** Where the form is sent: its answer belongs to the same entry of the history. */
    action: step === 2 ? search + SECOND : undefined,
    /** Shows step one, which has a problem, without leaving the entry. */
    showFirst: () => setStep(1),
    goBack: () => (isSecond ? navigate(-1) : setStep(1)),
  }
}
