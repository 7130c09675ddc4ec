import { dayOf } from '~/ui/clock/clock'
import type { ShownMessage } from '../live/message-log'

/** Consecutive messages of one sender. */
export type Run = { key: string; senderId: string; messages: ShownMessage[] }
export type Day = { key: string; at: string; runs: Run[] }

/** A longer pause starts a new run, with avatar and time. */
const PAUSE_MS = 5 * 60_000

/** Groups messages by day in the time zone, and within a day into runs of one sender with pauses of at most five minutes. */
export function groupMessages(messages: readonly ShownMessage[], timeZone: string): Day[] {
  const days: Day[] = []
  let before: ShownMessage | undefined
  for (const message of messages) {
    const key = dayOf(Date.parse(message.createdAt), timeZone)
    let day = days.at(-1)
    if (day?.key !== key) {
      day = { key, at: message.createdAt, runs: [] }
      days.push(day)
    }
    const run = day.runs.at(-1)
    const pauseMs = before ? Date.parse(message.createdAt) - Date.parse(before.createdAt) : 0
    if (run && run.senderId === message.senderId && pauseMs <= PAUSE_MS) run.messages.push(message)
    else day.runs.push({ key: keyOf(message), senderId: message.senderId, messages: [message] })
    before = message
  }
  return days
}

/** The React key of a message; the same before and after it is sent. */
export const keyOf = ({ senderId, clientId }: Pick<ShownMessage, 'senderId' | 'clientId'>) => `${senderId} ${clientId}`
