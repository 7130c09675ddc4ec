import { type ReactNode, useEffect, useRef } from 'react'
import { CheckIcon, WarningIcon } from '../icons'

export type AlertTone = 'error' | 'warning' | 'success'

const TONES: Record<AlertTone, { look: string; icon: string; role?: 'alert' | 'status' }> = {
  error: { look: 'border-danger/35 bg-danger-soft', icon: 'text-danger', role: 'alert' },
  warning: { look: 'border-warn/35 bg-warn-soft', icon: 'text-warn' },
  success: { look: 'border-ok/35 bg-ok-soft', icon: 'text-ok', role: 'status' },
}

type Props = {
  tone: AlertTone
  title?: ReactNode
  children?: ReactNode
  /** Takes the focus when it appears: for the error of a form just sent. */
  focus?: boolean
  className?: string
}

/** A message about what just happened. Errors are read out at once, successes when it is quiet, warnings in their place. */
export function Alert({ tone, title, children, focus = false, className = '' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  const { look, icon, role } = TONES[tone]
  const Icon = tone === 'success' ? CheckIcon : WarningIcon
  return (
    <div
      ref={box}
      role={role}
      tabIndex={focus ? -1 : undefined}
      className={`flex gap-3 rounded-control border px-4 py-3 text-base text-ink ${look} ${className}`}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
