import { EMAIL_TOPICS, type EmailTopic } from '../../domain/community/notifications/notification-kinds'
import { seal, unseal } from '../server/seal.server'

/** What somebody wants no more mail about: one topic, or any of them. */
export type UnsubscribeScope = EmailTopic | 'all'

const LABEL = 'unsubscribe'
const SCOPES: readonly UnsubscribeScope[] = [...EMAIL_TOPICS, 'all']

/** Lets whoever has it stop mails of a member without signing in, and nothing else. It never ends: old mails can be stopped too. */
export async function unsubscribeToken(secret: string, memberId: string, scope: UnsubscribeScope): Promise<string> {
  const sealed = await seal(secret, LABEL, `${scope} ${memberId}`)
  return sealed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Whom a token is of, and what it stops; null for one that is not ours, or older than the secret. */
export async function readUnsubscribeToken(secret: string, token: string) {
  const opened = await unseal(secret, LABEL, token.replaceAll('-', '+').replaceAll('_', '/'))
  const [scope, memberId] = opened?.split(' ') ?? []
  const known = SCOPES.find((name) => name === scope)
  return known && memberId ? { memberId, scope: known } : null
}
