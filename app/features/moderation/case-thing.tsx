import type { SubjectKind } from '~/domain/community/moderation'
import { useT } from '~/locales/use-t'
import { RelativeTime } from '~/ui/relative-time'
import { CasePictures } from './case-pictures'
import type { ShownCase, ShownReport } from './moderation'

type Props = { kind: SubjectKind; thing: ShownCase['thing']; bio: string | null; reports: ShownReport[] }

/** What was reported, as it is now; of a message what those who reported it agreed to show. */
export function CaseThing({ kind, thing, bio, reports }: Props) {
  const t = useT('moderation')
  if (kind === 'member') return bio ? <Quote text={bio} note={t('bio')} /> : null
  if (kind === 'message') {
    const copy = reports.findLast((report) => report.copy !== null)?.copy
    if (copy === undefined) return <p className="text-sm text-muted">{t('noCopy')}</p>
    const picture = reports.findLast((report) => report.picture !== null)?.picture
    return (
      <div className="grid gap-3">
        {copy ? <Quote text={copy} note={t('copied')} /> : null}
        {picture ? <CasePictures pictures={[picture]} /> : null}
        {copy ? null : <p className="text-sm text-muted">{t(picture ? 'copied' : 'pictureOnly')}</p>}
      </div>
    )
  }
  if (!thing) return <p className="text-sm text-muted">{t('gone')}</p>
  if (thing.state === 'deleted') {
    const copy = reports.findLast((report) => report.copy)?.copy
    return copy ? <Quote text={copy} note={t('deletedCopy')} /> : <p className="text-sm text-muted">{t('deleted')}</p>
  }
  return (
    <div className="grid gap-1.5">
      <blockquote className="rounded-control bg-sunken px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {thing.content}
      </blockquote>
      <p className="text-sm text-muted">
        <RelativeTime at={thing.createdAt} />
        {thing.editedAt ? (
          <>
            {' '}
            · {t('edited')} <RelativeTime at={thing.editedAt} />
          </>
        ) : null}
        {thing.state === 'cancelled' ? ` · ${t('cancelled')}` : null}
        {thing.state === 'hidden' ? <strong className="text-warn"> · {t('hidden')}</strong> : null}
      </p>
      {thing.pictures.length > 0 ? <CasePictures pictures={thing.pictures} /> : null}
    </div>
  )
}

function Quote({ text, note }: { text: string; note: string }) {
  return (
    <div className="grid gap-1.5">
      <blockquote className="rounded-control bg-sunken px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </blockquote>
      <p className="text-sm text-muted">{note}</p>
    </div>
  )
}
