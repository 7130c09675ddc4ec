import { Form, type Location, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { DAY_FEELINGS, type DayFeeling, JOURNAL_LINES } from '~/domain/journal/journal-entry'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/forms/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { TextArea } from '~/ui/controls/text-input'
import { LeaveGuard } from '~/ui/overlays/leave-guard'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { FeelingMark } from './feeling-mark'
import type { JournalAnswer, JournalPage } from './journal'
import { useFeelingWords } from './use-feeling-words'

type Props = { page: JournalPage; answer: JournalAnswer | undefined }

/** The form keeps what was typed as long as its day is the one that is shown. */
const isSameDay = (from: Location, to: Location) => from.pathname === to.pathname && from.search === to.search

/** How a day was and three lines about it. `answer` is of this day, or there is none. */
export function CheckInForm({ page, answer }: Props) {
  const t = useT('journal')
  const words = useFeelingWords(page.type)
  const form = useFocusOnProblem(answer)
  // What came back unsaved is still to be saved.
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
