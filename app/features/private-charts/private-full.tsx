import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { LIST_PATH } from './private-charts'

/** Where the form of a new chart would stand: there is no room for one, said before anything is typed. */
export function PrivateFull({ most }: { most: number }) {
  const t = useT('private-charts')
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <ButtonLink to={LIST_PATH} variant="ghost" size="s" className="-ml-3 justify-self-start">
        <ChevronLeftIcon className="size-4.5" />
        {t('title')}
      </ButtonLink>
      <Card as="section" aria-labelledby="private-form">
        <h1 id="private-form">{t('addTitle')}</h1>
        <p className="mt-2 text-pretty">{t('full', { most })}</p>
      </Card>
    </div>
  )
}
