import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { InboxRow } from '~/domain/messaging/hub-frames.schema'
import type { MessagePage } from '~/domain/messaging/message.schema'
import type { RequestState } from '~/domain/messaging/objects'

/** The other one of a conversation, as far as the viewer may see them. `hdType` is null where the chart is closed. */
export type Person = {
  id: string
  username: string
  fullName: string
  avatarUrl: string | null
  hdType: TypeCode | null
  isTimeUncertain: boolean
  isVerified: boolean
}

/** A row of the list. `compatibility` in percent, null unless both types are known to the viewer. */
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
  /** `rest`: too many searches, texts were left out; `partly`: some conversations did not answer. */
  state: 'whole' | 'newest' | 'partly' | 'rest'
}

export type ConversationList = {
  conversations: ListedConversation[]
  hasMore: boolean
  /** There is no conversation at all, whatever is filtered. */
  isEmpty: boolean
  /** Null where nothing is searched. */
  found: FoundTexts | null
}

export type OpenThread = {
  kind: 'open'
  id: string
  /** Null for who is gone, away, or on the other side of a block. */
  person: Person | null
  isOpen: boolean
  page: MessagePage
  request: RequestState
  /** For the form that is sent without scripts: sent twice, it is one message. */
  clientId: string
  /** A first line that stands ready; null: none. */
  preset: string | null
}

export type NewThread = {
  kind: 'new'
  person: Person
  opener: string
  greetings: string[]
  clientId: string
  /** How many may be begun yet, once that is few. */
  usage: { text: string; way: string } | null
}

export type Thread =
  | OpenThread
  | NewThread
  /** `nobody`, `self`, `closedToYou`: who was to be written to. */
  | { kind: 'missing' | 'failed' | 'nobody' | 'self' | 'closedToYou' }

/** First lines that a link can bring along: for somebody one is connected to. */
export const PRESET_LINES = ['connected', 'love'] as const
export type PresetLine = (typeof PRESET_LINES)[number]

/** What the address asks for: what is searched, what is shown, and how much of it. */
export type MessagesQuery = {
  c?: string | undefined
  to?: string | undefined
  /** With `c` or `to`: which first line stands ready. */
  say?: PresetLine | undefined
  /** The percentage that the line `love` says. */
  percent?: number | undefined
  q?: string | undefined
  type?: TypeCode | undefined
  /** Pages of the list. */
  list?: number | undefined
  /** Messages from well before this `seq` on. */
  before?: number | undefined
}

export type MessagesPageData = {
  query: MessagesQuery
  /** Null where it could not be loaded. */
  list: ConversationList | null
  thread: Thread | null
  /** The server's clock, an ISO instant, for the first render. */
  now: string
}

/** An address of this page; what is not named is left out. */
export function messagesPath(query: MessagesQuery, hash = ''): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value))
  const text = search.toString()
  return `/app/messages${text ? `?${text}` : ''}${hash}`
}
