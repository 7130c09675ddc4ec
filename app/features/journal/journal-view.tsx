import { useT } from '~/locales/use-t'
import { LockIcon } from '~/ui/icons'
import { CheckInCard } from './check-in-card'
import type { JournalAnswer, JournalPage } from './journal'
import { JournalMonth } from './journal-month'
import { MonthPatternsCard } from './month-patterns-card'
import { WrittenDays } from './written-days'

/** The journal: a day to write about, and the month around it. */
export function JournalView({ page, answer }: { page: JournalPage; answer: JournalAnswer | undefined }) {
  const t = useT('journal')
  return (
    <div className="grid max-w-260 grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[auto_auto_1fr] lg:items-start">
      <p className="text-pretty text-muted lg:col-span-2">{t('lead')}</p>
      <CheckInCard page={page} answer={answer} />
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <JournalMonth page={page} />
        {page.type && page.days.length > 0 ? <MonthPatternsCard page={page} /> : null}
      </div>
      <WrittenDays page={page} />
      <p className="flex gap-2 text-sm text-pretty text-faint lg:col-span-2">
        <LockIcon className="mt-0.5 size-4 shrink-0" />
        {t('private')}
      </p>
    </div>
  )
}
