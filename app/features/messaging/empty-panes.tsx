import { useActionData, useRevalidator } from '@remix-run/react'
import type { ComponentType } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { CheckIcon, EditIcon, LockIcon, MessageIcon, SparkIcon } from '~/ui/icons'
import { EmptyState } from '~/ui/states/empty-state'
import { ErrorCard } from '~/ui/states/error-card'
import type { MessagesAnswer } from './answer-messages.server'
import { NEW_MESSAGE_PATH, type Thread } from './messages-page'
import { Composer } from './thread/composer'

const FEATURES: { Icon: ComponentType; title: Key<'messages-more'>; text: Key<'messages-more'> }[] = [
  { Icon: SparkIcon, title: 'welcomeBegin', text: 'welcomeBeginText' },
  { Icon: CheckIcon, title: 'welcomeKept', text: 'welcomeKeptText' },
  { Icon: LockIcon, title: 'welcomeRequest', text: 'welcomeRequestText' },
  { Icon: EditIcon, title: 'welcomeCalm', text: 'welcomeCalmText' },
]

/** Before there is any conversation: what the page offers. */
export function WelcomePane() {
  const t = useT('messages-more')
  const messages = useT('messages')
  return (
    <section className="mx-auto max-w-[34rem] px-5 py-8 md:py-12" aria-labelledby="welcome">
      <h2 id="welcome" className="font-serif text-2xl font-medium">
        {t('welcome')}
      </h2>
      <p className="mt-1.5 text-lg text-muted">{t('welcomeText')}</p>
      <ul className="mt-6 grid gap-5">
        {FEATURES.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
              <Icon />
            </span>
            <span className="min-w-0">
              <strong className="block font-semibold">{t(title)}</strong>
              <span className="text-pretty text-muted">{t(text)}</span>
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink to={NEW_MESSAGE_PATH} variant="primary" className="mt-7">
        <EditIcon className="size-4.5" />
        {messages('newMessage')}
      </ButtonLink>
    </section>
  )
}

/** There are conversations, but none is selected. */
export function SelectPane() {
  const t = useT('messages-more')
  return (
    <EmptyState className="m-auto" icon={<MessageIcon />} title={t('select')}>
      {t('selectText')}
    </EmptyState>
  )
}

/** The conversation that the address names can't be shown. */
export function NoThreadPane({ kind, listPath }: { kind: Exclude<Thread['kind'], 'open' | 'new'>; listPath: string }) {
  const t = useT('messages-more')
  const common = useT('common')
  const messages = useT('messages')
  const { revalidate, state } = useRevalidator()
  const values = useActionData<MessagesAnswer>()?.values
  const back = (
    <ButtonLink to={listPath} className="lg:hidden">
      {messages('back')}
    </ButtonLink>
  )
  if (kind === 'failed') {
    return (
      <>
        <ErrorCard
          className="m-auto border-0"
          title={t('threadFailed')}
          retryLabel={common('retry')}
          retrying={state === 'loading'}
          onRetry={revalidate}
        >
          {t('threadFailedText')}
        </ErrorCard>
        {values?.content ? <Unsent {...values} content={values.content} /> : null}
      </>
    )
  }
  return (
    <EmptyState className="m-auto" icon={<MessageIcon />} title={t(kind)} action={back}>
      {t(`${kind}Text`)}
    </EmptyState>
  )
}

/** A message that a form, sent without scripts, could not deliver: it can be sent again unchanged. */
function Unsent({ content, ...fields }: Record<string, string> & { content: string }) {
  const t = useT('messages')
  return <Composer fields={fields} initial={content} label={t('composer')} submitLabel={t('send')} />
}
