import { dayOf } from '~/ui/clock/clock'
import type { ShownMessage } from '../live/message-log'

/** What one wrote in one go. */
export type Run = { key: string; senderId: string; messages: ShownMessage[] }
export type Day = { key: string; at: string; runs: Run[] }

/** Whoever pauses longer than this begins anew, with face and time. */
const PAUSE_MS = 5 * 60_000

/** Messages in their order, by day and within it by sender, with at most five minutes between two that stand together. */
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

/** The same while a message waits and once it is sent: its element stays. */
export const keyOf = ({ senderId, clientId }: Pick<ShownMessage, 'senderId' | 'clientId'>) => `${senderId} ${clientId}`
