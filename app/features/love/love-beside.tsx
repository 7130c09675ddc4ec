import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { HeartIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { lovePath } from './love'

/** Beside a connection of two who both take part: their love match stands on its own page, with what it is made of. */
export function LoveBeside({ username, name }: { username: string; name: string }) {
  const t = useT('love-beside')
  return (
    <Card as="section" aria-labelledby="love-beside" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
        <HeartIcon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="love-beside" className="text-base wrap-anywhere">
          {t('title', { name })}
        </h2>
        <p className="text-sm text-pretty text-muted">{t('text')}</p>
      </div>
      <ButtonLink to={lovePath({ q: username })} size="s">
        {t('open')}
      </ButtonLink>
    </Card>
  )
}
