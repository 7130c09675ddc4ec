import type { EmailTopic } from '~/domain/community/notifications/notification-kinds'

export type Scope = EmailTopic | 'all'

export type UnsubscribePage =
  | {
      state: 'open'
      /** What the link is for. */
      scope: Scope
      /** What still comes, and could be stopped alone. */
      topics: EmailTopic[]
    }
  | { state: 'malformed' }

export type UnsubscribeAnswer = { state: 'done'; scope: Scope } | { state: 'malformed' | 'unexpected' | 'unreachable' }
