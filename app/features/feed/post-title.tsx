import { useT } from '~/locales/use-t'
import type { Author } from './feed'

/** The heading of a post's own page. */
export function PostTitle({ author: { fullName, username } }: { author: Author }) {
  const t = useT('comments')
  return <h1 className="sr-only">{t('pageTitle', { name: fullName, username })}</h1>
}
