import { useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { TypeBadge } from '~/ui/members/type-badge'
import type { MessagesAnswer } from './messages-answer'
import type { Person } from './messages-page'
import { RefusedNote } from './thread/refused-note'

type Props = { conversationId: string; person: Person; block: ReactNode; onAccept: () => void }

/** A stranger's first message: accept, ignore or block. Writing back accepts it too. */
export function RequestBar({ conversationId, person, block, onAccept }: Props) {
  const t = useT('messages-more')
  const messages = useT('messages')
  const fetcher = useFetcher<MessagesAnswer>()
  const pending = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')
  const error = fetcher.state === 'idle' ? (fetcher.data?.error ?? null) : null
  return (
    <section className="shrink-0 border-t border-line bg-sunken px-4 py-3" aria-labelledby="request-title">
      <h3 id="request-title" className="wrap-anywhere">
        {t('requestTitle', { name: person.fullName })}
      </h3>
      {person.hdType ? (
        <TypeBadge
          type={person.hdType}
          label={messages(`type.${person.hdType}`)}
          isTimeUncertain={person.isTimeUncertain}
        />
      ) : null}
      <p className="mt-0.5 text-sm text-pretty text-muted">{t('requestText')}</p>
      <RefusedNote error={error} className="mt-2" />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <fetcher.Form method="post" className="contents">
          <input type="hidden" name="conversation" value={conversationId} />
          <Button
            type="submit"
            name="intent"
            value="accept"
            variant="primary"
            size="s"
            pending={pending === 'accept'}
            onClick={onAccept}
          >
            {t('accept')}
          </Button>
          <Button type="submit" name="intent" value="ignore" size="s" pending={pending === 'ignore'}>
            {t('ignore')}
          </Button>
        </fetcher.Form>
        {block}
      </div>
    </section>
  )
}
