import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { LoadMore } from '~/ui/states/load-more'
import { type ExplorePage, explorePath } from './explore'
import type { useMore } from './use-more'

type Props = {
  page: ExplorePage
  more: Pick<ReturnType<typeof useMore>, 'next' | 'state' | 'load'>
  /** The finds. */
  children: ReactNode
  /** In the place of what is on its way. */
  waiting: ReactNode
  end: string
}

/** The finds of a tab, with more of them as one asks; an honest word where they end. */
export function FoundList({ page, more: { next, state, load }, children, waiting, end }: Props) {
  const t = useT('explore')
  return (
    <div className="grid grid-cols-1 gap-3">
      {page.cursor ? (
        <ButtonLink to={explorePath(page.query)} variant="ghost" size="s" className="justify-self-center">
          {t('fromStart')}
        </ButtonLink>
      ) : null}
      {children}
      {state === 'loading' ? waiting : null}
      <LoadMore
        to={next}
        state={state}
        onPress={load}
        label={t('loadMore')}
        failedLabel={t('loadFailed')}
        endLabel={end}
      />
    </div>
  )
}
