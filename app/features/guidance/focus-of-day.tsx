import { useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { StaticLink } from '~/ui/layout/static-link'
import type { FocusAnswer, GuidanceAnswer } from './guidance'

/** What the day is about, and the way to all of its guidance. */
export function FocusOfDay({ answer: { focus, missing } }: { answer: FocusAnswer }) {
  const t = useT('guidance')
  if (!focus) return <GuidanceMissing missing={missing} />
  return (
    <>
      {focus.name ? <p className="mt-1 leading-5.5 font-semibold">{focus.name}</p> : null}
      <p className="mt-1 text-pretty">{focus.text}</p>
      <StaticLink
        to="/app/insights#guidance"
        prefetch="intent"
        className="mt-1 inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {t('allOfDay')}
      </StaticLink>
    </>
  )
}

/** Why there is no guidance, and the next step: the chart, or the same page once more. */
export function GuidanceMissing({ missing }: Pick<GuidanceAnswer, 'missing'>) {
  const t = useT('guidance')
  const { pathname, search } = useLocation()
  if (missing === 'sky') {
    return (
      <div role="alert" className="mt-1">
        <p className="text-muted">{t('skyUnknown')}</p>
        <ButtonLink to={pathname + search} reloadDocument size="s" className="mt-3">
          {t('again')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="mt-1">
      <p className="font-semibold">{t('chartFirst')}</p>
      <p className="mt-1 max-w-[60ch] text-pretty text-muted">{t('chartFirstText')}</p>
      <ButtonLink to="/app/settings?tab=hd-data" variant="primary" size="s" className="mt-3">
        {t('enterBirthData')}
      </ButtonLink>
    </div>
  )
}
