const CHART = '/app/profile'
const MESSAGES = '/app/messages'
const CONVERSATION_ID = /^[\w-]{1,64}$/

/**
 * The name under which a page is kept for reading offline, null for those that are not: the member's chart, the list of their
 * messages, each conversation. An address that asks for more is another page: the chart on paper, the search in messages.
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
