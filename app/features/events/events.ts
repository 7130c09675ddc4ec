import type { EventKind, EventLanguage, EventState, GuestState } from '~/domain/events/event-kinds'
import type { FormAnswer } from '~/platform/forms/form-answer'

/** A member as lists of an event show them. */
export type EventMember = { username: string; fullName: string; avatarUrl: string | null }

/** What the viewer is to an event. */
export type Standing = GuestState | 'host' | null

/** An event in a list. Instants are ISO 8601. */
export type ListedEvent = {
  id: string
  kind: EventKind
  title: string
  language: EventLanguage
  isOnline: boolean
  /** City and country in the reader's language. */
  place: string | null
  timeZone: string
  startsAt: string
  endsAt: string
  capacity: number | null
  state: EventState
  goingCount: number
  waitingCount: number
  standing: Standing
  host: EventMember
}

/** An event on its page. */
export type ShownEvent = ListedEvent & {
  description: string
  address: string | null
  /** Only where the viewer goes, or is the host. */
  link: string | null
  hasLink: boolean
  cancelNote: string | null
  /** So many wait before the viewer. */
  ahead: number
}

export type EventPageData = {
  title: string
  now: string
  event: ShownEvent
  /** Whom the viewer may see; the others are in the counts. Who waits, only the host is told. */
  going: EventMember[]
  waiting: EventMember[]
}

export const EVENTS_RESOURCE = '/resources/events'
/** The address of an event. */
export const eventPath = (id: string) => `/app/events/${id}`

/** Why a button of an event's page was refused. */
export type EventRefusal =
  | ('missing' | 'closed' | 'host' | 'suspended' | 'undecided' | 'invalid' | 'noteTooLong')
  | ('tooMany' | 'unexpected' | 'unreachable' | 'signedOut')
export type EventAnswer =
  | { done: true; state: GuestState | 'none' | 'cancelled' }
  | { done: false; error: EventRefusal }

/** A place that a typed city may be. */
export type PlaceChoice = { id: string; name: string; detail: string }

export type EventFormError = 'suspended' | 'undecided' | 'over' | 'noPlaces'
/** What the form of an event answers when it is refused. */
export type EventFormAnswer = FormAnswer<EventFormError, 'saved'> & { choices?: PlaceChoice[] }

/** The form of an event: of a new one, or of one that is. */
export type EventFormData = {
  title: string
  id: string
  isNew: boolean
  values: Record<string, string>
  goingCount: number
}
