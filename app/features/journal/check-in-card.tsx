import { Form, type Location, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { DAY_FEELINGS, type DayFeeling, JOURNAL_LINES } from '~/domain/journal/journal-entry'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { TextArea } from '~/ui/controls/text-input'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { LeaveGuard } from '~/ui/overlays/leave-guard'
import { Alert } from '~/ui/states/alert'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { FeelingMark, useFeelingWords } from './feeling-mark'
import { type JournalAnswer, type JournalPage, journalPath } from './journal'
import { StepLink } from './step-link'

/** The form of a day, with links to the days before and after. */
export function CheckInCard({ page, answer }: { page: JournalPage; answer: JournalAnswer | undefined }) {
  const t = useT('journal')
  // The answer stays while the member goes to another day, but belongs to its own day only.
  const dayAnswer = answer?.values.day === page.day ? answer : undefined
  // Remounts the form once the page has loaded without the deleted entry.
  const [resetCount, setResetCount] = useState(0)
  const [deleted, setDeleted] = useState<JournalAnswer>()
  if (dayAnswer?.done === 'deleted' && dayAnswer !== deleted && page.entry === null) {
    setDeleted(dayAnswer)
    setResetCount(resetCount + 1)
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
          <StepLink
            to={page.dayBefore && journalPath({ day: page.dayBefore })}
            label={t('dayBefore')}
            Icon={ChevronLeftIcon}
          />
          <StepLink
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
      <CheckInForm key={`${page.day} ${resetCount}`} page={page} answer={dayAnswer} />
      {page.entry || page.isUnreadable ? <DeleteDay key={page.day} day={page.day} /> : null}
    </Card>
  )
}

type CheckInFormProps = { page: JournalPage; answer: JournalAnswer | undefined }

/** The form keeps what was typed as long as its day is the one that is shown. */
const isSameDay = (from: Location, to: Location) => from.pathname === to.pathname && from.search === to.search

/** How a day was and three lines about it. `answer` is of this day, or there is none. */
function CheckInForm({ page, answer }: CheckInFormProps) {
  const t = useT('journal')
  const words = useFeelingWords(page.type)
  const form = useFocusOnProblem(answer)
  // After the consent the values that came back still aren't saved.
  const [isTyped, setIsTyped] = useState(answer?.intent === 'consent')
  const pending = useNavigation().formData?.get('intent') === 'save'
  const refused = answer && !answer.done ? answer.values : undefined
  const problemAt = (field: string) => answer?.problems[field] && t(answer.problems[field] as Key<'journal'>)
  const feeling = refused?.feeling ?? page.entry?.feeling
  useEffect(() => {
    if (answer?.done) setIsTyped(false)
  }, [answer])
  const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onInput={() => setIsTyped(true)}
      className="mt-4 grid gap-5"
    >
      <LeaveGuard
        isOn={isTyped && !pending}
        isHere={isSameDay}
        words={{ title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }}
      />
      <FormAlert
        error={answer?.error ?? (answer?.problems.day ? 'day' : null)}
        words={(error) => t(error === 'unconsented' ? 'error.unconsented' : 'day.closed')}
      />
      <input type="hidden" name="day" value={page.day} />
      <RadioGroup<DayFeeling>
        legend={t('feeling')}
        name="feeling"
        defaultValue={feeling as DayFeeling | undefined}
        error={problemAt('feeling')}
        options={DAY_FEELINGS.map((value) => ({
          value,
          label: (
            <span className="inline-flex items-center gap-2">
              <FeelingMark feeling={value} />
              {t(`feeling.${value}`, { word: value === 'mixed' ? '' : words[value] })}
            </span>
          ),
        }))}
      />
      {JOURNAL_LINES.map((line) => (
        <Field
          key={line}
          label={t(`line.${line}`, { word: line === 'decision' ? '' : upper(words[line]) })}
          error={problemAt(line)}
        >
          {(control) => (
            <TextArea
              {...control}
              name={line}
              rows={2}
              defaultValue={refused?.[line] ?? page.entry?.lines[line] ?? ''}
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name="intent" value="save" variant="primary" pending={pending} className="max-md:w-full">
          {t(pending ? 'saving' : 'save')}
        </Button>
        <DoneNote done={answer?.done && !pending ? answer : null}>
          {t(answer?.done === 'deleted' ? 'deleted' : 'saved')}
        </DoneNote>
      </div>
    </Form>
  )
}

/** Deletes a day after a confirmation that also works without scripts. */
function DeleteDay({ day }: { day: string }) {
  const t = useT('journal')
  const pending = useNavigation().formData?.get('intent') === 'delete'
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="w-fit py-1.5 font-medium text-danger pointer-coarse:py-2.5">{t('delete')}</summary>
      <p className="pt-1 text-pretty">{t('deleteText')}</p>
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="day" value={day} />
        <Button type="submit" name="intent" value="delete" variant="danger" pending={pending}>
          {t(pending ? 'deleting' : 'deleteYes')}
        </Button>
      </Form>
    </details>
  )
}
