import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { LEARNING, type LessonAnswer, lessonPath, type OpenLesson } from './learning'
import { LessonQuestions } from './lesson-questions'
import { LibraryLinks } from './library-links'
import { QuizResultView } from './quiz-result'
import { ReadForm } from './read-form'

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
