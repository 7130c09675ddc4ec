import { Link } from '@remix-run/react'
import { OPENED_IN_TAB, REGISTERED_PATH } from '~/domain/membership/limits'
import { useT } from '~/locales/use-t'

/**
 * Tells a member who hasn't answered who may see them that this would show them, and leads to the question in a new tab, so that
 * the page stays as it is. `hasText`: with something typed in it.
 */
export function UndecidedNote({ hasText }: { hasText: boolean }) {
  const t = useT('errors')
  return (
    <>
      {t('formUndecided')} {hasText ? `${t('formKept')} ` : null}
      <Link
        to={`${REGISTERED_PATH}?${OPENED_IN_TAB}`}
        target="_blank"
        className="font-semibold underline underline-offset-4"
      >
        {t('formDecide')}
      </Link>
    </>
  )
}
