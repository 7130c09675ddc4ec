import type { EventKind, EventLanguage, EventState, GuestState } from '~/domain/events/event-kinds'
import type { FormAnswer } from '~/platform/client/form-answer'

/** A member in the lists of an event. */
export type EventMember = { username: string; fullName: string; avatarUrl: string | null }

/** The viewer's role in an event. */
export type Attendance = GuestState | 'host' | null

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
  attendance: Attendance
  host: EventMember
}

/** An event on its page. */
export type ShownEvent = ListedEvent & {
  description: string
  address: string | null
  /** Only for guests and the host. */
  link: string | null
  hasLink: boolean
  cancelNote: string | null
  /** The number of members ahead of the viewer on the waitlist. */
  ahead: number
}

export type EventPageData = {
  title: string
  now: string
  event: ShownEvent
  /** Members the viewer may see; the counts include others. `waiting` is empty for all but the host. */
  going: EventMember[]
  waiting: EventMember[]
}

export const EVENTS_RESOURCE = '/resources/events'
/** The URL of an event. */
export const eventPath = (id: string) => `/app/events/${id}`

/** Why an action on an event's page was refused. */
export type EventRefusal =
  | ('missing' | 'closed' | 'host' | 'suspended' | 'undecided' | 'invalid' | 'noteTooLong')
  | ('tooMany' | 'unexpected' | 'unreachable' | 'signedOut')
export type EventAnswer =
  | { done: true; state: GuestState | 'none' | 'cancelled' }
  | { done: false; error: EventRefusal }

/** A place that a typed city may mean. */
export type PlaceChoice = { id: string; name: string; detail: string }

export type EventFormError = 'suspended' | 'undecided' | 'over' | 'noPlaces'
/** The response to a refused form. */
export type EventFormAnswer = FormAnswer<EventFormError, 'saved'> & { choices?: PlaceChoice[] }

/** The view model of the form, for a new or an existing event. */
export type EventFormData = {
  title: string
  id: string
  isNew: boolean
  values: Record<string, string>
  goingCount: number
}
