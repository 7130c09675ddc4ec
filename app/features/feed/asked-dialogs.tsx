import type { ReactNode } from 'react'
import type { ReportSubject } from '~/domain/community/report-path'
import type { FeedPost } from './feed'
import { BlockDialog, EditDialog } from './lazy-parts'
import type { Asked } from './use-card-verbs'

type Props = {
  asked: Asked
  onClose: () => void
  onEdited: (post: FeedPost) => void
  onBlocked: (username: string) => void
  /** Asks what is wrong with it. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** What the menu of a post opened, if anything. */
export function AskedDialogs({ asked, onClose, onEdited, onBlocked, report }: Props) {
  if (!asked) return null
  if ('edit' in asked) return <EditDialog post={asked.edit} onClose={onClose} onSaved={onEdited} />
  if ('block' in asked) return <BlockDialog member={asked.block} onClose={onClose} onBlocked={onBlocked} />
  return report(asked.report, onClose)
}
