import { useActionData, useFetcher, useLocation, useNavigate, useNavigation, useRevalidator } from '@remix-run/react'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { ClockProvider } from '~/ui/clock/use-clock'
import { ButtonLink } from '~/ui/controls/button-link'
import { CheckIcon, EditIcon, LockIcon, MessageIcon, SparkIcon } from '~/ui/icons'
import { EmptyState } from '~/ui/states/empty-state'
import { ErrorCard } from '~/ui/states/error-card'
import type { MessagesAnswer } from './answer-messages.server'
import { ConversationList, ListFailed } from './list/conversation-list'
import { useLiveRows } from './list/use-live-rows'
import {
  type Arrival,
  type ListedConversation,
  type MessagesPageData,
  messagesPath,
  NEW_MESSAGE_PATH,
  type Person,
  readArrival,
  type Thread,
} from './messages-page'
import { RefusedMessages } from './refused-messages'
import { Composer } from './thread/composer'
import { NewThreadPane } from './thread/new-thread-pane'
import { requestKey, ThreadPane } from './thread/thread-pane'

type Props = {
  page: MessagesPageData
  ownId: string
  /** A form with one button that blocks this member. */
  block: (person: Person) => ReactNode
}

/** The list and the open conversation beside it; on a phone the conversation if one is open, else the list. */
export function MessagesView({ page, ownId, block }: Props) {
  const t = useT('messages')
  const { query, list, thread, now } = page
  const isWelcome = !thread && list?.isEmpty
  const isThread = thread !== null || isWelcome
  const [announcement, announce] = useAnnouncement()
  useIgnoredRequest(query.c, announce)
  return (
    <ClockProvider now={now}>
      {/* One element: on a phone with an open thread the app shell leaves room only for its last child. */}
      <div>
        <h1 className={isThread ? 'sr-only' : 'mb-3 lg:sr-only'}>{t('title')}</h1>
        <div
          className={`flex min-w-0 border-line bg-surface md:min-h-[min(30rem,calc(100dvh-1rem))] md:low:min-h-0 md:overflow-hidden md:rounded-card md:border lg:grid ${isWelcome ? '' : 'lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[23rem_minmax(0,1fr)]'} ${thread ? 'max-md:h-[calc(100dvh-var(--bottom-bar)-var(--kept,0px))] md:h-full' : 'max-md:rounded-card max-md:border md:h-[calc(100dvh-6.375rem-var(--kept,0px))] lg:-mb-7'}`}
        >
          {isWelcome ? null : (
            <section
              aria-label={t('listLabel')}
              className={`flex min-h-0 min-w-0 flex-1 flex-col border-line lg:border-r ${isThread ? 'max-lg:hidden' : ''}`}
            >
              <RefusedMessages openId={query.c} />
              {list ? <ConversationList list={list} query={query} openId={query.c} /> : <ListFailed />}
            </section>
          )}
          <section className={`flex min-h-0 min-w-0 flex-1 flex-col ${isThread ? '' : 'max-lg:hidden'}`}>
            {isWelcome ? <Welcome /> : <Pane page={page} ownId={ownId} block={block} announce={announce} />}
          </section>
        </div>
        {/* Dialogs hide everything around them but `aria-live`, and what is done in one is announced here. */}
        <div role="status" aria-live="polite" className="sr-only">
          <p key={announcement.count}>{announcement.text}</p>
        </div>
      </div>
    </ClockProvider>
  )
}

/** What was done last, for screen readers: on screen it is seen. `count` tells equal texts apart. */
function useAnnouncement() {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 })
  const announce = useCallback((text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })), [])
  return [announcement, announce] as const
}

/**
 * Announces that a request was ignored, which leads back to the list, and focuses the main part of the page: the pane with the
 * form is gone by then. Stays silent if the member has opened another conversation by then.
 */
