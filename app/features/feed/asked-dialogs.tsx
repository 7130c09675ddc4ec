import { lazy, type ReactNode, Suspense } from 'react'
import type { ReportSubject } from '~/domain/community/report-path'
import type { FeedPost } from './feed'
import type { Asked } from './use-card-verbs'

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog')).EditDialog }))
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog')).BlockDialog }))

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
  return (
    <Suspense fallback={null}>
      {'edit' in asked ? (
        <EditDialog post={asked.edit} onClose={onClose} onSaved={onEdited} />
      ) : (
        <BlockDialog member={asked.block} onClose={onClose} onBlocked={onBlocked} />
      )}
    </Suspense>
  )
}
