/** A member at a conversation, by whichever client. */
export type Talker = {
  readonly member: string
  readonly isLive: boolean
  /** Messages of one's own that are not acknowledged. */
  readonly pending: number
  /** The last message that is shown in unbroken order. */
  readonly last: number
  /** The codes of connections that ended. */
  readonly closes: number[]
  join(): Promise<unknown>
  send(content: string): void
  cut(): void
  leave(): void
  readAll(): Promise<unknown>
}
