import { Form, Link, useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { RadioGroup } from '~/ui/controls/radio-group'
import { CheckIcon, ChevronLeftIcon, CloseIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { FormAlert } from '~/ui/states/form-alert'
import {
  type AnsweredQuestion,
  answerField,
  LEARNING,
  type LessonAnswer,
  type LockedLesson,
  lessonPath,
  type OpenLesson,
  QUESTIONS,
  type QuizResult,
  type ShownQuiz,
} from './learning'

type Props = { lesson: OpenLesson; answer: LessonAnswer | undefined }

/** A lesson: its text, a look at the reader's own chart, and its questions. */
export function LessonView({ lesson, answer }: Props) {
  const t = useT('learning')
  const { id, title, about, module, place, placeCount, parts, library, look, quiz } = lesson
  return (
    <div className="mx-auto grid w-full max-w-[68ch] grid-cols-1 gap-6">
      <Link
        to={LEARNING}
        className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1 justify-self-start text-muted no-underline hover:text-ink"
      >
        <ChevronLeftIcon className="size-4" />
        {t('back')}
      </Link>
      <article className="grid gap-6 text-lg">
        <header>
          <p className="text-sm text-muted">
            {t(`module.${module.id}`)} · {t('place', { place, count: placeCount })}
          </p>
          <h1 className="mt-1 text-balance">{title}</h1>
          <p className="mt-2 text-pretty text-muted">{about}</p>
        </header>
        {parts.map((part) => (
          <section key={part.title} className="grid gap-3">
            <h2>{part.title}</h2>
            {part.text.map((paragraph) => (
              <p key={paragraph} className="text-pretty">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <Card as="section" aria-labelledby="look-title" className="grid gap-2">
          <h2 id="look-title">{t('look')}</h2>
          <p className="text-pretty">{look ?? t('noChart')}</p>
          {look === null ? (
            <ButtonLink to="/app/settings?tab=hd-data" className="mt-1 justify-self-start">
              {t('toChart')}
            </ButtonLink>
          ) : null}
        </Card>
        <LibraryLinks links={library} />
      </article>
      {answer?.result ? (
        <QuizResultView result={answer.result} lesson={lesson} />
      ) : quiz ? (
        <LessonQuestions key={quiz.set} quiz={quiz} lesson={lesson} answer={answer} />
      ) : (
        <ReadForm path={lessonPath(id)} answer={answer} />
      )}
    </div>
  )
}

function LibraryLinks({ links }: { links: OpenLesson['library'] }) {
  const t = useT('learning')
  return (
    <nav aria-labelledby="library-title" className="text-base">
      <h2 id="library-title" className="text-lg">
        {t('library')}
      </h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ to, label }) => (
          <li key={to} className="min-w-0 wrap-anywhere">
            <StaticLink
              to={to}
              className="inline-flex min-h-7 items-center text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
            >
              {label}
            </StaticLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Marks the lesson as read, which brings its questions. */
function ReadForm({ path, answer }: { path: string; answer: LessonAnswer | undefined }) {
  const t = useT('learning')
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section aria-labelledby="read-title" id={QUESTIONS} className="grid scroll-mt-20 gap-3 border-t border-line pt-6">
      <h2 id="read-title">{t('readTitle')}</h2>
      <p className="text-pretty text-muted">{t('readText')}</p>
      <FormAlert error={answer?.error ?? null} words={(error) => t(`error_${error}`)} />
      <Form method="post" action={`${path}#${QUESTIONS}`} preventScrollReset>
        <input type="hidden" name="intent" value="read" />
        <Button type="submit" variant="primary" pending={isSending}>
          {t('read')}
        </Button>
      </Form>
    </section>
  )
}

/** A lesson whose module is locked: its title and which module opens it. */
export function LockedLessonView({ lesson: { title, about, waitsFor } }: { lesson: LockedLesson }) {
  const t = useT('learning')
  return (
    <div className="mx-auto grid w-full max-w-[68ch] gap-2">
      <h1>{title}</h1>
      <p className="text-pretty text-muted">{about}</p>
      <EmptyState
        icon={<LockIcon className="size-6" />}
        title={t('lockedTitle')}
        action={<ButtonLink to={LEARNING}>{t('lockedAction')}</ButtonLink>}
      >
        {t('opens', { module: t(`module.${waitsFor}`) })}
      </EmptyState>
    </div>
  )
}

type LessonQuestionsProps = { quiz: ShownQuiz; lesson: OpenLesson; answer: LessonAnswer | undefined }

/** The questions of a lesson as one form. Only the server knows which answers are right. */
function LessonQuestions({ quiz, lesson, answer }: LessonQuestionsProps) {
  const t = useT('learning')
  const form = useFocusOnProblem(answer)
  const isSending = useNavigation().formMethod === 'POST'
  const title = useRef<HTMLHeadingElement>(null)
  // A link to the questions moves the focus to them.
  const isTarget = useLocation().hash === `#${QUESTIONS}` && !answer?.error
  useEffect(() => {
    if (isTarget) title.current?.focus()
  }, [isTarget])
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

type QuizResultProps = { result: QuizResult; lesson: OpenLesson }

/** The result of an attempt: the score, each answer with its reason, and the next step. */
function QuizResultView({ result: { attempt, score, isPassed, questions }, lesson }: QuizResultProps) {
  const t = useT('learning')
  const { id, next, passMark: mark } = lesson
  const count = questions.length
  // Another query, so that the page also reloads without scripts.
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

function AnsweredList({ questions }: { questions: AnsweredQuestion[] }) {
  const t = useT('learning')
  return (
    <ol className="grid gap-5">
      {questions.map(({ text, options, isRight, because }, place) => {
        const Icon = isRight ? CheckIcon : CloseIcon
        return (
          <li key={text} className="grid gap-1.5">
            <p className="font-semibold text-pretty">
              {place + 1}. {text}
            </p>
            <ul className="grid gap-1">
              {options.map((option) => (
                <li
                  key={option.text}
                  className={`flex flex-wrap items-baseline gap-x-2 ${option.isRight ? 'font-semibold' : option.isChosen ? '' : 'text-muted'}`}
                >
                  {option.text}
                  {option.isRight ? <span className="text-sm font-normal text-ok">{t('rightAnswer')}</span> : null}
                  {option.isChosen ? <span className="text-sm font-normal text-muted">{t('yourAnswer')}</span> : null}
                </li>
              ))}
            </ul>
            <p className="flex gap-2 text-pretty">
              <Icon className={`mt-1 size-4.5 shrink-0 ${isRight ? 'text-ok' : 'text-warn'}`} />
              <span>
                <span className="font-semibold">{t(isRight ? 'rightMark' : 'wrongMark')}</span> {because}
              </span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
