import type { AppealState, SubjectKind } from '~/domain/community/moderation/moderation'
import type { APPEALABLE } from '~/domain/community/moderation/moderation-rules'
import type { FormAnswer } from '~/platform/client/form-answer'

export type AppealAnswer = FormAnswer<'missing', 'appealed'>

/** What a moderator did about a member, as the member is told. */
export type OwnAction = {
  id: string
  action: (typeof APPEALABLE)[number]
  kind: SubjectKind
  note: string | null
  /** The end of a suspension in words of the page's language, or `always`. */
  until: string | null
  createdAt: string
  /** The member's own text it was about. */
  content: string | null
  /** The member's appeal, if there is one. */
  appeal: { content: string; status: AppealState; answer: string | null } | null
}

export type AppealsPageData = {
  title: string
  actions: OwnAction[]
}

/** What the frame tells a member who is suspended. */
export type SuspensionNotice = {
  until: string
  note: string | null
  /** The action that suspended them, among those of the page of appeals; null where none says so. */
  actionId: string | null
  canAppeal: boolean
}

/** Where members read what was done, and object. */
export const APPEALS_PATH = '/app/appeals'
