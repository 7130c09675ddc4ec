import { useFetcher } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DoneNote } from '~/ui/done-note'
import { EmptyState } from '~/ui/empty-state'
import { FormAlert } from '~/ui/form-alert'
import { useFocusWhenFewer } from '~/ui/use-focus-when-fewer'
import type { PrivacyAnswer, PrivacyData } from './privacy'

/** Whom a member blocked, each with a way back. */
export function BlockedList({ blocked }: Pick<PrivacyData, 'blocked'>) {
  const t = useT('privacy-settings')
  const { Form, data: answer, state, formData } = useFetcher<PrivacyAnswer>()
  const waiting = state === 'idle' ? null : formData?.get('username')
  const title = useFocusWhenFewer(blocked.length)
  return (
    <Card as="section" aria-labelledby="blocked" className="max-w-170">
      <h2 id="blocked" ref={title} tabIndex={-1} className="scroll-mt-20">
        {t('blockedTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('blockedLead')}</p>
      {waiting ? null : <FormAlert error={answer?.error ?? null} words={() => t('error.missing')} className="mt-4" />}
      {blocked.length === 0 ? (
        <EmptyState title={t('blockedNobody')} className="py-6!">
          {t('blockedNobodyText')}
        </EmptyState>
      ) : (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {blocked.map(({ username, fullName, avatarUrl }) => (
            <li key={username} className="flex items-center gap-3 py-2.5">
              <Avatar name={fullName} src={avatarUrl} />
              <p className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{fullName}</span>
                <span className="block truncate text-sm text-muted">{`@${username}`}</span>
              </p>
              <Form method="post" action="/resources/blocks">
                <input type="hidden" name="username" value={username} />
                <Button
                  type="submit"
                  name="intent"
                  value="unblock"
                  size="s"
                  pending={waiting === username}
                  aria-label={t('unblockNamed', { name: fullName })}
                >
                  {t('unblock')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <DoneNote done={answer?.done === 'unblocked' && !waiting ? answer : null}>{t('unblocked')}</DoneNote>
    </Card>
  )
}
