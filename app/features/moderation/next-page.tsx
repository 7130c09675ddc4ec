import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'

/** The way to the next page of a list, or its end. */
export function NextPage({ next }: { next: string | null }) {
  const t = useT('moderation')
  return (
    <p className="mt-4 text-center text-sm text-muted">
      {next ? (
        <Link to={`?cursor=${encodeURIComponent(next)}`} className={buttonLook('quiet', 'm')}>
          {t('next')}
        </Link>
      ) : (
        t('end')
      )}
    </p>
  )
}
