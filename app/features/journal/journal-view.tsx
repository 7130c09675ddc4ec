import { Form, Link, useNavigation } from '@remix-run/react'
import { JOURNAL_LINES, type JournalLine } from '~/domain/journal/journal-entry'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Checkbox } from '~/ui/controls/checkbox'
import { ChevronLeftIcon, ChevronRightIcon, EditIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import { FormAlert } from '~/ui/states/form-alert'
import { CheckInCard } from './check-in-card'
import { FeelingMark, useFeelingWords } from './feeling-mark'
import {
  type ClosedJournal,
  type JournalAnswer,
  type JournalPage,
  journalPath,
  type MonthCell,
  type WrittenDay,
} from './journal'
import { StepLink } from './step-link'

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

/** A month with the feeling of each day; open days link to their form. */
function JournalMonth({ page }: { page: JournalPage }) {
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
          <StepLink to={toMonth(month.before)} label={t('monthBefore')} Icon={ChevronLeftIcon} />
          <StepLink to={toMonth(month.after)} label={t('monthAfter')} Icon={ChevronRightIcon} />
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
                  {cell.isOfMonth ? <MonthDay cell={cell} page={page} words={words} /> : null}
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

type MonthDayProps = { cell: MonthCell; page: JournalPage; words: ReturnType<typeof useFeelingWords> }

function MonthDay({ cell: { day, number, date, isOpen, feeling }, page, words }: MonthDayProps) {
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

/** How often good days of the month coincide with the channels that transits completed. */
function MonthPatternsCard({ page: { patterns, type } }: { page: JournalPage }) {
  const t = useT('journal')
  const { signature } = useFeelingWords(type)
  return (
    <Card as="section" aria-labelledby="patterns">
      <h2 id="patterns" className="text-lg">
        {t('patterns')}
      </h2>
      <p className="mt-1 text-sm text-pretty text-muted">
        {patterns.length > 0 ? t('patternsText', { word: signature }) : t('noPatterns')}
      </p>
      {patterns.length > 0 ? (
        <ul className="mt-3 grid gap-2.5">
          {patterns.map(({ id, label, with: here, without }) => (
            <li key={id}>
              <p className="tabular leading-5.5 font-semibold">{label}</p>
              <p className="tabular text-sm leading-5 text-muted">
                {t('pattern', { a: here.signature, b: here.days, c: without.signature, d: without.days })}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

/** The days of the month with an entry, the last first, each with its transits. */
function WrittenDays({ page }: { page: JournalPage }) {
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
            <WrittenDayEntry written={day} words={words} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type WrittenDayProps = { written: WrittenDay; words: Record<JournalLine, string> }

function WrittenDayEntry({ written: { day, date, entry, sky }, words }: WrittenDayProps) {
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

/** What was written in a window that was open when the consent ended; it waits in the form. */
const UNSAVED_FIELDS = ['day', 'feeling', ...JOURNAL_LINES] as const

/** Before the first day is written: what the journal keeps, and the consent that the law asks for. */
export function JournalConsent({ closed, answer }: { closed: ClosedJournal; answer: JournalAnswer | undefined }) {
  const t = useT('journal')
  const form = useFocusOnProblem(answer)
  const pending = useNavigation().formData?.get('intent') === 'consent'
  const isProblem = answer?.problems.consent !== undefined
  const unsaved = UNSAVED_FIELDS.flatMap((name) => (answer?.values[name] ? [[name, answer.values[name]] as const] : []))
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <p className="text-pretty text-muted">{t('lead')}</p>
      <Card as="section" aria-labelledby="journal-consent">
        <h2 id="journal-consent" className="text-lg">
          {t('consentTitle')}
        </h2>
        <p className="mt-1 text-pretty text-muted">{t('consentText')}</p>
        {closed.storedDays > 0 ? <p className="mt-2 text-pretty">{t('kept', { count: closed.storedDays })}</p> : null}
        <FormAlert error={answer?.error ?? null} words={() => t('error.unconsented')} className="mt-4" />
        <Form ref={form} method="post" noValidate className="mt-5 grid justify-items-start gap-4">
          {unsaved.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Checkbox
            name="consent"
            required
            label={t('consent')}
            hint={t('consentHint')}
            error={isProblem ? t('consent.missing') : undefined}
          />
          <Button type="submit" name="intent" value="consent" variant="primary" pending={pending}>
            {t('consentYes')}
          </Button>
        </Form>
      </Card>
      <p className="flex gap-2 text-sm text-pretty text-faint">
        <LockIcon className="mt-0.5 size-4 shrink-0" />
        {t('private')}
      </p>
    </div>
  )
}
