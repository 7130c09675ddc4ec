import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { CheckInForm } from './check-in-form'
import { DeleteDay } from './delete-day'
import { type JournalAnswer, type JournalPage, journalPath } from './journal'
import { Step } from './step'

/** A day: the ways to its neighbours, and what is or was written about it. */
export function CheckInCard({ page, answer }: { page: JournalPage; answer: JournalAnswer | undefined }) {
  const t = useT('journal')
  // An answer stays while one goes on to another day; it is news of its own day only.
  const own = answer?.values.day === page.day ? answer : undefined
  // What was deleted leaves the fields once the page knows it is gone.
  const [blanks, setBlanks] = useState(0)
  const [deleted, setDeleted] = useState<JournalAnswer>()
  if (own?.done === 'deleted' && own !== deleted && page.entry === null) {
    setDeleted(own)
    setBlanks(blanks + 1)
  }
  return (
    <Card as="section" aria-labelledby="check-in">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-muted">{page.day === page.today ? t('today') : t('checkIn')}</p>
          <h2 id="check-in" className="text-lg first-letter:uppercase">
            {page.date}
          </h2>
        </div>
        <nav aria-label={t('days')} className="flex shrink-0 gap-1">
          <Step
            to={page.dayBefore && journalPath({ day: page.dayBefore })}
            label={t('dayBefore')}
            Icon={ChevronLeftIcon}
          />
          <Step
            to={page.dayAfter && journalPath({ day: page.dayAfter })}
            label={t('dayAfter')}
            Icon={ChevronRightIcon}
          />
        </nav>
      </header>
      {page.isUnreadable ? (
        <Alert tone="error" className="mt-4">
          {t('unreadable')}
        </Alert>
      ) : null}
      <CheckInForm key={`${page.day} ${blanks}`} page={page} answer={own} />
      {page.entry || page.isUnreadable ? <DeleteDay key={page.day} day={page.day} /> : null}
    </Card>
  )
}
