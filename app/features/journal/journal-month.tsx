import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { FeelingMark } from './feeling-mark'
import { type JournalPage, journalPath, type MonthCell } from './journal'
import { Step } from './step'
import { useFeelingWords } from './use-feeling-words'

/** A month of days with how each was; every day that is open leads to its form. */
export function JournalMonth({ page }: { page: JournalPage }) {
  const t = useT('journal')
  const words = useFeelingWords(page.type)
  const { month, counts } = page
  const toMonth = (name: string | null) => name && journalPath({ day: page.day, month: name })
  return (
    <Card as="section" aria-labelledby="month">
      <header className="flex items-center justify-between gap-3">
        <h2 id="month" className="text-lg first-letter:uppercase">
          {month.label}
        </h2>
        <div className="flex gap-1">
          <Step to={toMonth(month.before)} label={t('monthBefore')} Icon={ChevronLeftIcon} />
          <Step to={toMonth(month.after)} label={t('monthAfter')} Icon={ChevronRightIcon} />
        </div>
      </header>
      <table className="mt-2 w-full table-fixed border-separate border-spacing-0.5 text-center">
        <thead>
          <tr>
            {month.weekdays.map(({ id, label }) => (
              <th key={id} scope="col" abbr={id} className="pb-1 text-sm font-normal text-faint">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((cell) => (
                <td key={cell.day} className="h-12 p-0">
                  {cell.isOfMonth ? <Day cell={cell} page={page} words={words} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tabular mt-3 text-sm text-muted first-letter:uppercase">
        {t('counts', {
          ...words,
          notSelf: words.not_self,
          a: counts.signature,
          b: counts.mixed,
          c: counts.not_self,
        })}
      </p>
    </Card>
  )
}

type DayProps = { cell: MonthCell; page: JournalPage; words: ReturnType<typeof useFeelingWords> }

function Day({ cell: { day, number, date, isOpen, feeling }, page, words }: DayProps) {
  const t = useT('journal')
  const state =
    feeling === null
      ? t('nothing')
      : feeling === 'unreadable'
        ? t('sealed')
        : t(`mark.${feeling}`, { word: feeling === 'mixed' ? '' : words[feeling] })
  const look = 'grid h-12 content-center justify-items-center gap-0.5 rounded-control tabular'
  const mark = (
    <>
      <span aria-hidden="true" className="leading-5">
        {number}
      </span>
      <span className="grid h-3.5 place-items-center">
        {feeling && feeling !== 'unreadable' ? <FeelingMark feeling={feeling} className="size-3" /> : null}
        {feeling === 'unreadable' ? <span aria-hidden="true">?</span> : null}
      </span>
    </>
  )
  if (!isOpen) return <span className={`${look} text-faint`}>{mark}</span>
  return (
    <Link
      to={journalPath({ day })}
      preventScrollReset
      aria-label={`${date}: ${state}`}
      aria-current={day === page.day ? 'date' : undefined}
      className={`${look} hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold ${day === page.today ? 'underline underline-offset-4' : ''}`}
    >
      {mark}
    </Link>
  )
}
