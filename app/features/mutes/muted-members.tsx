import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DoneNote } from '~/ui/done-note'
import { EmptyState } from '~/ui/empty-state'
import { FormAlert } from '~/ui/form-alert'
import { useFocusWhenFewer } from '~/ui/use-focus-when-fewer'
import type { MuteAnswer, MutesData } from './mutes'

/** Whom a member muted and until when, each with a way back. */
export function MutedMembers({ members }: Pick<MutesData, 'members'>) {
  const t = useT('mutes')
  const { Form, data: answer, state, formData } = useFetcher<MuteAnswer>()
  const waiting = state === 'idle' ? null : formData?.get('username')
  const title = useFocusWhenFewer(members.length)
  return (
    <Card as="section" aria-labelledby="muted" className="max-w-170">
      <h2 id="muted" ref={title} tabIndex={-1} className="scroll-mt-20">
        {t('membersTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('membersLead')}</p>
      {waiting ? null : (
        <FormAlert error={answer?.error ?? null} words={(problem) => t(`error.${problem}`)} className="mt-4" />
      )}
      {members.length === 0 ? (
        <EmptyState title={t('membersNobody')} className="py-6!">
          {t('membersNobodyText')}
        </EmptyState>
      ) : (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {members.map(({ username, fullName, avatarUrl, until }) => (
            <li key={username} className="flex items-center gap-3 py-2.5">
              <Avatar name={fullName} src={avatarUrl} />
              <p className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{fullName}</span>
                <span className="facts text-sm text-muted">
                  <span className="wrap-anywhere">{`@${username}`}</span>
                  <span>{until === null ? t('untilUnmuted') : t('until', { date: until })}</span>
                </span>
              </p>
              <Form method="post" action="/resources/mutes">
                <input type="hidden" name="username" value={username} />
                <Button
                  type="submit"
                  name="intent"
                  value="unmute"
                  size="s"
                  pending={waiting === username}
                  aria-label={t('unmuteNamed', { name: fullName })}
                >
                  {t('unmute')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <DoneNote done={answer?.done === 'unmuted' && !waiting ? answer : null}>{t('unmuted')}</DoneNote>
    </Card>
  )
}
