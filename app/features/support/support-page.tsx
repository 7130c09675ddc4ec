import { Form, Link, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { FEW_LEFT } from '~/domain/community/limits'
import { SUPPORT_PATH, SUPPORT_TEXT_MAX_GRAPHEMES } from '~/domain/membership/support'
import { textLanguage } from '~/domain/text/text-language'
import { textLength } from '~/domain/text/text-length'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { Field } from '~/ui/controls/field'
import { TextArea, TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import type { SupportAnswer, SupportPageData, SupportQuestion, SupportWords } from './support'

type Props = { page: SupportPageData; answer: SupportAnswer | undefined }

/** Where a member asks the team, and reads what they asked before with the answers. */
export function SupportPage({ page, answer }: Props) {
  const t = useT('support')
  const { questions, next, isFirst, isPremium, askId } = page
  const ofAsking = answer?.intent === 'ask' ? answer : undefined
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-pretty text-muted">
          {t('lead')}{' '}
          <Link to="/help" className="text-accent underline underline-offset-4">
            {t('toHelp')}
          </Link>
        </p>
        {isPremium ? <p className="mt-1 text-pretty text-muted">{t('premiumFirst')}</p> : null}
      </div>
      {answer?.done === 'asked' ? (
        <Alert key={`said ${answer.values.id}`} tone="success" title={t('asked')} focus>
          {t('askedText')}
        </Alert>
      ) : null}
      {/* A new form once this one is sent: its id is that of one question. */}
      {isFirst ? (
        <AskForm key={`ask ${ofAsking?.done ? ofAsking.values.id : ''}`} id={askId} answer={ofAsking} />
      ) : null}
      <section aria-labelledby="questions" className="mt-2 grid grid-cols-1 gap-4">
        <h2 id="questions" className="text-lg">
          {t('yours')}
        </h2>
        {questions.length === 0 ? <p className="text-muted">{t(isFirst ? 'none' : 'noMore')}</p> : null}
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            answer={answer?.values.question === question.id && answer.intent !== 'ask' ? answer : undefined}
          />
        ))}
        {next || !isFirst ? (
          <p className="flex flex-wrap gap-2">
            {isFirst ? null : <ButtonLink to={SUPPORT_PATH}>{t('newest')}</ButtonLink>}
            {next ? <ButtonLink to={`?cursor=${next}`}>{t('older')}</ButtonLink> : null}
          </p>
        ) : null}
      </section>
    </div>
  )
}

type FormProps = {
  /** Of the question this form makes: sent twice it is one. */
  id: string
  answer: SupportAnswer | undefined
}

/** A question to the team: what it is about, and the question. */
function AskForm({ id, answer }: FormProps) {
  const t = useT('support')
  const form = useFocusOnProblem(answer)
  const { formData, state } = useNavigation()
  const pending = state !== 'idle' && formData?.get('intent') === 'ask'
  const problem = answer?.problems.subject
  return (
    <Card as="section" aria-labelledby="ask-title">
      <h2 id="ask-title" className="text-lg">
        {t('ask')}
      </h2>
      <Form ref={form} method="post" action={SUPPORT_PATH} className="mt-3 grid gap-4" noValidate>
        {answer?.error ? <FormAlert error={answer.error} words={(error) => t(error)} /> : null}
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="id" value={answer?.done ? id : (answer?.values.id ?? id)} />
        <Field label={t('subject')} hint={t('subjectHint')} error={problem && t(problem as Key<'support'>)}>
          {(control) => (
            <TextInput {...control} name="subject" required autoComplete="off" defaultValue={answer?.values.subject} />
          )}
        </Field>
        <WordsField
          label={t('content')}
          hint={t('contentHint')}
          problem={answer?.problems.content}
          typed={answer?.values.content}
          rows={6}
        />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {t(pending ? 'sending' : 'send')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

type QuestionProps = { question: SupportQuestion; answer: SupportAnswer | undefined }

/** What a member asked once: how it stands, every word of it, and what they can add. */
function QuestionCard({ question, answer }: QuestionProps) {
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

function ReplyForm({ question: { id, subject, status, replyId }, answer }: QuestionProps) {
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

type WordsFieldProps = {
  label: string
  hint?: string
  /** What the server found wrong: a key of `support`. */
  problem: string | undefined
  typed: string | undefined
  rows: number
}

/** The field for what is written to the team; says how much fits once that is little. */
function WordsField({ label, hint, problem, typed = '', rows }: WordsFieldProps) {
  const t = useT('support')
  const [left, setLeft] = useState(SUPPORT_TEXT_MAX_GRAPHEMES - textLength(typed))
  return (
    <Field
      label={label}
      aside={left <= FEW_LEFT ? <span aria-live="polite">{left}</span> : null}
      hint={hint}
      error={left < 0 ? t('contentTooLong') : problem && t(problem as Key<'support'>)}
    >
      {(control) => (
        <TextArea
          {...control}
          name="content"
          rows={rows}
          required
          defaultValue={typed}
          onChange={(event) => setLeft(SUPPORT_TEXT_MAX_GRAPHEMES - textLength(event.target.value))}
        />
      )}
    </Field>
  )
}
