import type { Account } from './account'
import type { Page, WireMessage } from './frames'

/** Everything of a conversation after a message, page by page, as a member reads it by HTTP. */
export async function readHistory(account: Account, conversationId: string, after = 0): Promise<WireMessage[]> {
  const found: WireMessage[] = []
  for (let more = true; more; ) {
    const last = found.at(-1)?.seq ?? after
    const path = `/api/conversations/${conversationId}/messages?after=${last}&limit=50`
    const page = await account.ask<Page>('GET', path)
    found.push(...page.messages)
    more = page.more
  }
  return found
}
