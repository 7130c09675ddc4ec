import { insertConversation } from '../../app/data/conversations.server'
import { conversationId, pairKey } from '../../app/domain/messaging/conversation-id'
import type { ConversationObject, HubObject, Participant } from '../../app/domain/messaging/objects'
import type { Bindings } from '../../app/platform/server/env.server'
import type { Database } from '../../drizzle/client'
import { conversations } from '../../drizzle/schema/conversations'
import { users } from '../../drizzle/schema/users'
import type { SeedTalk } from '../../drizzle/seed/talk'
import { CONNECTIONS } from '../../drizzle/seed/ties'
import { realNow, setClock } from './clock'
import type { Conversation } from './objects'
import { beganAt, type TalkEvent, talkEvents } from './talk-events'
import { uuidOf } from './uuid-of'

type Member = Pick<typeof users.$inferSelect, 'id' | 'username' | 'hdType'>
type Objects = Pick<Bindings, 'CONVERSATION' | 'HUB'>

/**
 * Has the members write to each other what the seed holds, by the product's own objects under a clock that is set to the
 * time of each line. Conversations that are in the directory already stay as they are.
 */
export async function writeTalks(db: Database, env: Objects, talks: SeedTalk[]): Promise<void> {
  const { id, username, hdType } = users
  const known = new Map((await db.select({ id, username, hdType }).from(users)).map((row) => [row.username, row]))
  const begun = new Set((await db.select({ id: conversations.id }).from(conversations)).map((row) => row.id))
  try {
    for (const talk of talks) {
      const [first, second] = talk.between.map((name) => known.get(name))
      if (first && second) await writeTalk(db, env, talk, [first, second], begun)
    }
  } finally {
    setClock(null)
  }
}

async function writeTalk(
  db: Database,
  env: Objects,
  talk: SeedTalk,
  members: [Member, Member],
  begun: ReadonlySet<string>,
) {
  const [first, second] = members
  const pair = pairKey(first.id, second.id)
  const id = await conversationId(pair)
  if (begun.has(id)) return
  setClock(null)
  const events = talkEvents(talk, realNow())
  const isConnected = CONNECTIONS.some(
    ({ from, to, status }) => status === 'connected' && talk.between.includes(from) && talk.between.includes(to),
  )
  const participantOf = ({ id: memberId }: Member): Participant => ({
    conversationId: id,
    pair,
    memberId,
    receipts: true,
    isConnected,
  })
  const participants = [participantOf(first), participantOf(second)] as const
  const object = env.CONVERSATION.getByName(id) as unknown as ConversationObject & Pick<Conversation, 'settle'>
  for (const event of events) {
    setClock(event.at)
    const done = await play(object, participants[event.by], event)
    if (!done.ok) throw new Error(`${talk.between.join(' and ')}, message ${event.seq}: ${done.code}`)
  }
  const now = beganAt(talk, realNow())
  setClock(now.getTime())
  await insertConversation(db, { id, pair, beginnerId: first.id, otherId: second.id, now, limit: null })
  const last = events.at(-1)
  if (!last) return begin(env, id, first.id, second.id)
  setClock(last.at)
  await object.settle()
}

/** Done twice, nothing is there twice: each message has an id of its own that it keeps. */
function play(object: ConversationObject, participant: Participant, event: TalkEvent) {
  const { seq } = event
  if (event.does === 'read') return object.markRead(participant, seq)
  if (event.does === 'remove') return object.remove(participant, seq)
  if (event.does === 'edit') return object.edit(participant, seq, event.content)
  return object.send(participant, { clientId: uuidOf(`message ${participant.pair} ${seq}`), content: event.content })
}

async function begin(env: Objects, conversationId: string, memberId: string, otherId: string) {
  const hub = env.HUB.getByName(memberId) as unknown as HubObject
  await hub.begin(memberId, { conversationId, otherId, at: new Date().toISOString() })
}
