const CHART = '/app/profile'
const MESSAGES = '/app/messages'
const CONVERSATION_ID = /^[\w-]{1,64}$/

/**
 * The cache key of a page for offline reading: the member's chart, the list of their conversations, each conversation. Null for all
 * others, including those with further parameters, such as the printed chart or the search in messages.
 */
export function cacheKeyOf({ pathname, searchParams }: URL): string | null {
  const names = [...searchParams.keys()].join()
  if (names === '' && (pathname === CHART || pathname === MESSAGES)) return pathname
  const conversation = searchParams.get('c') ?? ''
  const isOne = pathname === MESSAGES && names === 'c' && CONVERSATION_ID.test(conversation)
  return isOne ? `${MESSAGES}?c=${conversation}` : null
}

export const isConversation = (address: string) => address.startsWith(`${MESSAGES}?`)
export const isChart = (address: string) => address === CHART
