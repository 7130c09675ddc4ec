import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { Alert } from '~/ui/states/alert'
import { AnsweredList } from './answered-list'
import { LEARNING, lessonPath, type OpenLesson, QUESTIONS, type QuizResult } from './learning'

type Props = { result: QuizResult; lesson: OpenLesson }

/** What came of an attempt: the score, each answer with its reason, and where to go on. */
export function QuizResultView({ result: { attempt, score, isPassed, questions }, lesson }: Props) {
  const t = useT('learning')
  const { id, next, passMark: mark } = lesson
  const count = questions.length
  // Another query, so that also without scripts the page is loaded anew.
  const again = `${lessonPath(id)}?set=${attempt + 1}#${QUESTIONS}`
  return (
    <section aria-label={t('questions')} id={QUESTIONS} className="grid scroll-mt-20 gap-5 border-t border-line pt-6">
      <Alert
        tone={isPassed ? 'success' : 'warning'}
        focus
        title={t(isPassed ? 'passed' : 'notPassed', { score, count })}
      >
        {isPassed ? null : <p>{t('notPassedText', { mark })}</p>}
      </Alert>
      <AnsweredList questions={questions} />
      <div className="flex flex-wrap gap-3">
        {isPassed && next?.isOpen ? (
          <ButtonLink to={lessonPath(next.id)} variant="primary" prefetch="intent">
            {t('next', { title: next.title })}
          </ButtonLink>
        ) : isPassed ? (
          <ButtonLink to={LEARNING} variant="primary">
            {t('moduleDone')}
          </ButtonLink>
        ) : null}
        <ButtonLink to={again} variant={isPassed ? 'quiet' : 'primary'}>
          {t('again')}
        </ButtonLink>
      </div>
    </section>
  )
}
