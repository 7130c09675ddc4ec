import type { EndedAccess } from '~/domain/membership/access'
import { useLanguage, useT } from '~/locales/use-t'

/** What ended beside the sessions and has to be set up again; nothing where nothing did. */
export function EndedAccessNote({ ended = [], className = '' }: { ended?: EndedAccess[]; className?: string }) {
  const t = useT('passwords')
  const language = useLanguage()
  if (ended.length === 0) return null
  const list = new Intl.ListFormat(language).format(ended.map((kind) => t(`ended.${kind}`)))
  return (
    <span role="status" className={`block ${className}`}>
      {t('alsoEnded', { list })}
    </span>
  )
}
