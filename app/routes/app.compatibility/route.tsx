import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { ComponentType } from 'react'
import { loadLove } from '~/features/love/load-love.server'
import type { ClosedReason } from '~/features/love/love'
import { HideForm, ShowForm } from '~/features/love/love-settings'
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
import { ButtonLink } from '~/ui/controls/button-link'
import { EyeIcon, HeartIcon, LockIcon, PersonIcon, SignOutIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
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

const PROMISES: { name: 'who' | 'what' | 'interest' | 'leave'; Icon: ComponentType<{ className?: string }> }[] = [
  { name: 'who', Icon: PersonIcon },
  { name: 'what', Icon: EyeIcon },
  { name: 'interest', Icon: HeartIcon },
  { name: 'leave', Icon: SignOutIcon },
]

/** For whoever does not take part: what it is, what is shown to whom, and the way in; or why there is none. */
function LoveInvitation({ reason }: { reason: ClosedReason }) {
  const t = useT('love')
  const settings = useT('love-settings')
  if (reason === 'minor') {
    return (
      <Card as="section">
        <EmptyState
          icon={<LockIcon className="size-6" />}
          title={t('minor')}
          action={<ButtonLink to="/app/profile">{t('toProfile')}</ButtonLink>}
        >
          {settings('minorText')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby="love-invitation" className="md:p-8!">
      <h2 id="love-invitation" className="font-serif text-2xl font-medium">
        {t('inviteTitle')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-muted">{t('inviteText')}</p>
      {reason === 'unconsented' ? (
        <Alert tone="warning" className="mt-5">
          {settings('askedAgain')}
        </Alert>
      ) : null}
      <ul className="my-7 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {PROMISES.map(({ name, Icon }) => (
          <li key={name} className="flex gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon className="size-4.5" />
            </span>
            <span className="min-w-0">
              <strong className="block font-semibold">{t(`invite.${name}`)}</strong>
              <span className="text-pretty text-muted">{t(`invite.${name}Text`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <ShowForm asksAge={reason === 'undeclared'} />
      {reason === 'unconsented' ? (
        <div className="mt-6 border-t border-line pt-6">
          <HideForm />
        </div>
      ) : null}
    </Card>
  )
}
