/** What a personal token may be used for: each is a part of the public API. */
export const API_SCOPES = ['chart', 'transits', 'composite'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** What every token begins with, so that it is known for one wherever it turns up. */
const PREFIX = 'hds_'

/** A token as it is shown and sent: 256 random bits as 64 hexadecimal letters behind the prefix. */
export const toApiToken = (secret: string) => PREFIX + secret

/** The token in an `Authorization` header; null for anything else. */
export const tokenOfHeader = (header: string | null | undefined): string | null =>
  /^Bearer +(hds_[0-9a-f]{64}) *$/i.exec(header ?? '')?.[1] ?? null
