import { Link } from '@remix-run/react'
import type { LoggedKind, ModerationAction, SubjectKind } from '~/domain/community/moderation/moderation'
import { casePath } from '~/domain/community/moderation/moderation-paths'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { EmptyState } from '~/ui/states/empty-state'
import type { ModerationPage, ShownAction } from './moderation'
import { NextPage } from './moderation-frame'

/** Everything that was done. */
export function LogPage({ page: { items, next } }: { page: ModerationPage<ShownAction> }) {
  const t = useT('moderation')
  if (items.length === 0) return <EmptyState title={t('logEmpty')} />
  return (
    <>
      <Card>
        <ActionList actions={items} withMember className="gap-3.5" />
      </Card>
      <NextPage next={next} />
    </>
  )
}

type Props = { actions: ShownAction[]; className?: string; withMember?: boolean }

/** What was done, by whom, about what, in which words. */
export function ActionList({ actions, className = '', withMember = false }: Props) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {actions.map((action) => (
        <li key={action.id} className="text-sm [overflow-wrap:anywhere]">
          <ActionLine action={action} withMember={withMember} />
        </li>
      ))}
    </ul>
  )
}

/** One action as a sentence's worth of facts. */
export function ActionLine({ action, withMember }: { action: Omit<ShownAction, 'id'>; withMember: boolean }) {
  const t = useT('moderation')
  const { kind, subjectId, member, moderator, note, until, createdAt } = action
  return (
    <>
      <strong className="font-semibold">{t(`log.${action.action}`)}</strong>{' '}
      <span className="text-muted">
        {subjectId && isAboutMember(kind) ? (
          <Link to={casePath(kind, subjectId)} className="underline underline-offset-4">
            {t(`kind.${kind}`)}
          </Link>
        ) : (
          t(`kind.${kind}`)
        )}
        {withMember && isAboutMember(kind) ? ` · ${member ? `@${member}` : t('nobody')}` : null} ·{' '}
        {moderator ? t('by', { name: moderator }) : t(BY_NOBODY[action.action] ?? 'byNobody')} ·{' '}
        <RelativeTime at={createdAt} />
        {until ? ` · ${until === 'always' ? t('days.always') : t('until', { until })}` : null}
      </span>
      {note ? (
        <p className="whitespace-pre-wrap">{action.action === 'grant_role' ? t(`role.${roleOf(note)}`) : note}</p>
      ) : null}
    </>
  )
}

/** What is written for all, and what is asked, is nothing about a member. */
const isAboutMember = (kind: LoggedKind): kind is SubjectKind => kind !== 'insight' && kind !== 'support'

/** Who did what no moderator did who is here still. A role can be given from outside, too. */
const BY_NOBODY: Partial<Record<ModerationAction, 'bySite' | 'byOperator'>> = {
  auto_hide: 'bySite',
  grant_role: 'byOperator',
}

const roleOf = (note: string) => (note === 'admin' || note === 'moderator' ? note : 'member')
