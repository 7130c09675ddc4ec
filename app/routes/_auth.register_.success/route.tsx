import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  Link,
  type MetaFunction,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigationType,
  useSearchParams,
} from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { safeRedirectPath, signInPath } from '~/domain/membership/account/redirect-path'
import { CONFIRMATION_LINK_HOURS, OPENED_IN_TAB, REGISTRATION_REDIRECT_SECONDS } from '~/domain/membership/limits'
import { REWARD_PERCENT } from '~/domain/membership/premium/referrals'
import { PROFILE_VISIBILITIES } from '~/domain/membership/visibility'
import { authTitle } from '~/features/auth/auth-title.server'
import { ResendForm } from '~/features/auth/confirm/resend-form'
import { RedirectCountdown } from '~/features/auth/redirect-countdown'
import { loadRegistered } from '~/features/auth/registration.server'
import { isFirstChoiceDue } from '~/features/privacy/load-privacy.server'
import { FIRST_CHOICE_REFUSALS, type FirstChoiceAnswer } from '~/features/privacy/privacy'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import type { Registered } from '~/platform/account/account-cookies.server'
import { refusedIn } from '~/platform/client/form-answer'
import { forgetRegistrationDraft } from '~/platform/client/registration-draft'
import { Button } from '~/ui/controls/button'
import { RadioGroup } from '~/ui/controls/radio-group'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'
import { FormAlert } from '~/ui/states/form-alert'

