import { Form, useNavigation } from '@remix-run/react'
import { JOURNAL_LINES } from '~/domain/journal/journal-entry'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { FormAlert } from '~/ui/states/form-alert'
import type { ClosedJournal, JournalAnswer } from './journal'

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
