import fc from 'fast-check'

// The community as the requirements tell it, in the plainest words there are: sets, lists and a clock of minutes. Members are
// numbers; the first two are connected from the beginning.

export const MEMBERS = 4
const DAY_MINUTES = 24 * 60
/** A message can be changed for so long. */
const EDIT_MINUTES = 15

const ACTIONS = [
  ...['post', 'edit post', 'delete post', 'restore post', 'like', 'unlike', 'comment', 'edit comment'],
  ...['delete comment', 'restore comment', 'follow', 'unfollow', 'block', 'unblock', 'write', 'edit message'],
  ...['delete message', 'read', 'wait'],
] as const

/** What somebody does. `pick` chooses among what there is; `twice`: an impatient one, who does it again at once. */
export type Action = (typeof steps extends fc.Arbitrary<infer T> ? T : never) & { word: string }

const member = fc.nat({ max: MEMBERS - 1 })
const often = (action: (typeof ACTIONS)[number]) =>
  ({ post: 6, comment: 5, write: 6, like: 5, follow: 4, read: 3, unblock: 3, wait: 1 })[action as 'post'] ?? 2
const steps = fc.record({
  action: fc.oneof(...ACTIONS.map((action) => ({ weight: often(action), arbitrary: fc.constant(action) }))),
  who: member,
  other: member,
  pick: fc.nat({ max: 1000 }),
  isNarrow: fc.boolean(),
  twice: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
})

/** So many actions, each with words of its own. */
export const lives = (actions: number) =>
  fc
    .array(steps, { minLength: actions, maxLength: actions, size: 'max' })
    .map((all) => all.map((step, at): Action => ({ ...step, word: `Word ${at}` })))

type Said = { id: string; author: number; content: string; deletedAt: number | null }
type Comment = Said & { deletedByHost: boolean }
type Post = Said & { isNarrow: boolean; likes: Set<number>; comments: Comment[] }
type Message = { from: number; content: string; at: number; isEdited: boolean; isDeleted: boolean }
type Talk = { pair: [number, number]; messages: Message[]; read: Record<number, number>; requestFrom: number | null }

const key = (one: number, other: number) => `${one}>${other}`

/** The outcome of an action. */
export type Result = 'done' | 'refused'

/** The last of what there is counted most: what is new is what is acted on. */
export const pickFrom = <T>(all: T[], pick: number): T | undefined =>
  all[all.length - 1 - (pick % Math.min(all.length, 12))]

export class Community {
  /** Minutes since the beginning. */
  now = 0
  readonly posts: Post[] = []
  readonly follows = new Set<string>()
  readonly blocks = new Set<string>()
  readonly connected = new Set([key(0, 1), key(1, 0)])
  readonly talks = new Map<string, Talk>()

  areApart = (one: number, other: number) => this.blocks.has(key(one, other)) || this.blocks.has(key(other, one))

  mayRead = (reader: number, { author, isNarrow, deletedAt }: Post) =>
    deletedAt === null &&
    (reader === author || (!this.areApart(reader, author) && (!isNarrow || this.connected.has(key(reader, author)))))

  comments = () => this.posts.flatMap((post) => post.comments.map((comment) => ({ post, comment })))
  talkOf = (one: number, other: number) => this.talks.get(key(Math.min(one, other), Math.max(one, other)))

  /** The posts of a feed as this member reads them, the newest first. */
  feed = (reader: number, isFollowing: boolean) =>
    this.posts
      .filter((post) => this.mayRead(reader, post))
      .filter(({ author }) => !isFollowing || author === reader || this.follows.has(key(reader, author)))
      .map(({ id, content, likes, comments }) => ({
        ...{ id, content, likesCount: likes.size, isLiked: likes.has(reader) },
        commentsCount: comments.filter(({ deletedAt }) => deletedAt === null).length,
      }))
      .reverse()

  /** The comments of a post as this member reads them, the oldest first; null where they do not see the post. */
  commentsFor = (reader: number, post: Post) =>
    this.mayRead(reader, post)
      ? post.comments
          .filter(({ author, deletedAt }) => deletedAt === null && !this.areApart(reader, author))
          .map(({ id, content }) => ({ id, content }))
      : null

  counts = (who: number) => ({
    followers: [...this.follows].filter((pair) => pair.endsWith(`>${who}`)).length,
    following: [...this.follows].filter((pair) => pair.startsWith(`${who}>`)).length,
    posts: this.posts.filter(({ author, deletedAt }) => author === who && deletedAt === null).length,
  })

  /** What one of the two reads of their conversation. */
  talkFor = (who: number, { messages, read, requestFrom }: Talk) => ({
    messages: messages.flatMap(({ from, content, isEdited, isDeleted }, at) =>
      isDeleted ? [] : [{ seq: at + 1, from, content, isEdited }],
    ),
    ownReadSeq: read[who] ?? 0,
    request: requestFrom === null ? null : requestFrom === who ? 'outgoing' : 'incoming',
  })

