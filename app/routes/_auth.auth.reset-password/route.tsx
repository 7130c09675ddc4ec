import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import type { EndedAccess } from '~/domain/membership/access'
import { RESET_REDIRECT_SECONDS } from '~/domain/membership/limits'
import { authTitle } from '~/features/auth/auth-title.server'
import type { EndedLink } from '~/features/auth/link-state'
import { RedirectCountdown } from '~/features/auth/redirect-countdown'
import {
  answerReset,
  loadReset,
  type ResetAnswer,
  type ResetError,
  type ResetPage,
} from '~/features/auth/reset-password.server'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { useFormProblems } from '~/platform/client/use-form-problems'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { ORIGIN_AS_REFERRER } from '~/platform/server/http.server'
import { Button } from '~/ui/controls/button'
import { NewPasswordFields } from '~/ui/controls/new-password-fields'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { EndedAccessNote } from '~/ui/states/ended-access-note'
import { FormAlert } from '~/ui/states/form-alert'

export const handle = { i18n: preloadWords('recovery', 'auth', 'fields', 'passwords', 'ui') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await loadReset(context, request)
  return data({ title: await authTitle(request, 'resetTitle'), page }, { headers: ORIGIN_AS_REFERRER })
}

export const action = ({ request, context }: ActionFunctionArgs) => answerReset(context, request)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<ResetAnswer>(serverAction, { problems: {}, error: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(ORIGIN_AS_REFERRER)) all.set(name, value)
  return all
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ResetPassword() {
  const { page } = useLoaderData<typeof loader>()
  return <ResetCard page={page} answer={useActionData<ResetAnswer>()} />
}

const ENDED = { used: 'resetUsed', expired: 'resetExpired', malformed: 'resetMalformed' } as const satisfies Record<
  EndedLink,
  string
>
const isEnded = (state: string | null | undefined): state is EndedLink => typeof state === 'string' && state in ENDED

type Props = { page: ResetPage; answer: ResetAnswer | undefined }

/** The page for a new password, in all its states. */
function ResetCard({ page, answer }: Props) {
  if (page.state === 'done') return <ResetDone ended={page.ended} />
  if (page.state !== 'open') return <LinkEnded link={page.state} isNews={false} />
  const error = answer?.error ?? null
  if (isEnded(error)) return <LinkEnded link={error} isNews />
  return <ResetForm email={page.email} answer={answer && { ...answer, error }} />
}

function ResetDone({ ended }: { ended: EndedAccess[] }) {
  const t = useT('recovery')
  return (
    <Card as="section" raised aria-labelledby="reset-done" className="grid gap-4">
      <h1 id="reset-done">{t('resetDoneTitle')}</h1>
      <Alert tone="success" focus>
        {t('resetDone')} <EndedAccessNote ended={ended} />
      </Alert>
      <RedirectCountdown to="/login" label={t('signIn')} seconds={RESET_REDIRECT_SECONDS} />
    </Card>
  )
}

/** `isNews`: the form was shown before. */
function LinkEnded({ link, isNews }: { link: EndedLink; isNews: boolean }) {
  const t = useT('recovery')
  return (
    <Card as="section" raised aria-labelledby="reset-ended" className="grid gap-4">
      <h1 id="reset-ended">{t('resetTitle')}</h1>
      <Alert tone="error" focus={isNews}>
        <p>{t(ENDED[link])}</p>
        <Link to="/login" className="font-semibold underline underline-offset-4">
          {t('resetAskAgain')}
        </Link>
      </Alert>
    </Card>
  )
}

type ResetFormProps = {
  email: string
  answer: (ResetAnswer & { error: Exclude<ResetError, EndedLink> | null }) | undefined
}

/** The new password, twice. */
function ResetForm({ email, answer }: ResetFormProps) {
  const t = useT('recovery')
  const auth = useT('auth')
  const pending = useSentIntent() !== null
  const { error, problemAt, passes, watch } = useFormProblems(
    answer,
    async () => (await import('~/features/auth/auth.check')).checkNewPassword,
  )
  return (
    <Card as="section" raised aria-labelledby="reset">
      <h1 id="reset">{t('resetTitle')}</h1>
      <p className="mt-2 break-words text-muted">{t('resetCopy', { email })}</p>
      {pending ? null : (
        <FormAlert
          error={error}
          words={(own) => (own === 'weakPassword' ? auth('weakPassword') : t('resetStale'))}
          className="mt-5"
        />
      )}
      <Form
        {...watch}
        method="post"
        replace
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          if (pending || !passes()) event.preventDefault()
        }}
      >
        {/* Tells password managers which account this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <fieldset disabled={pending} className="grid min-w-0 gap-4">
          <NewPasswordFields problemAt={problemAt} replacing />
        </fieldset>
        <Button type="submit" variant="primary" pending={pending}>
          {t(pending ? 'resetSaving' : 'resetSave')}
        </Button>
      </Form>
    </Card>
  )
}
