import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { APPEAL_MAX_GRAPHEMES, FEW_LEFT } from '~/domain/community/limits'
import { textLanguage } from '~/domain/text/text-language'
import { textLength } from '~/domain/text/text-length'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { FormAlert } from '~/ui/states/form-alert'
import { APPEALS_PATH, type AppealAnswer, type AppealsPageData, type OwnAction } from './appeals'

type Props = { page: AppealsPageData; answer: AppealAnswer | undefined }

/** What moderators did about the viewer, in plain words, and the viewer's say in it. */
export function AppealsList({ page: { actions }, answer }: Props) {
  const t = useT('appeals')
  return (
    <div className="grid max-w-170 gap-4">
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </div>
      {answer?.done ? (
        <Alert tone="success" title={t('sent')} focus>
          {t('sentText')}
        </Alert>
      ) : null}
      {actions.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        actions.map((action) => (
          <ActionCard
            key={action.id}
            action={action}
            answer={answer?.values.action === action.id ? answer : undefined}
          />
        ))
      )}
    </div>
  )
}

function ActionCard({ action, answer }: { action: OwnAction; answer: AppealAnswer | undefined }) {
  const t = useT('appeals')
  const { note, until, content, createdAt, appeal, kind } = action
  return (
    <Card as="article" id={action.id} className="grid scroll-mt-4 gap-3">
      <header>
        <h2 className="text-lg font-semibold">
          {action.action === 'hide' || action.action === 'auto_hide'
            ? t(`${action.action}.${kind === 'comment' || kind === 'event' ? kind : 'post'}`)
            : t(action.action)}
        </h2>
        <p className="text-sm text-muted">
          <RelativeTime at={createdAt} />
          {until ? ` · ${until === 'always' ? t('untilLifted') : t('until', { until })}` : null}
        </p>
      </header>
      {content ? (
        <blockquote
          lang={textLanguage(content)}
          className="rounded-control bg-sunken px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {content}
        </blockquote>
      ) : null}
      {note ? (
        <div>
          <h3 className="text-sm font-semibold">{t('note')}</h3>
          <p lang={textLanguage(note)} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {note}
          </p>
        </div>
      ) : null}
      {appeal ? <OwnAppeal appeal={appeal} /> : <AppealForm actionId={action.id} answer={answer} />}
    </Card>
  )
}

function OwnAppeal({ appeal: { content, status, answer } }: { appeal: NonNullable<OwnAction['appeal']> }) {
  const t = useT('appeals')
  return (
    <div className="grid gap-2 border-l-2 border-line pl-3">
      <h3 className="text-sm font-semibold">{t(`status.${status}`)}</h3>
      <p lang={textLanguage(content)} className="whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
        {content}
      </p>
      {answer ? (
        <>
          <h3 className="text-sm font-semibold">{t('answer')}</h3>
          <p lang={textLanguage(answer)} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {answer}
          </p>
        </>
      ) : null}
    </div>
  )
}

type FormProps = { actionId: string; answer: AppealAnswer | undefined }

/** The form of an appeal, of which there can be one for each action. Open from the start where it was refused. */
function AppealForm({ actionId, answer }: FormProps) {
  const t = useT('appeals')
  const { formData, state } = useNavigation()
  const [left, setLeft] = useState(APPEAL_MAX_GRAPHEMES - textLength(answer?.values.content ?? ''))
  const pending = state !== 'idle' && formData?.get('action') === actionId
  const problem = answer?.problems.content
  return (
    <details open={answer ? true : undefined}>
      <summary className="cursor-pointer font-semibold">{t('object')}</summary>
      <Form method="post" action={APPEALS_PATH} className="mt-3 grid gap-3">
        <FormAlert error={answer?.error ?? null} words={() => t('missing')} />
        <input type="hidden" name="action" value={actionId} />
        <Field
          label={t('content')}
          aside={left <= FEW_LEFT ? <span aria-live="polite">{left}</span> : null}
          hint={t('contentHint')}
          error={left < 0 ? t('contentTooLong') : problem && t(problem as Key<'appeals'>)}
        >
          {(control) => (
            <TextArea
              {...control}
              name="content"
              rows={4}
              defaultValue={answer?.values.content}
              onChange={(event) => setLeft(APPEAL_MAX_GRAPHEMES - textLength(event.target.value))}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {t(pending ? 'sending' : 'send')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
