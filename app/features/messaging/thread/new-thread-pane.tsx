import { useActionData, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { dateAndTime } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { Alert } from '~/ui/states/alert'
import { PremiumNote } from '~/ui/states/premium-note'
import { UsageLine } from '~/ui/states/usage-line'
import type { MessagesAnswer } from '../answer-messages.server'
import { keepDraft, readDraft } from '../live/draft'
import type { NewThread } from '../messages-page'
import { RefusedNote } from '../refused-messages'
import { Composer } from './composer'
import { ThreadHeader } from './thread-header'

type Props = { thread: NewThread; ownId: string; listPath: string; initial: string | null; block: ReactNode }

/** Before the first message: suggested openers and the composer. The conversation is created when it is sent. */
export function NewThreadPane({ thread, ownId, listPath, initial, block }: Props) {
  const t = useT('messages-more')
  const messages = useT('messages')
  const clock = useClock()
  const { person, opener, greetings, clientId, usage } = thread
  const navigation = useNavigation()
  const answer = useActionData<MessagesAnswer>()
  const isStarting = navigation.formData?.get('intent') === 'start'
  const refused = !isStarting && answer?.intent === 'start' ? answer : null
  const [line, setLine] = useState(refused?.values.content ?? initial ?? opener)
  const [restored, setRestored] = useState<string | null>(null)
  const recipientId = person.id
  useEffect(() => setRestored(readDraft(ownId, { recipientId })), [ownId, recipientId])
  // A suggested line wasn't typed by the member.
  const keep = (text: string) => keepDraft(ownId, { recipientId }, text === opener ? '' : text)
  const [choices, setChoices] = useState(0)
  const choose = (text: string) => {
    setLine(text)
    // Mounts the composer again: the chosen line may be the current one, edited since.
    setChoices(choices + 1)
    setRestored(null)
    keep(text)
  }
  return (
    <>
      <ThreadHeader person={person} isTyping={false} listPath={listPath} block={block} />
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-6">
        {isStarting ? (
          <p role="status" className="py-10 text-center font-semibold">
            {t('starting')}
          </p>
        ) : (
          <div className="mx-auto grid max-w-[34rem] gap-4">
            {usage && !refused ? <UsageLine line={usage} /> : null}
            <p className="text-pretty text-muted">{t('openerHint')}</p>
            <fieldset className="grid gap-2">
              <legend className="mb-2 text-sm font-semibold">{t('firstLines')}</legend>
              {[opener, ...greetings].map((text) => (
                <button
                  key={text}
                  type="button"
                  aria-pressed={text === line}
                  onClick={() => choose(text)}
                  className="rounded-card border border-line px-3.5 py-2.5 text-left transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft noscript:pointer-events-none"
                >
                  {text}
                </button>
              ))}
            </fieldset>
          </div>
        )}
        {refused?.error === 'limit' && refused.nextAt ? (
          <Alert tone="warning" focus className="mx-auto mt-4 max-w-[34rem]">
            {t('limit', { date: dateAndTime(refused.nextAt, clock) })}
            <PremiumNote />
          </Alert>
        ) : (
          <RefusedNote error={refused?.error ?? null} className="mx-auto mt-4 max-w-[34rem]" />
        )}
      </div>
      <Composer
        key={choices}
        fields={{ intent: 'start', to: person.username, clientId }}
        initial={line}
        restored={restored}
        onType={keep}
        label={messages('composer')}
        submitLabel={messages('send')}
        pending={isStarting}
        focus
      />
    </>
  )
}
