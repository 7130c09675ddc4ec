import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import type { JournalAnswer } from '~/features/journal/journal'
import { answerJournal, loadJournal } from '~/features/journal/journal.server'
import { JournalConsent, JournalView } from '~/features/journal/journal-view'
import { PageError } from '~/features/shell/page-error'
import { preloadWords } from '~/locales/dictionaries'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'

export const handle = { i18n: preloadWords('journal', 'hd') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadJournal(context, await requireMember(context, request), request)
}

export const action = ({ request, context }: ActionFunctionArgs) => answerJournal(context, request)

/** What was typed stays in the fields, which nobody draws anew. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return withOfflineAnswer<JournalAnswer>(serverAction, { ...NO_FORM_ANSWER, values, error: 'unreachable' })
}

/** Remix loads nothing after a refused form, but without the consent (403) the page has to ask for it. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 403 || defaultShouldRevalidate

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: (data?.page ?? data?.closed)?.title }]

export const ErrorBoundary = PageError

export default function JournalRoute() {
  const { page, closed } = useLoaderData<typeof loader>()
  const answer = useActionData<JournalAnswer>()
  return page ? <JournalView page={page} answer={answer} /> : <JournalConsent closed={closed} answer={answer} />
}
