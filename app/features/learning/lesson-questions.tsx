import { Form, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/forms/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { RadioGroup } from '~/ui/controls/radio-group'
import { FormAlert } from '~/ui/states/form-alert'
import { answerField, type LessonAnswer, lessonPath, type OpenLesson, QUESTIONS, type ShownQuiz } from './learning'

type Props = { quiz: ShownQuiz; lesson: OpenLesson; answer: LessonAnswer | undefined }

/** The questions of a lesson as one form. Which answer is right only the server knows. */
export function LessonQuestions({ quiz, lesson, answer }: Props) {
  const t = useT('learning')
  const form = useFocusOnProblem(answer)
  const isSending = useNavigation().formMethod === 'POST'
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever asked for the questions finds the focus with them.
  const hasCome = useLocation().hash === `#${QUESTIONS}` && !answer?.error
  useEffect(() => {
    if (hasCome) title.current?.focus()
  }, [hasCome])
  const { id, state, bestScore, questionCount: count, passMark: mark } = lesson
  const isOfThisSet = answer?.values.set === quiz.set
  return (
    <section
      aria-labelledby="questions-title"
      id={QUESTIONS}
      className="grid scroll-mt-20 gap-4 border-t border-line pt-6"
    >
      <h2 id="questions-title" ref={title} tabIndex={-1} className="outline-none">
        {t('questions')}
      </h2>
      {state === 'done' ? <p className="text-pretty">{t('best', { best: bestScore ?? mark, count })}</p> : null}
      <p className="text-pretty text-muted">
        {t(quiz.isExample ? 'exampleQuestions' : 'ownQuestions', { mark, count })}
      </p>
      <FormAlert error={answer?.error ?? null} words={(error) => t(`error_${error}`)} />
      <Form
        ref={form}
        method="post"
        action={`${lessonPath(id)}#${QUESTIONS}`}
        preventScrollReset
        className="grid gap-6"
      >
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="attempt" value={quiz.attempt} />
        <input type="hidden" name="set" value={quiz.set} />
        {quiz.questions.map(({ text, options }, place) => {
          const name = answerField(place)
          return (
            <RadioGroup
              key={name}
              legend={`${place + 1}. ${text}`}
              name={name}
              options={options.map((label, at) => ({ value: String(at), label }))}
              defaultValue={isOfThisSet ? answer?.values[name] : undefined}
              error={isOfThisSet && answer?.problems[name] ? t('choose') : undefined}
            />
          )
        })}
        <Button type="submit" variant="primary" pending={isSending} className="justify-self-start">
          {t('check')}
        </Button>
      </Form>
    </section>
  )
}
