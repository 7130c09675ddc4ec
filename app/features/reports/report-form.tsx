import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { FEW_LEFT, REPORT_NOTE_MAX_GRAPHEMES } from '~/domain/community/limits'
import { REPORT_REASONS, type ReportReason } from '~/domain/community/moderation/moderation'
import type { ReportSubject } from '~/domain/community/moderation/moderation-paths'
import { textLength } from '~/domain/text/text-length'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { Field } from '~/ui/controls/field'
import { RadioGroup } from '~/ui/controls/radio-group'
import { TextArea } from '~/ui/controls/text-input'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import type { ReportAnswer } from './report'

type ReportFieldsProps = { subject: ReportSubject; answer: ReportAnswer | undefined }

/** What a report asks: what is wrong, what there is to say about it, and of a message whether its words may go along. */
export function ReportFields({ subject, answer }: ReportFieldsProps) {
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

type Answer = FormAnswer<'missing'>
type ReportThanksProps = { member: { username: string; fullName: string } }

/** After a report: what happens now, and what one can do oneself. Plain forms of the resources that do it. */
export function ReportThanks({ member: { username, fullName } }: ReportThanksProps) {
  const t = useT('reports')
  const muting = useFetcher<Answer>()
  const blocking = useFetcher<Answer>()
  const isIdle = muting.state === 'idle' && blocking.state === 'idle'
  const error = blocking.data?.error ?? muting.data?.error ?? null
  const isMuted = Boolean(muting.data?.done)
  const person = <input type="hidden" name="username" value={username} />
  return (
    <div className="grid gap-4">
      <Alert tone="success" title={t('thanks')} focus>
        {t('thanksText')}
      </Alert>
      <p>{t('yourself', { name: fullName })}</p>
      <FormAlert error={isIdle ? error : null} words={() => t('memberGone')} />
      <div className="flex flex-wrap gap-3">
        {isMuted ? (
          <p role="status" className="flex min-h-11 items-center font-semibold text-ok">
            {t('muted')}
          </p>
        ) : (
          <muting.Form method="post" action="/resources/mutes">
            {person}
            <input type="hidden" name="intent" value="mute" />
            <Button type="submit" name="days" value="30" pending={muting.state !== 'idle'}>
              {t('muteButton')}
            </Button>
          </muting.Form>
        )}
        <blocking.Form method="post" action="/resources/blocks">
          {person}
          <Button type="submit" name="intent" value="block" pending={blocking.state !== 'idle'}>
            {t('blockButton')}
          </Button>
        </blocking.Form>
      </div>
    </div>
  )
}
