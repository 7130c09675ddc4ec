/** What a personal token may be used for: each is a part of the public API. */
export const API_SCOPES = ['chart', 'transits', 'composite'] as const
export type ApiScope = (typeof API_SCOPES)[number]
