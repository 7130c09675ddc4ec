import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { MessageIcon } from '~/ui/icons'
import type { Author } from '../feed'

/** The heading of a post's own page. */
export function PostTitle({ author: { fullName, username } }: { author: Author }) {
  const t = useT('comments')
  return <h1 className="sr-only">{t('pageTitle', { name: fullName, username })}</h1>
}

/** There is no such post, or the viewer may not see it; the page doesn't say which. */
export function MissingPost({ isVisitor }: { isVisitor: boolean }) {
  const t = useT('comments')
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center md:py-24">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <MessageIcon className="size-7" />
      </span>
      <h1 className="text-2xl text-balance">{t('missingTitle')}</h1>
      <p className="mt-2 text-pretty text-muted">{t('missingText')}</p>
      <div className="mt-6">
        {isVisitor ? (
          <ButtonLink to="/">{t('home')}</ButtonLink>
        ) : (
          <ButtonLink to="/app/dashboard" variant="primary">
            {t('toFeed')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
