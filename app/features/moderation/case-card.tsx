import { Link } from '@remix-run/react'
import { casePath } from '~/domain/community/case-path'
import { useT } from '~/locales/use-t'
import { Avatar } from '~/ui/avatar'
import { Card } from '~/ui/card'
import { RelativeTime } from '~/ui/relative-time'
import { VerifiedTick } from '~/ui/verified-tick'
import { ActionList } from './action-list'
import { CaseActions } from './case-actions'
import { CaseReports } from './case-reports'
import { CaseThing } from './case-thing'
import type { ShownCase } from './moderation'

type Props = { found: ShownCase; isWhole?: boolean }

/** A thing, whose it is, why it was reported, what was done about this member before, and what can be done. */
export function CaseCard({ found, isWhole = false }: Props) {
  const t = useT('moderation')
  const { kind, id, thing, member, reports, history } = found
  const open = reports.filter(({ status }) => status === 'open')
  const decided = reports.filter(({ status }) => status !== 'open')
  const heading = t(`of.${kind}`, { name: member.fullName })
  return (
    <Card as="article" aria-label={heading} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <Avatar name={member.fullName} src={member.avatarUrl} />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-1.5 text-base font-semibold [overflow-wrap:anywhere]">
            {isWhole ? heading : <Link to={casePath(kind, id)}>{heading}</Link>}
            {member.isVerified ? <VerifiedTick label={t('verified')} /> : null}
          </h2>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            <Link to={casePath('member', member.username)} className="underline underline-offset-4">
              @{member.username}
            </Link>{' '}
            · {t('joined')} <RelativeTime at={member.createdAt} />
            {member.role === 'member' ? '' : ` · ${t(`role.${member.role}`)}`}
            {member.isActive ? '' : ` · ${t('away')}`}
          </p>
        </div>
      </header>
      {member.suspendedUntil ? (
        <p className="text-sm font-semibold text-warn">
          {member.suspendedUntil === 'always'
            ? t('suspendedAlways')
            : t('suspendedUntil', { until: member.suspendedUntil })}
        </p>
      ) : null}
      <CaseThing kind={kind} thing={thing} bio={member.bio} reports={reports} />
      {open.length > 0 ? <CaseReports title={t('reports', { count: open.length })} reports={open} /> : null}
      {isWhole && decided.length > 0 ? <CaseReports title={t('decided')} reports={decided} /> : null}
      {isWhole && reports.length === 0 ? <p className="text-sm text-muted">{t('noReports')}</p> : null}
      <details open={isWhole}>
        <summary className="cursor-pointer text-sm font-semibold">{t('history', { count: history.length })}</summary>
        {history.length > 0 ? <ActionList actions={history} className="mt-2" /> : null}
      </details>
      <CaseActions found={found} />
    </Card>
  )
}
