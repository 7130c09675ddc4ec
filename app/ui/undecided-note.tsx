import { Link } from '@remix-run/react'
import { REGISTERED_PATH } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'

/**
 * Tells a member who hasn't answered who may see them that this would show them, and leads to the question. A new tab, so that
 * what was typed stays.
 */
export function UndecidedNote() {
  const t = useT('errors')
  return (
    <>
      {t('formUndecided')}{' '}
      <Link to={REGISTERED_PATH} target="_blank" className="font-semibold underline underline-offset-4">
        {t('formDecide')}
      </Link>
    </>
  )
}
