import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { InboxRow } from '~/domain/messaging/hub-frames.schema'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { RequestState } from '~/domain/messaging/objects'

/** The other member of a conversation, as the viewer may see them. `hdType` is null if the chart is hidden. */
export type Person = {
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
  isVerified: boolean
}

/** A row of the list. `compatibility` is in percent, null unless the viewer knows both types. */
export type ListedConversation = { row: InboxRow; person: Person; compatibility: number | null }

/** A message found by its text. */
export type FoundText = {
  conversationId: string
  person: Person
  seq: number
  content: string
  createdAt: string
  isOwn: boolean
}

export type FoundTexts = {
  messages: FoundText[]
  /** More were found than these. */
  isCut: boolean
  /** `newest`: only those were searched; `partly`: some did not answer; `rest`: rate limited, none were searched. */
  state: 'whole' | 'newest' | 'partly' | 'rest'
}

export type ConversationList = {
  conversations: ListedConversation[]
  hasMore: boolean
  /** There is no conversation at all, with or without filters. */
  isEmpty: boolean
  /** Null without a search. */
  found: FoundTexts | null
}

export type OpenThread = {
  kind: 'open'
  id: string
  /** Null if the member is gone, away or blocked. */
  person: Person | null
  isOpen: boolean
  page: MessagePage
  request: RequestState
  /** Makes the form idempotent, which is sent without scripts. */
  clientId: string
  /** A suggested line in the composer, or null. */
  preset: string | null
}

export type NewThread = {
  kind: 'new'
  person: Person
  opener: string
  greetings: string[]
  clientId: string
  /** How many conversations may still be started, if few. */
  usage: { text: string; way: string } | null
}

export type Thread =
  | OpenThread
  | NewThread
  /** `nobody`, `self`, `closedToYou`: why no conversation can be started. */
  | { kind: 'missing' | 'failed' | 'nobody' | 'self' | 'closedToYou' }

/** Suggested lines that a link can ask for. */
export const PRESET_LINES = ['connected', 'love'] as const
export type PresetLine = (typeof PRESET_LINES)[number]

/** The query of the page's address. */
export type MessagesQuery = {
  c?: string | undefined
  to?: string | undefined
  /** With `c` or `to`: which line is suggested. */
  say?: PresetLine | undefined
  /** The percentage in the line `love`. */
  percent?: number | undefined
  q?: string | undefined
  type?: TypeCode | undefined
  /** Pages of the list. */
  list?: number | undefined
  /** Loads messages back to some before this `seq`. */
  before?: number | undefined
}

export type MessagesPageData = {
  query: MessagesQuery
  /** Null if it could not be loaded. */
  list: ConversationList | null
  thread: Thread | null
  /** The server's clock, an ISO instant, for the first render. */
  now: string
}

/** Explore in a mode where a person to write to is chosen. */
export const NEW_MESSAGE_PATH = '/app/explore?for=message'

/** An address of this page; empty values are left out. */
export function messagesPath(query: MessagesQuery, hash = ''): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value))
  const text = search.toString()
  return `/app/messages${text ? `?${text}` : ''}${hash}`
}

/** What a navigation's state asks for: an address, whether to focus the field, and a first message. */
export type Arrival = { path: string; focus: boolean; initialMessage: string | null }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads the state of a navigation: `openConversationId` with `focusInput`, or `startChatWith` (a username) with `initialMessage`. */
export function readArrival(state: object): Arrival | null {
  const { openConversationId, focusInput, startChatWith, initialMessage } = state as Record<string, unknown>
  const c = text(openConversationId)
  const to = text(startChatWith)
  if (!c && !to) return null
  return {
    path: messagesPath(c ? { c } : { to }),
    focus: Boolean(focusInput) || c === undefined,
    initialMessage: text(initialMessage) ?? null,
  }
}
