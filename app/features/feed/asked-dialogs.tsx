import type { ReactNode } from 'react'
import type { ReportSubject } from '~/domain/community/report-path'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import type { FeedPost } from './feed'
import type { Asked } from './use-card-verbs'

const EditDialog = lazyWithRetry(async () => ({ default: (await import('./edit-dialog')).EditDialog }))
const BlockDialog = lazyWithRetry(async () => ({ default: (await import('./block-dialog')).BlockDialog }))

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
  if ('report' in asked) return report(asked.report, onClose)
  if ('edit' in asked) return <EditDialog post={asked.edit} onClose={onClose} onSaved={onEdited} />
  return <BlockDialog member={asked.block} onClose={onClose} onBlocked={onBlocked} />
}
