import { env } from 'cloudflare:workers'
import {
  createComment,
  createPost,
  deleteComment,
  deletePost,
  editComment,
  editPost,
  setLike,
  undeleteComment,
  undeletePost,
} from '~/features/feed/forms/feed-actions.server'
import { loadPost } from '~/features/feed/post/load-post.server'
import { setFollow } from '~/features/follows/follows.server'
import { blockMember, unblockMember } from '~/features/privacy/answer-privacy.server'
import { conversationOf, findParticipant, startConversation } from '~/platform/messaging/conversations.server'
import { conversations } from '../../drizzle/schema/conversations'
import { rateLimits } from '../../drizzle/schema/rate-limits'
import { users } from '../../drizzle/schema/users'
import { connect, walkPosts } from './feed-world'
import { type Action, type Community, MEMBERS, pickFrom, type Result } from './lives-model'
import { deleteRows, storedRow } from './rows'
import { viewer, worldWith } from './verbs'

const DAY_MILLISECONDS = 86_400_000

type Outcome = { done: boolean } | { ok: boolean }
const toResult = (outcome: Outcome): Result => (('done' in outcome ? outcome.done : outcome.ok) ? 'done' : 'refused')

/** The product with as many members as the model has, and nothing else in it; `beginning` in milliseconds. */
export async function liveSystem(beginning: number) {
  await deleteRows(users)
  await deleteRows(conversations)
  await deleteRows(rateLimits)
  const createdAt = new Date(beginning - 30 * DAY_MILLISECONDS)
  const people: Awaited<ReturnType<typeof viewer>>[] = []
  for (let at = 0; at < MEMBERS; at++) people.push(await viewer({ createdAt, emailConfirmedAt: createdAt }))
  await connect(people[0]!, people[1]!)
  const numberOf = (id: string) => people.findIndex((one) => one.id === id)

  /** The conversation of two members as the route resolves it for one of them. */
  async function participantOf(who: number, other: number) {
    const started = await startConversation(worldWith(), people[who]!.viewer, people[other]!.username)
    if (!started.done) return null
    const found = await findParticipant(worldWith(), people[who]!, started.id)
    return found?.isOpen ? { participant: found.participant, object: conversationOf(env, started.id) } : null
  }

  async function talk({ action, who, other, pick, word }: Action, newId: string, model: Community): Promise<Result> {
    const opened = await participantOf(who, other)
    if (!opened) return 'refused'
    const { participant, object } = opened
    const seq = pick % ((model.talkOf(who, other)?.messages.length ?? 0) + 2)
    if (action === 'write') return toResult(await object.send(participant, { clientId: newId, content: word }))
    if (action === 'edit message') return toResult(await object.edit(participant, seq, word))
    return toResult(await (action === 'read' ? object.markRead(participant, seq) : object.remove(participant, seq)))
  }

  /** Performs an action through the functions that pages call; `model` is the state before it. */
  async function act(action: Action, newId: string, model: Community): Promise<Result> {
    const context = worldWith()
    const { action: name, pick, word, isNarrow } = action
    const me = people[action.who]!.viewer
    const { username } = people[action.other]!
    const post = pickFrom(model.posts, pick)?.id ?? crypto.randomUUID()
    const comment = pickFrom(model.comments(), pick)?.comment.id ?? crypto.randomUUID()
    const visibility = isNarrow ? ('connections' as const) : ('public' as const)
    const content = { content: word, tags: [], visibility, comments: 'everyone' as const }
    const does = {
      post: () => createPost(context, me, { intent: 'create', id: newId, context: null, ...content }),
      'edit post': () => editPost(context, me, { intent: 'edit', id: post, ...content }),
      'delete post': () => deletePost(context, me, post),
      'restore post': () => undeletePost(context, me, post),
      like: () => setLike(context, me, { post, state: 'liked' }),
      unlike: () => setLike(context, me, { post, state: 'none' }),
      comment: () => createComment(context, me, { intent: 'create', id: newId, post, content: word }),
      'edit comment': () => editComment(context, me, { intent: 'edit', id: comment, content: word }),
      'delete comment': () => deleteComment(context, me, comment),
      'restore comment': () => undeleteComment(context, me, comment),
      follow: () => setFollow(context, me, { username, state: 'following' }),
      unfollow: () => setFollow(context, me, { username, state: 'none' }),
      block: () => blockMember(context, me, { username }),
      unblock: () => unblockMember(context, me, { username }),
      wait: async () => ({ done: true }),
    }
    return name in does ? toResult(await does[name as keyof typeof does]()) : talk(action, newId, model)
  }

  /** What each member sees, in the form of the model. */
  async function seen(model: Community) {
    const look = async (who: number) => {
      const reader = people[who]!
      const [everyone, following] = [await feedOf(who, 'everyone'), await feedOf(who, 'following')]
      const last = model.posts.at(-1)
      const post = last && (await loadPost(worldWith(), reader.viewer, last.id))
      const row = await storedRow(users, { id: reader.id })
      const { followers_count: followers, following_count: follows, posts_count: posts } = row!
      const comments = post ? post.comments.items.map(({ id, content }) => ({ id, content })) : null
      return { everyone, following, comments, counts: { followers, following: follows, posts } }
    }
    const feedOf = async (who: number, kind: 'everyone' | 'following') => {
      const pages = await walkPosts(people[who]!, { kind })
      return pages.flat().map(({ id, content, likesCount, isLiked, commentsCount }) => ({
        ...{ id, content, likesCount, isLiked, commentsCount },
      }))
    }
    const all = []
    for (let who = 0; who < MEMBERS; who++) all.push(await look(who))
    return all
  }

  /** A whole conversation as one of the two reads it. */
  async function talkSeenBy(who: number, other: number) {
    const started = await startConversation(worldWith(), people[who]!.viewer, people[other]!.username)
    if (!started.done) return null
    const found = (await findParticipant(worldWith(), people[who]!, started.id))!
    const messages = []
    for (let after = 0, more = true; more; ) {
      const { page } = await conversationOf(env, started.id).read(found.participant, { after })
      // Pages after a message include deleted messages without content.
      messages.push(...page.messages.filter(({ isDeleted, content }) => !isDeleted || content !== ''))
      after = page.messages.at(-1)?.seq ?? 0
      more = page.more
    }
    const { page, request } = await conversationOf(env, started.id).read(found.participant, {})
    return {
      messages: messages.map(({ seq, senderId, content, isEdited }) => ({
        ...{ seq, from: numberOf(senderId), content, isEdited },
      })),
      ownReadSeq: page.ownReadSeq,
      request,
    }
  }

  return { act, seen, talkSeenBy }
}
