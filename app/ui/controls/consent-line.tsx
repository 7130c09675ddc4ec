import { Link } from '@remix-run/react'
import { MEMBER_MIN_AGE } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'

/** What one agrees to by registering, in the words of the pages of getting in. The texts open beside the form, so that nothing typed is lost. */
export function ConsentLine() {
  const t = useT('auth')
  const linkTo = (path: string, text: string) => (
    <Link to={path} target="_blank" rel="noopener" className="text-ink underline underline-offset-4">
      {text}
      <span className="sr-only"> {t('newTab')}</span>
    </Link>
  )
  return (
    <p className="text-sm text-muted">
      {t('consentBefore')} {linkTo('/terms', t('terms'))} {t('consentBetween')} {linkTo('/privacy', t('privacy'))}{' '}
      {t('consentAge', { age: MEMBER_MIN_AGE })}
    </p>
  )
}
