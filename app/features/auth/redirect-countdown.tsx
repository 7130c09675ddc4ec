import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'

type Props = {
  to: string
  label: string
  seconds: number
}

/** A link that follows itself after some seconds, unless the member stops it: a row of buttons and a line below. */
export function RedirectCountdown({ to, label, seconds }: Props) {
  const t = useT('auth')
  const navigate = useNavigate()
  const { left, stopped, stop } = useCountdown(seconds, () => navigate(to, { replace: true }))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 max-md:*:w-full">
        <ButtonLink to={to} replace variant="primary">
          {label}
        </ButtonLink>
        {stopped ? null : (
          <Button variant="ghost" onClick={stop} className="noscript:hidden">
            {t('countdownStop')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted noscript:hidden">
        {stopped ? null : <span aria-hidden="true">{t('countdown', { count: left })}</span>}
        <span role="status" className={stopped ? '' : 'sr-only'}>
          {stopped ? t('countdownStopped') : t('countdown', { count: announced(left, seconds) })}
        </span>
      </p>
    </>
  )
}

/** Announced at the start and every fourth second only, so that screen readers can read the rest. */
const announced = (left: number, seconds: number) => Math.min(seconds, Math.ceil(left / 4) * 4)

const SECOND_MILLISECONDS = 1000

/** Counts down from so many seconds to 0, then calls `onEnd` once; `stop` cancels it. */
function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(seconds)
  const [stopped, setStopped] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    if (stopped) return
    if (left === 0) {
      end.current()
      return
    }
    const tick = setTimeout(() => setLeft(left - 1), SECOND_MILLISECONDS)
    return () => clearTimeout(tick)
  }, [left, stopped])

  return { left, stopped, stop: () => setStopped(true) }
}
