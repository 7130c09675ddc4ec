import type {
  LoggedKind,
  ModerationAction,
  ReportReason,
  ReportState,
  Role,
  SubjectKind,
} from '~/domain/community/moderation/moderation'
import type { ChosenAction } from '~/domain/community/moderation/moderation-rules'
import type { PostState } from '~/domain/community/posts/post-settings'
import type { SupportSide } from '~/domain/membership/support'
import type { FormAnswer } from '~/platform/client/form-answer'

/** Where the moderation forms are sent. */
export const ACT_PATH = '/resources/moderation'

/** What was done, or `conflict`: somebody else was faster, or there is nothing to do it to any more. */
export type ActAnswer = FormAnswer<
  'conflict' | 'noteMissing' | 'noteTooLong' | 'answerMissing' | 'answerTooLong' | 'malformed',
  ModerationAction
>

/** Instants are ISO 8601; `until` is a date and time in words of the page's language, or `always`. */
export type CaseMember = {
  username: string
  fullName: string
  avatarUrl: string | null
  bio: string | null
  /** What they say on cards of Love Compatibility. */
  loveWords: string | null
  /** Where a moderator has hidden them. */
  areLoveWordsHidden: boolean
  role: Role
  isVerified: boolean
  isActive: boolean
  suspendedUntil: string | null
  createdAt: string
}

/** A picture of a reported post or message, with its size in pixels; `alt` is what it shows in the author's words. */
export type CasePicture = { url: string; width: number; height: number; alt: string }

export type ShownReport = {
  id: string
  reason: ReportReason
  note: string | null
  copy: string | null
  /** Of a message, while the report is open. */
  picture: CasePicture | null
  status: ReportState
  createdAt: string
  reporter: { username: string; fullName: string }
}

export type ShownAction = {
  id: string
  action: ModerationAction
  kind: LoggedKind
  /** Empty where it has no page for this moderator. */
  subjectId: string
  /** Usernames; null: gone, and of a moderator also the site by itself. */
  member: string | null
  moderator: string | null
  note: string | null
  until: string | null
  createdAt: string
}

/** A thing with all a moderator needs to decide about it. */
export type ShownCase = {
  kind: SubjectKind
  id: string
  /** For the next act about it, so that it is done once however often it is sent. */
  actId: string
  /** The last action about this member there was when the page was made. */
  seen: string
  /** Of posts, comments and events; null of others, and where it is gone. */
  thing: {
    content: string
    pictures: CasePicture[]
    /** `cancelled`: an event that does not take place; there is nothing to hide. */
    state: PostState | 'cancelled'
    createdAt: string
    editedAt: string | null
  } | null
  member: CaseMember
  reports: ShownReport[]
  history: ShownAction[]
  actions: ChosenAction[]
}

export type ShownAppeal = {
  id: string
  actId: string
  content: string
  createdAt: string
  member: { username: string; fullName: string }
  action: Omit<ShownAction, 'id' | 'member'>
  /** What the action was about, as it is now. */
  text: string | null
  /** Whether this moderator may answer it. */
  isMine: boolean
}

/** A question to support that waits for the team. */
export type ShownQuestion = {
  id: string
  actId: string
  /** The last word of it there was when the page was made. */
  seen: string
  subject: string
  isPremium: boolean
  waitingSince: string
  /** `hasCase`: there is a page about them for this moderator. */
  member: { username: string; fullName: string; hasCase: boolean }
  words: { id: string; side: SupportSide; content: string; createdAt: string }[]
}

/** A page of a list, and where the next one begins; null at the end. */
export type ModerationPage<T> = { items: T[]; next: string | null }
