import { Form, useNavigation } from '@remix-run/react'
import { useLanguage, useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { Checkbox } from '~/ui/controls/checkbox'
import { DisplayIcon, PhoneIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { DoneNote } from '~/ui/states/done-note'
import { EndedAccessNote } from '~/ui/states/ended-access-note'
import { FormAlert } from '~/ui/states/form-alert'
import { type AccountAnswer, answerTo } from './account'
import type { AccountData, SessionRow as Session } from './account.server'

const SHOWN = 6

type SessionsCardProps = {
  sessions: Session[]
  access: AccountData['access']
  hasPassword: boolean
  /** The linked sign-ins, by name. */
  providers: string[]
  answer: AccountAnswer | undefined
}

/** The sessions of the member; all but the current one can be ended. */
export function SessionsCard({ sessions, access, hasPassword, providers, answer: anyAnswer }: SessionsCardProps) {
  const t = useT('account')
  const answer = answerTo(anyAnswer, 'end-session', 'end-other-sessions')
  const shown = sessions.slice(0, SHOWN)
  const more = sessions.slice(SHOWN)
  return (
    <Card as="section" aria-labelledby="account-sessions">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="account-sessions" tabIndex={-1} className="text-lg">
          {t('sessionsTitle')}
        </h2>
        <DoneNote done={answer?.done ? answer : null}>
          {t(answer?.done === 'otherSessionsEnded' ? 'sessionsEnded' : 'sessionEnded')}
        </DoneNote>
      </div>
      {sessions.length > 1 ? <p className="mt-1 text-muted">{t('sessionsCopy')}</p> : null}
      <EndedAccessNote ended={answer?.ended} className="mt-1" />
      <FormAlert error={answer?.error ?? null} words={() => ''} className="mt-3" />
      <ul className="mt-2 divide-y divide-line">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {more.length > 0 ? (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer py-3 text-sm font-semibold text-accent">
            {t('sessionsMore', { count: more.length })}
          </summary>
          <ul className="divide-y divide-line">
            {more.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </details>
      ) : null}
      {sessions.length > 1 ? null : <p className="mt-1 text-sm text-muted">{t('sessionsAlone')}</p>}
      <SignOutEverywhere
        key={JSON.stringify(access)}
        access={hasPassword ? access : { ...access, passkeys: 0 }}
        providers={hasPassword ? providers : []}
      />
    </Card>
  )
}

/** One session: its device, place and last use. */
function SessionRow({ session }: { session: Session }) {
  const t = useT('account')
  const pending = useIsEnding(session.id)
  const name = useDeviceName(session)
  const Icon = session.device === 'phone' || session.device === 'tablet' ? PhoneIcon : DisplayIcon
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon className="size-6 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {session.isThis ? (
            <span className="rounded-full bg-ok-soft px-2 py-0.5 text-xs font-semibold text-ok">
              {t('sessionHere')}
            </span>
          ) : null}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {session.place ? `${session.place}\u00a0· ` : null}
          {session.isThis ? (
            t('sessionActiveNow')
          ) : (
            <>
              {t('sessionActive')} <RelativeTime at={session.lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {session.isThis ? null : (
        <Form
          method="post"
          replace
          preventScrollReset
          // The focused button disappears with its row.
          onSubmit={() => document.getElementById('account-sessions')?.focus({ preventScroll: true })}
        >
          <input type="hidden" name="session" value={session.id} />
          <Button
            type="submit"
            size="s"
            name="intent"
            value="end-session"
            pending={pending}
            aria-label={t('sessionEndNamed', { name })}
          >
            {t('sessionEnd')}
          </Button>
        </Form>
      )}
    </li>
  )
}

/** "Firefox on Windows", or the part that is known. */
function useDeviceName({ browser, system, device }: Session): string {
  const t = useT('account')
  if (browser && system) return t('sessionOn', { browser, system })
  return browser ?? system ?? t(device ? `sessionKind.${device}` : 'sessionUnknown')
}

/** Whether the form in flight ends this session. */
function useIsEnding(id: string): boolean {
  const isSent = useSentIntent() === 'end-session'
  return useNavigation().formData?.get('session') === id && isSent
}

/** Passkeys and providers that may end too: none where they are the only way to sign in. */
type SignOutEverywhereProps = { access: AccountData['access']; providers: string[] }

/** Lists what else gives access to the account, and ends it after a confirmation; null where there is nothing. */
function SignOutEverywhere({
  access: { sessions, browsers, hasFeed, tokens, passkeys },
  providers,
}: SignOutEverywhereProps) {
  const t = useT('account')
  const language = useLanguage()
  const pending = useSentIntent() === 'end-other-sessions'
  const ends = [
    sessions > 0 && t('everywhere.sessions', { count: sessions }),
    browsers > 0 && t('everywhere.browsers', { count: browsers }),
    hasFeed && t('everywhere.feed'),
    tokens > 0 && t('everywhere.tokens', { count: tokens }),
  ].filter((line) => line !== false)
  if (ends.length === 0 && providers.length === 0 && passkeys === 0) return null
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-8.5 cursor-pointer list-none items-center rounded-control border border-line-strong px-3 py-1 text-sm font-semibold hover:bg-sunken pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {t('everywhere')}
      </summary>
      <Form
        method="post"
        replace
        preventScrollReset
        className="mt-3 grid gap-3 rounded-control border border-line p-4"
        // The focused button disappears with the list.
        onSubmit={() => document.getElementById('account-sessions')?.focus({ preventScroll: true })}
      >
        {ends.length > 0 ? (
          <div>
            <p>{t('everywhereCopy')}</p>
            <ul className="mt-1 list-disc pl-5 text-muted">
              {ends.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {providers.length > 0 ? (
          <Checkbox
            name="signIns"
            label={t('everywhereSignIns', { providers: new Intl.ListFormat(language).format(providers) })}
          />
        ) : null}
        {passkeys > 0 ? <Checkbox name="passkeys" label={t('everywherePasskeys', { count: passkeys })} /> : null}
        <Button
          type="submit"
          variant="danger"
          name="intent"
          value="end-other-sessions"
          pending={pending}
          className="justify-self-start max-sm:w-full"
        >
          {t('everywhereYes')}
        </Button>
      </Form>
    </details>
  )
}
