import { Link } from '@remix-run/react'
import { SUPPORT_PATH } from '~/domain/membership/support'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Alert } from '~/ui/states/alert'
import { AskForm } from './ask-form'
import { QuestionCard } from './question-card'
import type { SupportAnswer, SupportPageData } from './support'

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
