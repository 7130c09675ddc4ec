import type { ListedCard } from '~/data/connections/connection-lists.server'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import type { ConnectionState } from '~/domain/membership/connection-state'
import type { Suggestion } from '~/domain/membership/suggestion'
import { capital } from '~/domain/text/capital'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { ConnectionCard } from './connections-page'

/** What the database has of a card. */
export type Card = {
  /** Of a request of the viewer, the row's; else the member's. */
  id: string
  member: ListedCard['member']
  askedUsername: string | null
  state: ConnectionState
  note: string | null
  suggestion?: Suggestion
}

/** A card as the page shows it, its words in the page's language. */
export function toCard(
  { id, member, askedUsername, state, note, suggestion }: Card,
  viewer: Viewer,
  language: Language,
): ConnectionCard {
  const { id: _, isOnline, username, fullName, chart, ...columns } = member
  const shown = { ...columns, hdType: chart?.type ?? null, isTimeUncertain: chart?.isTimeUncertain ?? false }
  const percent = viewer.hdType && shown.hdType ? typeCompatibility(viewer.hdType, shown.hdType) : null
  return {
    id,
    member: username === null || fullName === null ? null : { ...shown, username, fullName },
    askedUsername,
    state,
    isOnline,
    percent,
    reason: suggestion ? reasonOf(suggestion, language) : null,
    note,
  }
}

/** "You complete 3 channels together · speaks Russian". */
function reasonOf({ channels, sharedLanguage }: Suggestion, language: Language): string | null {
  const t = translator(language, 'connections')
  const parts = [
    ...(channels > 0 ? [t('reason.channels', { count: channels })] : []),
    ...(sharedLanguage ? [t(`reason.speaks.${sharedLanguage}`)] : []),
  ]
  return capital(parts.join(' · ')) || null
}
