import { useActionData } from '@remix-run/react'
import type { ActAnswer } from './moderation'

/** Two pages of one thing differ in these. */
const OF_ONE_PAGE = new Set(['act', 'seen'])

/** The answer that refused this form where there are no scripts; nothing for any other form of the page. */
export function useRefused(
  fields: Record<string, string>,
  buttons: readonly { intent: string }[],
): ActAnswer | undefined {
  const answer = useActionData<ActAnswer>()
  if (!answer?.error || !buttons.some(({ intent }) => intent === answer.intent)) return undefined
  const isIt = Object.entries(fields).every(([name, value]) => OF_ONE_PAGE.has(name) || answer.values[name] === value)
  return isIt ? answer : undefined
}
