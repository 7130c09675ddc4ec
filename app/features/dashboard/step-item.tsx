import { Link } from '@remix-run/react'
import type { FirstStep } from '~/domain/membership/first-steps'
import { useLanguage, useT } from '~/locales/use-t'
import { CheckIcon } from '~/ui/icons'
import { stepLink } from './step-links'

/** A step with its tick, or with the way to it. */
export function StepItem({ step, done }: { step: FirstStep; done: boolean }) {
  const t = useT('dashboard')
  const language = useLanguage()
  return (
    <li className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <span
        aria-hidden="true"
        className={`grid size-5 shrink-0 place-items-center rounded-full border ${done ? 'border-ok bg-ok-soft text-ok' : 'border-line-strong'}`}
      >
        {done ? <CheckIcon className="size-3.5" /> : null}
      </span>
      {done ? (
        <span className="text-muted">
          {t(`step.${step}`)} <span className="sr-only">({t('stepDone')})</span>
        </span>
      ) : (
        <Link
          to={stepLink(step, language)}
          className="inline-flex min-h-9 items-center text-accent hover:underline pointer-coarse:min-h-11"
        >
          {t(`step.${step}`)}
        </Link>
      )}
    </li>
  )
}
