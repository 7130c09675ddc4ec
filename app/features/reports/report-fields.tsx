import { useState } from 'react'
import { FEW_LEFT, REPORT_NOTE_MAX_GRAPHEMES } from '~/domain/community/limits'
import { REPORT_REASONS, type ReportReason } from '~/domain/community/moderation/moderation'
import type { ReportSubject } from '~/domain/community/moderation/moderation-paths'
import { textLength } from '~/domain/text/text-length'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { TextArea } from '~/ui/controls/text-input'
import { FormAlert } from '~/ui/states/form-alert'
import type { ReportAnswer } from './report'

type Props = { subject: ReportSubject; answer: ReportAnswer | undefined }

/** What a report asks: what is wrong, what there is to say about it, and of a message whether its words may go along. */
export function ReportFields({ subject, answer }: Props) {
  const t = useT('reports')
  const { values, problems } = answer ?? NO_FORM_ANSWER
  const [left, setLeft] = useState(REPORT_NOTE_MAX_GRAPHEMES - textLength(values.note ?? ''))
  const [reason, setReason] = useState((values.reason as ReportReason | undefined) ?? null)
  const problemAt = (name: string) => problems[name] && t(problems[name] as Key<'reports'>)
  return (
    <div className="grid gap-4">
      <FormAlert error={answer?.error ?? null} words={() => t('missing')} />
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioGroup
        legend={t('reason')}
        name="reason"
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`), hint: t(`hint.${value}`) }))}
        {...(values.reason ? { defaultValue: values.reason as ReportReason } : {})}
        onChange={setReason}
        error={problemAt('reason')}
      />
      {reason === 'self_harm' ? <p className="text-sm font-semibold">{t('emergency')}</p> : null}
      <Field
        label={t('note')}
        aside={left <= FEW_LEFT ? <span aria-live="polite">{left}</span> : t('optional')}
        hint={t('noteHint')}
        error={left < 0 ? t('noteTooLong') : problemAt('note')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="note"
            defaultValue={values.note}
            onChange={(event) => setLeft(REPORT_NOTE_MAX_GRAPHEMES - textLength(event.target.value))}
          />
        )}
      </Field>
      {subject.kind === 'message' ? (
        <Checkbox
          name="consent"
          label={t('consent')}
          hint={t('consentHint')}
          defaultChecked={values.consent === 'on'}
        />
      ) : null}
    </div>
  )
}
