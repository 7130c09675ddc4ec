import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { loadLearning } from '~/features/learning/learning.server'
import { LearningView } from '~/features/learning/learning-view'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('learning') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([
    pageTitle(request, 'learning', 'title'),
    loadLearning(context, viewer, request),
  ])
  return { title, page }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function LearningRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <LearningView page={page} />
}
