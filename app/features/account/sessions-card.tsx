import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import { DoneNote } from '~/ui/done-note'
import { EndedAccessNote } from '~/ui/ended-access-note'
import { FormAlert } from '~/ui/form-alert'
import { type AccountAnswer, type AccountData, answerTo, type SessionRow as Session } from './account'
import { SessionRow } from './session-row'
import { SignOutEverywhere } from './sign-out-everywhere'

/** So many are shown at once; somebody who never signs out has more. */
const SHOWN = 6

type Props = {
  sessions: Session[]
  access: AccountData['access']
  hasPassword: boolean
  /** The linked sign-ins, by name. */
  providers: string[]
  answer: AccountAnswer | undefined
}

/** Every place where the member is signed in; all but this one can be ended. */
export function SessionsCard({ sessions, access, hasPassword, providers, answer: anyAnswer }: Props) {
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
