/** What members come together for: something to learn, a talk in the round, a meeting. */
export const EVENT_KINDS = ['workshop', 'circle', 'gathering'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** `cancelled` is the end: an event is not brought back. `hidden`: by moderators, until they show it again. */
export const EVENT_STATES = ['planned', 'cancelled', 'hidden'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** `waiting`: all places are taken; the guest who has waited longest gets the next one. */
export const GUEST_STATES = ['going', 'waiting'] as const
export type GuestState = (typeof GUEST_STATES)[number]

/** What can be spoken at an event. */
export const EVENT_LANGUAGES = ['en', 'ru', 'de', 'es', 'fr', 'it', 'pt', 'pl', 'uk'] as const
export type EventLanguage = (typeof EVENT_LANGUAGES)[number]
