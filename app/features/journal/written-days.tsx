import { JOURNAL_LINES, type JournalLine } from '~/domain/journal/journal-entry'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { EditIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import { FeelingMark } from './feeling-mark'
import { type JournalPage, journalPath, type ToldDay } from './journal'
import { useFeelingWords } from './use-feeling-words'

/** The days of the month that were written about, the last first, each with its sky. */
export function WrittenDays({ page }: { page: JournalPage }) {
  const t = useT('journal')
  const words = { ...useFeelingWords(page.type), decision: t('decision') }
  if (page.days.length === 0) {
    return (
      <EmptyState icon={<EditIcon className="size-6" />} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <Card as="section" aria-labelledby="written">
      <h2 id="written" className="text-lg">
        {t('written')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {page.days.map((day) => (
          <li key={day.day} className="py-4 last:pb-0">
            <TheDay told={day} words={words} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type DayProps = { told: ToldDay; words: Record<JournalLine, string> }

function TheDay({ told: { day, date, entry, sky }, words }: DayProps) {
  const t = useT('journal')
  const lines = JOURNAL_LINES.flatMap((line) => (entry?.lines[line] ? [{ line, text: entry.lines[line] }] : []))
  return (
    <article>
      <header className="flex items-center justify-between gap-3">
        <h3 className="flex min-w-0 items-center gap-2">
          {entry ? <FeelingMark feeling={entry.feeling} /> : null}
          <span className="first-letter:uppercase">{date}</span>
        </h3>
        <ButtonLink to={journalPath({ day })} variant="ghost" size="s" aria-label={`${t('edit')}: ${date}`}>
          {t('edit')}
        </ButtonLink>
      </header>
      {entry === null ? <p className="text-muted">{t('unreadable')}</p> : null}
      {entry && lines.length === 0 ? <p className="text-muted">{t('noLines')}</p> : null}
      {lines.map(({ line, text }) => (
        <p key={line} className="mt-1 text-pretty whitespace-pre-line wrap-anywhere">
          <span className="text-sm text-muted first-letter:uppercase inline-block">{words[line]}:</span>{' '}
          <span lang={textLanguage(text)}>{text}</span>
        </p>
      ))}
      {sky ? (
        <p className="tabular mt-1.5 text-sm text-muted">
          {t('sun', { gate: sky.sunGate })}
          {sky.completed.length > 0
            ? ` · ${t('completed', { channels: sky.completed.map(({ label }) => label).join(', ') })}`
            : null}
        </p>
      ) : null}
    </article>
  )
}
