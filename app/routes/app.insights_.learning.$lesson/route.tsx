import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { type LessonAnswer, NO_LESSON_ANSWER } from '~/features/learning/learning'
import { answerLesson, loadLesson } from '~/features/learning/learning.server'
import { LessonView, LockedLessonView } from '~/features/learning/lesson-view'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'
import { languageOf, translator } from '~/platform/server/i18n.server'

export const handle = { i18n: preloadWords('learning') }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [lesson, language] = await Promise.all([
    loadLesson(context, viewer, request, params.lesson ?? ''),
    languageOf(request),
  ])
  return { title: `${lesson.title} · ${translator(language, 'common')('brand')}`, lesson }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { answer, status, retryAfterSeconds } = await answerLesson(context, request, params.lesson ?? '')
  const headers: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}
  return data(answer, { status, headers })
}

/** What was chosen stays in the form, which nobody draws anew. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer<LessonAnswer>(serverAction, { ...NO_LESSON_ANSWER, error: 'unreachable' })

/**
 * A form that was refused, or never arrived, has changed nothing: asking anew might lose what was chosen. Of questions that are
 * not the current ones any more the new ones are fetched.
 */
export const shouldRevalidate = ({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function LessonRoute() {
  const { lesson } = useLoaderData<typeof loader>()
  const answer = useActionData<LessonAnswer>()
  return lesson.isOpen ? (
    <LessonView key={lesson.id} lesson={lesson} answer={answer} />
  ) : (
    <LockedLessonView lesson={lesson} />
  )
}
