import { Form, type Location, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MOST_PRIVATE_LABELS, PRIVATE_LABEL_MAX_LENGTH, PRIVATE_NOTES_MAX_LENGTH } from '~/domain/membership/limits'
import { countText } from '~/locales/numbers'
import type { Key } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextArea, TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { LeaveGuard } from '~/ui/overlays/leave-guard'
import { Alert } from '~/ui/states/alert'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { KeptBirthCards, KeptChartHead } from './kept-chart-view'
import type { LinkAnswer } from './link/link'
import { LinkCard } from './link/link-card'
import { PrivateBar } from './private-bar'
import type { KeptNotes, NotesAnswer, PersonPage } from './private-charts'

type Props = {
  page: PersonPage
  /** The chart in the view that the page is in. */
  children: ReactNode
  notesAnswer: NotesAnswer | undefined
  linkAnswer: LinkAnswer | undefined
}

/** The page of somebody whose chart is kept: the chart whole, what was noted, its link, the birth, and how much depends on its minute. */
export function PersonView({ page, children, notesAnswer, linkAnswer }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5 print:block print:space-y-5">
      <div className="grid grid-cols-1 gap-5 print:hidden">
        <PrivateBar {...page} />
        <KeptChartHead kept={page}>
          {page.viewedBeforeAt ? <ViewedBefore at={page.viewedBeforeAt} /> : null}
        </KeptChartHead>
      </div>
      {children}
      {page.view === 'sheet' ? null : (
        <>
          <NotesForm page={page} answer={notesAnswer} />
          <LinkCard name={page.name} link={page.link} answer={linkAnswer} />
          {/* The printed reading has the birth in its head. */}
          <KeptBirthCards kept={page} className={page.reading ? 'print:hidden' : ''} />
        </>
      )}
    </div>
  )
}

/** When the member looked at it before this visit. */
function ViewedBefore({ at }: { at: string }) {
  const [before, after] = useT('private-charts')('viewedBefore').split('{{when}}')
  return (
    <p className="mt-1 text-sm text-muted">
      {before}
      <RelativeTime at={at} />
      {after}
    </p>
  )
}

type NotesProps = { page: Pick<PersonPage, 'kept' | 'version' | 'isUnreadable'>; answer: NotesAnswer | undefined }

/** The form stays while the same chart is looked at in another view; only the sheet is without it. */
const isShown = (from: Location, to: Location) =>
  from.pathname === to.pathname && new URLSearchParams(to.search).get('view') !== 'sheet'

/** What the owner notes about somebody, and the labels the list is filtered by. */
function NotesForm({ page, answer }: NotesProps) {
  const t = useT('private-charts')
  const language = useLanguage()
  const form = useFocusOnProblem(answer)
  const [isTyped, setIsTyped] = useState(false)
  // What is typed while the notes are on their way is not among them.
  const typedSince = useRef(false)
  // Of what was typed into, not of what has been saved elsewhere since.
  const [version, setVersion] = useState(answer?.values.version ?? page.version)
  const pending = useNavigation().formData?.get('intent') === 'notes'
  const refused = answer && !answer.done ? answer.values : undefined
  const problemAt = (field: string) =>
    answer?.problems[field] &&
    t(answer.problems[field] as Key<'private-charts'>, {
      labels: MOST_PRIVATE_LABELS,
      label: PRIVATE_LABEL_MAX_LENGTH,
      notes: countText(PRIVATE_NOTES_MAX_LENGTH, language),
    })
  useEffect(() => {
    if (answer?.values.version !== undefined) setVersion(answer.values.version)
    if (answer?.done) setIsTyped(typedSince.current)
  }, [answer])
  return (
    <Card as="section" aria-labelledby="notes" className="print:hidden">
      <h2 id="notes" className="text-lg">
        {t('notes')}
      </h2>
      {page.isUnreadable ? (
        <Alert tone="error" className="mt-3">
          {t('notesUnreadable')}
        </Alert>
      ) : null}
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        onSubmit={() => {
          typedSince.current = false
        }}
        onInput={() => {
          typedSince.current = true
          setIsTyped(true)
        }}
        className="mt-3 grid gap-4"
      >
        <LeaveGuard
          isOn={isTyped && !pending}
          isHere={isShown}
          words={{ title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }}
        />
        {pending ? null : <FormAlert error={answer?.error ?? null} words={() => t('notesChanged')} hasText />}
        {answer?.kept && !pending ? <SavedElsewhere kept={answer.kept} /> : null}
        <input type="hidden" name="version" value={version} />
        <Field
          label={t('labels')}
          hint={t('labelsHint', { labels: MOST_PRIVATE_LABELS })}
          error={problemAt('labels')}
          className="max-w-xl"
        >
          {(control) => (
            <TextInput
              {...control}
              name="labels"
              autoComplete="off"
              defaultValue={refused?.labels ?? page.kept.labels.join(', ')}
            />
          )}
        </Field>
        <Field label={t('notesText')} hint={t('notesHint')} error={problemAt('notes')}>
          {(control) => (
            <TextArea
              {...control}
              name="notes"
              rows={8}
              defaultValue={refused?.notes ?? page.kept.notes}
              className="resize-y"
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            name="intent"
            value="notes"
            variant="primary"
            pending={pending}
            className="max-md:w-full"
          >
            {t(pending ? 'notesSaving' : 'notesSave')}
          </Button>
          <DoneNote done={answer?.done && !pending ? answer : null}>{t('notesSaved')}</DoneNote>
        </div>
      </Form>
    </Card>
  )
}

/** What is kept where it isn't what was typed: nothing of it is lost by the next press unseen. */
function SavedElsewhere({ kept }: { kept: KeptNotes }) {
  const t = useT('private-charts')
  return (
    <section aria-label={t('savedElsewhere')} className="rounded-card border border-line p-3">
      <p className="text-sm font-semibold">{t('savedElsewhere')}</p>
      {kept.labels.length > 0 ? <p className="mt-1 text-sm text-muted">{kept.labels.join(', ')}</p> : null}
      <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{kept.notes || t('noNotes')}</p>
    </section>
  )
}