  /** Performs an action if it's allowed; returns the outcome. */
  do({ action, who, other, pick, isNarrow, word }: Action, newId: string): Result {
    const post = pickFrom(this.posts, pick)
    const commented = pickFrom(this.comments(), pick)
    switch (action) {
      case 'wait':
        this.now += pick * 3
        return 'done'
      case 'post':
        if (!this.posts.some(({ id }) => id === newId)) {
          const said = { id: newId, author: who, content: word, deletedAt: null }
          this.posts.push({ ...said, isNarrow, likes: new Set(), comments: [] })
        }
        return 'done'
      case 'edit post':
        if (post?.author !== who || post.deletedAt !== null) return 'refused'
        post.content = word
        post.isNarrow = isNarrow
        return 'done'
      case 'delete post':
        if (post?.author !== who) return 'refused'
        post.deletedAt ??= this.now
        return 'done'
      case 'restore post':
        if (post?.author !== who || !this.isRecent(post)) return 'refused'
        post.deletedAt = null
        return 'done'
      case 'like':
        if (!post || !this.mayRead(who, post)) return 'refused'
        post.likes.add(who)
        return 'done'
      case 'unlike':
        post?.likes.delete(who)
        return post && this.mayRead(who, post) ? 'done' : 'refused'
      case 'comment': {
        if (!post || !this.mayRead(who, post)) return 'refused'
        if (post.comments.some(({ id }) => id === newId)) return 'done'
        post.comments.push({ id: newId, author: who, content: word, deletedAt: null, deletedByHost: false })
        return 'done'
      }
      case 'edit comment':
        if (commented?.comment.author !== who || commented.comment.deletedAt !== null) return 'refused'
        commented.comment.content = word
        return 'done'
      case 'delete comment': {
        if (!commented || ![commented.comment.author, commented.post.author].includes(who)) return 'refused'
        const { comment } = commented
        if (comment.deletedAt === null)
          Object.assign(comment, { deletedAt: this.now, deletedByHost: comment.author !== who })
        return 'done'
      }
      case 'restore comment': {
        if (!commented || ![commented.comment.author, commented.post.author].includes(who)) return 'refused'
        const { comment } = commented
        const isWhoever = comment.deletedAt === null || comment.deletedByHost === (comment.author !== who)
        if (!isWhoever || !this.isRecent(comment) || this.areApart(who, comment.author)) return 'refused'
        comment.deletedAt = null
        return 'done'
      }
      case 'follow':
        if (who === other || this.areApart(who, other)) return 'refused'
        this.follows.add(key(who, other))
        return 'done'
      case 'unfollow':
        this.follows.delete(key(who, other))
        return who === other || this.areApart(who, other) ? 'refused' : 'done'
      case 'block':
        if (who === other || !this.seesBlock(who, other)) return 'refused'
        this.blocks.add(key(who, other))
        for (const pair of [key(who, other), key(other, who)]) {
          this.follows.delete(pair)
          this.connected.delete(pair)
        }
        return 'done'
      case 'unblock':
        if (who === other || !this.seesBlock(who, other)) return 'refused'
        this.blocks.delete(key(who, other))
        return 'done'
      default:
        return this.talk({ action, who, other, pick, word }, newId)
    }
  }

  private talk(
    { action, who, other, pick, word }: Pick<Action, 'action' | 'who' | 'other' | 'pick' | 'word'>,
    newId: string,
  ) {
    if (who === other || this.areApart(who, other)) return 'refused'
    const talk = this.talkOf(who, other) ?? this.begin(who, other)
    const at = pick % (talk.messages.length + 2)
    const message = talk.messages[at - 1]
    switch (action) {
      case 'write':
        if (this.sent.has(newId)) return 'done'
        this.sent.add(newId)
        if (talk.messages.length === 0 && !this.connected.has(key(who, other))) talk.requestFrom = who
        else if (talk.requestFrom === other) talk.requestFrom = null
        talk.messages.push({ from: who, content: word, at: this.now, isEdited: false, isDeleted: false })
        return 'done'
      case 'edit message':
        if (message?.from !== who || message.isDeleted) return 'refused'
        if (message.isEdited && message.content === word) return 'done'
        if (this.now - message.at > EDIT_MINUTES) return 'refused'
        Object.assign(message, { content: word, isEdited: true })
        return 'done'
      case 'delete message':
        if (message?.from !== who) return 'refused'
        message.isDeleted = true
        return 'done'
      default:
        talk.read[who] = Math.max(talk.read[who] ?? 0, Math.min(at, talk.messages.length))
        return 'done'
    }
  }

  private readonly sent = new Set<string>()

  private begin(who: number, other: number): Talk {
    const pair: [number, number] = [Math.min(who, other), Math.max(who, other)]
    const talk: Talk = { pair, messages: [], read: {}, requestFrom: null }
    this.talks.set(key(...pair), talk)
    return talk
  }

  /** Nobody learns by trying that they were blocked; who blocks already sees them in their own list. */
  private seesBlock = (who: number, other: number) =>
    this.blocks.has(key(who, other)) || !this.blocks.has(key(other, who))

  /** What was deleted comes back within a day; what was not deleted is there. */
  private isRecent = ({ deletedAt }: Said) => deletedAt === null || this.now - deletedAt < DAY_MINUTES
}
