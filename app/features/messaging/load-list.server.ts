import { CONVERSATIONS_A_PAGE } from '~/domain/messaging/limits'
import { searchText } from '~/domain/text/search-text'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ConversationList, ListedConversation, MessagesQuery } from './messages-page'
import { searchTexts } from './search-texts.server'

/** The list as the address asks for it: of one type, found by name and text, so many pages. */
export async function toList(
  context: Context,
  viewer: Viewer,
  all: ListedConversation[],
  { q, type, list = 1 }: MessagesQuery,
): Promise<ConversationList> {
  const ofType = type ? all.filter(({ person }) => person.hdType === type) : all
  const named = q ? ofType.filter(({ person }) => isNamed(person, q)) : ofType
  const shown = list * CONVERSATIONS_A_PAGE
  return {
    conversations: named.slice(0, shown),
    hasMore: named.length > shown,
    isEmpty: all.length === 0,
    found: q ? await searchTexts(context, viewer, ofType, q) : null,
  }
}

function isNamed({ fullName, username }: ListedConversation['person'], looked: string) {
  const wanted = searchText(looked.replace(/^@/, ''))
  return searchText(fullName).includes(wanted) || searchText(username).includes(wanted)
}
