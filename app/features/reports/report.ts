import type { ReportSubject } from '~/domain/community/moderation/moderation-paths'
import type { FormAnswer } from '~/platform/client/form-answer'

/** What a report is answered; `missing`: there is nothing for this member to report. */
export type ReportAnswer = FormAnswer<'missing', 'reported'> & {
  /** Whom it was about, once it is done. */
  member: { username: string; fullName: string } | null
}

export type ReportPageData = {
  title: string
  /** Null where the address names nothing. */
  subject: ReportSubject | null
  /** Where the member came from. */
  back: string
}
