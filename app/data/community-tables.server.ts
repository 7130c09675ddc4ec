import { eq } from 'drizzle-orm'
import { follows } from '../../drizzle/schema/follows'
import { appeals, moderationActions, reports } from '../../drizzle/schema/moderation'
import { mutedWords, mutes } from '../../drizzle/schema/mutes'
import { notificationSettings, notifications, pushSubscriptions } from '../../drizzle/schema/notifications'
import { comments, postLikes, posts } from '../../drizzle/schema/posts'
import { users } from '../../drizzle/schema/users'
import { type MemberTable, otherName } from './member-table.server'

/** What the database holds of a member's part in the community. Tags, gates and search words go with their posts. */
export const COMMUNITY_TABLES: MemberTable[] = [
  {
    table: notifications,
    by: [notifications.userId, notifications.actorId],
    held: {
      notifications: (db, memberId) =>
        db
          .select({
            kind: notifications.kind,
            createdAt: notifications.createdAt,
            readAt: notifications.readAt,
            postId: notifications.postId,
          })
          .from(notifications)
          .where(eq(notifications.userId, memberId))
          .orderBy(notifications.createdAt),
    },
  },
  {
    table: notificationSettings,
    by: [notificationSettings.userId],
    held: {
      notificationSettings: (db, memberId) =>
        db
          .select({
            choices: notificationSettings.choices,
            digest: notificationSettings.digest,
            quietFrom: notificationSettings.quietFrom,
            quietTo: notificationSettings.quietTo,
            timeZone: notificationSettings.timeZone,
          })
          .from(notificationSettings)
          .where(eq(notificationSettings.userId, memberId)),
    },
  },
  {
    table: pushSubscriptions,
    by: [pushSubscriptions.userId],
    held: {
      pushSubscriptions: (db, memberId) =>
        db
          .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, memberId)),
    },
  },
  {
    table: postLikes,
    by: [postLikes.userId],
    held: {
      likes: (db, memberId) =>
        db
          .select({ postId: postLikes.postId, createdAt: postLikes.createdAt })
          .from(postLikes)
          .where(eq(postLikes.userId, memberId))
          .orderBy(postLikes.createdAt),
    },
  },
  {
    table: comments,
    by: [comments.authorId],
    held: {
      comments: (db, memberId) =>
        db
          .select({
            postId: comments.postId,
            content: comments.content,
            state: comments.state,
            createdAt: comments.createdAt,
            editedAt: comments.editedAt,
          })
          .from(comments)
          .where(eq(comments.authorId, memberId))
          .orderBy(comments.createdAt),
    },
  },
  {
    table: posts,
    by: [posts.authorId],
    held: {
      posts: (db, memberId) =>
        db
          .select({
            id: posts.id,
            content: posts.content,
            images: posts.images,
            tags: posts.tags,
            hdContext: posts.hdContext,
            visibility: posts.visibility,
            commentPolicy: posts.commentPolicy,
            likesCount: posts.likesCount,
            commentsCount: posts.commentsCount,
            state: posts.state,
            createdAt: posts.createdAt,
            editedAt: posts.editedAt,
          })
          .from(posts)
          .where(eq(posts.authorId, memberId))
          .orderBy(posts.createdAt),
    },
  },
  {
    table: follows,
    by: [follows.followerId, follows.followeeId],
    held: {
      following: (db, memberId) =>
        db
          .select({ username: otherName, createdAt: follows.createdAt })
          .from(follows)
          .innerJoin(users, eq(users.id, follows.followeeId))
          .where(eq(follows.followerId, memberId))
          .orderBy(follows.createdAt),
      followers: (db, memberId) =>
        db
          .select({ username: otherName, createdAt: follows.createdAt })
          .from(follows)
          .innerJoin(users, eq(users.id, follows.followerId))
          .where(eq(follows.followeeId, memberId))
          .orderBy(follows.createdAt),
    },
  },
  {
    table: mutes,
    by: [mutes.muterId, mutes.mutedId],
    held: {
      // Who muted this member is the other's to know.
      mutes: (db, memberId) =>
        db
          .select({ username: otherName, until: mutes.until, createdAt: mutes.createdAt })
          .from(mutes)
          .innerJoin(users, eq(users.id, mutes.mutedId))
          .where(eq(mutes.muterId, memberId))
          .orderBy(mutes.createdAt),
    },
  },
  {
    table: mutedWords,
    by: [mutedWords.userId],
    held: {
      mutedWords: (db, memberId) =>
        db.select({ word: mutedWords.word }).from(mutedWords).where(eq(mutedWords.userId, memberId)),
    },
  },
  {
    table: appeals,
    by: [appeals.memberId],
    emptied: [appeals.decidedBy],
    held: {
      appeals: (db, memberId) =>
        db
          .select({
            content: appeals.content,
            status: appeals.status,
            answer: appeals.answer,
            createdAt: appeals.createdAt,
            decidedAt: appeals.decidedAt,
          })
          .from(appeals)
          .where(eq(appeals.memberId, memberId))
          .orderBy(appeals.createdAt),
    },
  },
  {
    table: reports,
    by: [reports.reporterId, reports.memberId],
    emptied: [reports.decidedBy],
    held: {
      // Who reported this member is the other's to know.
      reportsByYou: (db, memberId) =>
        db
          .select({
            subjectKind: reports.subjectKind,
            reason: reports.reason,
            note: reports.note,
            status: reports.status,
            createdAt: reports.createdAt,
          })
          .from(reports)
          .where(eq(reports.reporterId, memberId))
          .orderBy(reports.createdAt),
    },
  },
  {
    table: moderationActions,
    by: [moderationActions.memberId],
    emptied: [moderationActions.moderatorId],
    held: {
      moderation: (db, memberId) =>
        db
          .select({
            action: moderationActions.action,
            subjectKind: moderationActions.subjectKind,
            note: moderationActions.note,
            until: moderationActions.until,
            createdAt: moderationActions.createdAt,
          })
          .from(moderationActions)
          .where(eq(moderationActions.memberId, memberId))
          .orderBy(moderationActions.createdAt),
    },
  },
]
