import { Form, useNavigation } from '@remix-run/react'
import { SUPPORT_PATH } from '~/domain/membership/support'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import type { SupportAnswer, SupportQuestion, SupportWords } from './support'
import { WordsField } from './words-field'

type Props = { question: SupportQuestion; answer: SupportAnswer | undefined }

/** What a member asked once: how it stands, every word of it, and what they can add. */
export function QuestionCard({ question, answer }: Props) {
  const t = useT('support')
  const { id, subject, status, words } = question
  const isNew = answer?.done === 'replied' || answer?.done === 'settled'
  return (
    <Card as="article" id={id} aria-labelledby={`${id}-subject`} className="grid scroll-mt-4 grid-cols-1 gap-4">
      <header>
        <h3 id={`${id}-subject`} className="text-lg font-semibold [overflow-wrap:anywhere]">
          {subject}
        </h3>
        <p className={`text-sm ${status === 'answered' ? 'font-semibold text-accent' : 'text-muted'}`}>
          {t(`status.${status}`)}
        </p>
      </header>
      {isNew ? (
        <Alert key={`${answer.done} ${answer.values.id}`} tone="success" focus>
          {t(answer.done === 'replied' ? 'replied' : 'settled')}
        </Alert>
      ) : null}
      {answer?.error ? <FormAlert error={answer.error} words={(error) => t(error)} /> : null}
      <ol className="grid grid-cols-1 gap-3">
        {words.map((word) => (
          <li key={word.id}>
            <Words word={word} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <ReplyForm key={`reply ${answer?.done ? answer.values.id : ''}`} question={question} answer={answer} />
        {status === 'closed' ? null : <SettleForm id={id} subject={subject} />}
      </div>
    </Card>
  )
}

function Words({ word: { side, content, createdAt } }: { word: SupportWords }) {
  const t = useT('support')
  const isTeam = side === 'team'
  return (
    <div
      className={isTeam ? 'rounded-control bg-accent-soft px-3.5 py-2.5' : 'rounded-control bg-sunken px-3.5 py-2.5'}
    >
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{t(isTeam ? 'team' : 'you')}</span> · <RelativeTime at={createdAt} />
      </p>
      <p lang={textLanguage(content)} className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {content}
      </p>
    </div>
  )
}

function ReplyForm({ question: { id, subject, status, replyId }, answer }: Props) {
  const t = useT('support')
  const form = useFocusOnProblem(answer)
  const pending = useIsSending('reply', id)
  const refused = answer?.intent === 'reply' && !answer.done ? answer : undefined
  return (
    <details open={refused ? true : undefined} className="min-w-0 open:w-full">
      <summary className={buttonLook('quiet', 's', 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        {t(status === 'closed' ? 'reopen' : 'reply')}
      </summary>
      <Form
        ref={form}
        method="post"
        action={`${SUPPORT_PATH}#${id}`}
        aria-label={t('replyTo', { subject })}
        className="mt-2 grid gap-3"
        noValidate
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="question" value={id} />
        <input type="hidden" name="id" value={refused?.values.id ?? replyId} />
        <WordsField label={t('more')} problem={refused?.problems.content} typed={refused?.values.content} rows={4} />
        <div>
          <Button type="submit" variant="primary" size="s" pending={pending}>
            {t(pending ? 'sending' : 'send')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

/** Undone by a further word. */
function SettleForm({ id, subject }: { id: string; subject: string }) {
  const t = useT('support')
  return (
    <Form method="post" action={`${SUPPORT_PATH}#${id}`}>
      <input type="hidden" name="intent" value="settle" />
      <input type="hidden" name="question" value={id} />
      <Button type="submit" size="s" pending={useIsSending('settle', id)} aria-label={t('settleNamed', { subject })}>
        {t('settle')}
      </Button>
    </Form>
  )
}

function useIsSending(intent: string, question: string) {
  const { formData, state } = useNavigation()
  return state !== 'idle' && formData?.get('intent') === intent && formData.get('question') === question
}
