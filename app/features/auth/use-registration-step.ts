import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { RegistrationAnswer } from './registration-answer'

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
