import { Form, Link, useNavigation } from '@remix-run/react'
import { SUPPORT_PATH } from '~/domain/membership/support'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'
import { QuestionCard } from './question-card'
import type { SupportAnswer, SupportPageData } from './support'
import { WordsField } from './words-field'

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
