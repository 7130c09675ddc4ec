import { Form, Link, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Way } from '~/ui/layout/way'
import { EmptyState } from '~/ui/states/empty-state'
import { FormAlert } from '~/ui/states/form-alert'
import { LEARNING, type LessonAnswer, type LockedLesson, lessonPath, type OpenLesson, QUESTIONS } from './learning'
import { LessonQuestions, QuizResultView } from './lesson-quiz'

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
            <Way
              to={to}
              className="inline-flex min-h-7 items-center text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
            >
              {label}
            </Way>
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
