import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { loadLove } from '~/features/love/load-love.server'
import { LoveInvitation } from '~/features/love/love-invitation'
import { LoveAbout, LoveView } from '~/features/love/love-view'
import type { PreferencesAnswer } from '~/features/love/preferences/preferences'
import { answerPreferences } from '~/features/love/preferences/preferences.server'
import { PlainLoveRefused } from '~/features/love/refused'
import { PageColumns } from '~/features/shell/page-columns'
import { PageError } from '~/features/shell/page-error'
import { pageTitle } from '~/features/shell/page-title.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { requireMember } from '~/platform/server/guards.server'
import { FormAlert } from '~/ui/states/form-alert'

export const handle = { i18n: preloadWords('love', 'love-match', 'love-preferences', 'love-settings', 'premium-note') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(context, request)
  const [title, page] = await Promise.all([pageTitle(request, 'love', 'title'), loadLove(context, viewer, request)])
  return { title, page }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerPreferences(context, request)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  withOfflineAnswer(serverAction, {
    ...NO_FORM_ANSWER,
    error: 'unreachable',
    version: null,
  } satisfies PreferencesAnswer)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export const ErrorBoundary = PageError

export default function LoveRoute() {
  const t = useT('love')
  const preferences = useT('love-preferences')
  const { page } = useLoaderData<typeof loader>()
  const answer = useActionData<PreferencesAnswer>()
  if (page.kind === 'closed') {
    return (
      <div className="grid max-w-170 gap-4">
        <h1>{t('title')}</h1>
        <PlainLoveRefused />
        <FormAlert
          error={answer?.error ?? null}
          words={(error) => preferences(error === 'apart' ? 'notSaved' : `error.${error}`)}
        />
        <LoveInvitation reason={page.reason} />
      </div>
    )
  }
  return (
    <PageColumns context={<LoveAbout />}>
      <LoveView list={page} answer={answer} />
    </PageColumns>
  )
}