export const handle = {
  i18n: preloadWords('birth-problems', 'recovery', 'confirmation', 'privacy-settings', 'auth'),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: await authTitle(request, 'successTitle'),
    ...(await loadRegistered(context, request)),
    asks: await isFirstChoiceDue(context, request),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RegistrationSuccess() {
  const { registered, confirmation, isLater, asks } = useLoaderData<typeof loader>()
  return <RegisteredCard {...{ registered, confirmation, isLater }} question={asks ? <FirstChoice /> : null} />
}

/** Asks a new member who may see their profile. No one sees them until they answer. */
function FirstChoice() {
  const t = useT('privacy-settings')
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const fetcher = useFetcher<FirstChoiceAnswer>()
  const pending = fetcher.state !== 'idle'
  const error = fetcher.data ? fetcher.data.error : refusedIn(params, 'privacy', FIRST_CHOICE_REFUSALS)
  return (
    <fetcher.Form method="post" action="/resources/privacy" autoComplete="off" className="grid gap-4">
      <input type="hidden" name="back" value={pathname + search} />
      {pending ? null : <FormAlert<'invalid'> error={error} words={(problem) => t(`error.${problem}`)} />}
      <RadioGroup
        legend={<span className="text-lg">{t('firstTitle')}</span>}
        name="profile_visibility"
        defaultValue="everyone"
        options={PROFILE_VISIBILITIES.map((value) => ({
          value,
          label: t(`profile.${value}`),
          hint: t(`profileHint.${value}`),
        }))}
        hint={t('firstLead')}
      />
      <Button type="submit" variant="primary" pending={pending} className="justify-self-start max-md:w-full">
        {t(pending ? 'saving' : 'save')}
      </Button>
    </fetcher.Form>
  )
}

type Props = {
  registered: Registered
  /** Null when there is no address to confirm. */
  confirmation: { canResend: boolean } | null
  /** A signed-in member returns to a question they skipped. */
  isLater: boolean
  /** The question to answer first; null once it is answered. */
  question: ReactNode
}

/**
 * Says that the account is ready, asks the open question, then continues by itself after eight seconds. Opened in a tab beside a
 * form that was refused, it stays, since the member returns to that form.
 */
function RegisteredCard({ registered, confirmation, isLater, question }: Props) {
  const { email, name, wasReferred, hd, target } = registered
  const t = useT('auth')
  const { search } = useLocation()
  const isBesideForm = search.includes(OPENED_IN_TAB)
  const heading = useFocusedHeading(question !== null)

  useEffect(forgetRegistrationDraft, [])

  useEffect(() => {
    // Keeps the address and name out of the history.
    const nextSearch = isBesideForm ? `?${OPENED_IN_TAB}` : ''
    if (search !== nextSearch)
      window.history.replaceState(window.history.state, '', window.location.pathname + nextSearch)
  }, [search, isBesideForm])

  return (
    <Card as="section" raised aria-labelledby="registered" className="grid gap-4">
      <h1 id="registered" ref={heading} tabIndex={-1}>
        {isLater && question ? t('laterTitle') : name ? t('successTitleNamed', { name }) : t('successTitle')}
      </h1>
      {question}
      {email ? <p className="text-muted">{t('successEmail', { email })}</p> : null}
      {confirmation ? <ConfirmNote email={email} {...confirmation} /> : null}
      {wasReferred ? <Alert tone="success">{t('successReferral', { percent: REWARD_PERCENT })}</Alert> : null}
      <ChartNote hd={hd} />
      {question ? null : isBesideForm ? (
        <Alert tone="success">{t('closeTab')}</Alert>
      ) : (
        <RedirectCountdown
          to={signInPath(safeRedirectPath(target))}
          label={t('continue')}
          seconds={REGISTRATION_REDIRECT_SECONDS}
        />
      )}
    </Card>
  )
}

/** Focuses the heading on arrival from the form, and when the answered question disappears: the focused button is gone by then. */
function useFocusedHeading(isQuestionOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A document that is loaded starts at its beginning by itself.
  const hasArrived = useNavigationType() !== 'POP'
  const isDue = useRef(hasArrived)
  const wasQuestionOpen = useRef(isQuestionOpen)
  useEffect(() => {
    if (isDue.current || (wasQuestionOpen.current && !isQuestionOpen)) heading.current?.focus()
    isDue.current = false
    wasQuestionOpen.current = isQuestionOpen
  }, [isQuestionOpen])
  return heading
}

type ConfirmNoteProps = {
  /** Where the mail went; null if unknown. */
  email: string | null
  canResend: boolean
}

/** Tells a new member that a mail was sent, how long its link is valid, and how to get another. */
function ConfirmNote({ email, canResend }: ConfirmNoteProps) {
  const t = useT('recovery')
  return (
    <div className="grid gap-2">
      <p className="[overflow-wrap:anywhere]">
        {email ? t('noteEmail', { email }) : t('note')} {t('noteHours', { count: CONFIRMATION_LINK_HOURS })}
      </p>
      {canResend ? <ResendForm /> : null}
    </div>
  )
}

const LINK = 'font-semibold text-accent underline-offset-4 hover:underline'
const BIRTH_DATA = '/app/settings?tab=hd-data'

/** Whether the chart was calculated at registration, with a link to it or to the birth data. */
function ChartNote({ hd }: { hd: Registered['hd'] }) {
  const t = useT('auth')
  const service = useT('birth-problems')
  if (hd.kind !== 'ready' && hd.kind !== 'later') {
    return (
      <Alert tone="warning" title={service('service.title')}>
        <p>
          {service(`service.${hd.kind}`)}
          {hd.kind === 'status' ? ` (${hd.status})` : null}
        </p>
        <p>{t('successHdFailedText')}</p>
        <Link to={BIRTH_DATA} className={LINK}>
          {t('successTryAgain')}
        </Link>
      </Alert>
    )
  }
  return hd.kind === 'ready' ? (
    <p>
      {t('successHdReady')}{' '}
      <Link to="/app/profile" className={LINK}>
        {t('successSeeChart')}
      </Link>
    </p>
  ) : (
    <p>
      {t('successHdLater')}{' '}
      <Link to={BIRTH_DATA} className={LINK}>
        {t('successAddBirthData')}
      </Link>
    </p>
  )
}
