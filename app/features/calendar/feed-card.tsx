import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { FEED_KINDS, FREQUENT_KINDS } from '~/domain/calendar/calendar-kinds'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { Checkbox } from '~/ui/controls/checkbox'
import { CopyField } from '~/ui/controls/copy-field'
import { FieldNote } from '~/ui/controls/field'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import type { CalendarData, FeedAnswer, FeedError } from './calendar'

type Props = { feed: CalendarData['feed']; answer: FeedAnswer | undefined; action: string }

/** The calendar to subscribe to: what it holds, its address as long as it may be shown, another one, and its end. */
export function FeedCard({ feed, answer, action }: Props) {
  const t = useT('calendar')
  const sent = useSentIntent()
  const problem = answer?.problems.kinds
  const typed = answer && (problem || answer.error) ? answer.values : null
  const isChosen = (kind: (typeof FEED_KINDS)[number]) =>
    typed && (answer?.intent === 'create' || answer?.intent === 'save')
      ? kind in typed
      : (feed?.kinds.includes(kind) ?? !FREQUENT_KINDS.includes(kind))
  const done = answer?.done
  return (
    <section aria-labelledby="feed" className="scroll-mt-4 grid gap-3">
      <div>
        <h2 id="feed">{t('feedTitle')}</h2>
        <p className="max-w-[66ch] text-pretty text-muted">{t('feedText')}</p>
      </div>
      <Card className="grid gap-4">
        {sent ? null : <FormAlert<FeedError> error={answer?.error ?? null} words={(error) => t(`refused.${error}`)} />}
        {answer?.address ? (
          <FeedAddress key={answer.address.https} address={answer.address} />
        ) : feed ? (
          <p>{t('isMade', { when: feed.made })}</p>
        ) : null}
        <Form method="post" action={action} preventScrollReset className="grid gap-3" key={feed ? feed.made : 'none'}>
          <fieldset aria-describedby={problem ? 'feed-kinds-note' : undefined}>
            <legend className="mb-2 text-sm font-semibold">{t('feedKinds')}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {FEED_KINDS.map((kind) => (
                <Checkbox key={kind} name={kind} label={t(`feedKind.${kind}`)} defaultChecked={isChosen(kind)} />
              ))}
            </div>
            {problem ? <FieldNote id="feed-kinds-note" error={t('problem.kinds.none')} /> : null}
          </fieldset>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              name="intent"
              value={feed ? 'save' : 'create'}
              variant={feed ? 'quiet' : 'primary'}
              pending={sent === 'create' || sent === 'save'}
              className="max-sm:w-full"
            >
              {t(feed ? 'save' : 'make')}
            </Button>
            <DoneNote done={!sent && (done === 'saved' || done === 'removed') ? answer! : null}>
              {t(done === 'removed' ? 'removed' : 'saved')}
            </DoneNote>
          </div>
        </Form>
        <p className="max-w-[66ch] text-sm text-pretty text-muted">{t('feedPrivate')}</p>
        {feed ? (
          <div className="border-t border-line pt-2" key={`sure ${feed.made}`}>
            <Sure intent="renew" action={action} pending={sent === 'renew'} />
            <Sure intent="remove" action={action} pending={sent === 'remove'} />
          </div>
        ) : null}
      </Card>
    </section>
  )
}

function Sure({ intent, action, pending }: { intent: 'renew' | 'remove'; action: string; pending: boolean }) {
  const t = useT('calendar')
  const isEnd = intent === 'remove'
  return (
    <details>
      <summary
        className={`inline-flex min-h-11 cursor-pointer items-center font-semibold underline-offset-4 hover:underline ${isEnd ? 'text-danger' : 'text-accent'}`}
      >
        {t(intent)}
      </summary>
      <Form
        method="post"
        action={action}
        preventScrollReset
        className="mt-1 mb-3 grid gap-3 rounded-control border border-line p-4"
      >
        <p>{t(`${intent}Sure`)}</p>
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={isEnd ? 'danger' : 'primary'}
          pending={pending}
          className="justify-self-start max-sm:w-full"
        >
          {t(`${intent}Yes`)}
        </Button>
      </Form>
    </details>
  )
}

/** The address of the calendar, the only time it can be shown. */
function FeedAddress({ address: { https, webcal } }: { address: NonNullable<FeedAnswer['address']> }) {
  const t = useT('calendar')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = { label: t('addressLabel'), copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }
  return (
    <div className="grid gap-3 rounded-control bg-accent-soft p-4">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {t('addressTitle')}
        </h3>
        <p>{t('addressOnce')}</p>
      </div>
      <CopyField value={https} words={words}>
        <a href={webcal} className={buttonLook('primary', 'm', 'max-sm:w-full')}>
          {t('subscribe')}
        </a>
      </CopyField>
    </div>
  )
}