function useIgnoredRequest(openId: string | undefined, announce: (text: string) => void) {
  const t = useT('messages-more')
  const lastId = useRef(openId)
  if (openId) lastId.current = openId
  const { state, formData, data } = useFetcher<MessagesAnswer>({ key: requestKey(lastId.current) })
  const ignoredId = useRef<string | undefined>()
  useEffect(() => {
    if (state !== 'idle') {
      ignoredId.current = formData?.get('intent') === 'ignore' ? lastId.current : undefined
      return
    }
    const isStillOpen = openId === ignoredId.current && !data?.error
    if (!ignoredId.current || isStillOpen) return
    ignoredId.current = undefined
    if (openId) return
    announce(t('requestIgnored'))
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [state, formData, data, openId, announce, t])
}

const NONE: ListedConversation[] = []

/** Shown until a first conversation arrives, when the page's data is loaded again. */
function Welcome() {
  useLiveRows(NONE, false)
  return (
    <>
      <RefusedMessages openId={undefined} />
      <WelcomePane />
    </>
  )
}

function Pane({ page: { query, thread }, ownId, block, announce }: Props & { announce: (text: string) => void }) {
  const { location } = useNavigation()
  const arrival = useArrival()
  const listPath = messagesPath({ q: query.q, type: query.type, list: query.list })
  const next = location?.pathname === '/app/messages' ? new URLSearchParams(location.search).get('c') : null
  if (next && next !== query.c) return <LoadingPane />
  if (!thread) return <SelectPane />
  if (thread.kind === 'open') {
    return (
      <ThreadPane
        // Another conversation, or another place in it, mounts a new pane.
        key={`${thread.id} ${query.before ?? ''} ${thread.preset ?? ''}`}
        thread={thread}
        query={query}
        ownId={ownId}
        listPath={listPath}
        focus={arrival?.focus ?? thread.preset !== null}
        block={thread.person && block(thread.person)}
        announce={announce}
      />
    )
  }
  if (thread.kind === 'new') {
    return (
      <NewThreadPane
        key={`${thread.person.id} ${arrival?.initialMessage ?? ''}`}
        thread={thread}
        ownId={ownId}
        listPath={listPath}
        initial={arrival?.initialMessage ?? null}
        block={block(thread.person)}
      />
    )
  }
  return <NoThreadPane kind={thread.kind} listPath={listPath} />
}

/** Replaces the address by what the navigation's state asks for, so that it survives a reload. */
function useArrival(): Arrival | null {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [brought, setBrought] = useState<Arrival | null>(null)
  useEffect(() => {
    if (typeof state !== 'object' || state === null) return
    const arrival = readArrival(state)
    if (!arrival) return
    setBrought(arrival)
    navigate(arrival.path, { replace: true, preventScrollReset: true })
  }, [state, navigate])
  return brought
}

const BONE = 'animate-shimmer bg-sunken'

/** A skeleton of a conversation that is being loaded. */
function LoadingPane() {
  const common = useT('common')
  return (
    <div className="flex flex-1 flex-col" aria-busy="true">
      <span className="sr-only">{common('loading')}</span>
      <div className="flex items-center gap-3 border-b border-line px-4 py-2.5">
        <span className={`size-11 rounded-full ${BONE}`} />
        <span className={`h-4 w-40 rounded-control ${BONE}`} />
      </div>
      <div className="grid flex-1 content-start gap-3 px-4 py-10">
        <span className={`h-10 w-3/5 rounded-[14px] ${BONE}`} />
        <span className={`h-16 w-1/2 justify-self-end rounded-[14px] ${BONE}`} />
        <span className={`h-10 w-2/5 rounded-[14px] ${BONE}`} />
      </div>
    </div>
  )
}

const FEATURES: { Icon: ComponentType; title: Key<'messages-more'>; text: Key<'messages-more'> }[] = [
  { Icon: SparkIcon, title: 'welcomeBegin', text: 'welcomeBeginText' },
  { Icon: CheckIcon, title: 'welcomeKept', text: 'welcomeKeptText' },
  { Icon: LockIcon, title: 'welcomeRequest', text: 'welcomeRequestText' },
  { Icon: EditIcon, title: 'welcomeCalm', text: 'welcomeCalmText' },
]

/** Before there is any conversation: what the page offers. */
function WelcomePane() {
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
function SelectPane() {
  const t = useT('messages-more')
  return (
    <EmptyState className="m-auto" icon={<MessageIcon />} title={t('select')}>
      {t('selectText')}
    </EmptyState>
  )
}

/** The conversation that the address names can't be shown. */
function NoThreadPane({ kind, listPath }: { kind: Exclude<Thread['kind'], 'open' | 'new'>; listPath: string }) {
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
