import { useLocation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import type { GuidanceAnswer } from './guidance'

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
