import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { Alert } from '~/ui/states/alert'
import { EmptyState } from '~/ui/states/empty-state'
import { AppealForm } from './appeal-form'
import type { AppealAnswer, AppealsPageData, OwnAction } from './appeals'

type Props = { page: AppealsPageData; answer: AppealAnswer | undefined }

/** What moderators did about the viewer, in plain words, and the viewer's say in it. */
export function AppealsList({ page: { actions }, answer }: Props) {
  const t = useT('appeals')
  return (
    <div className="grid max-w-170 gap-4">
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </div>
      {answer?.done ? (
        <Alert tone="success" title={t('sent')} focus>
          {t('sentText')}
        </Alert>
      ) : null}
      {actions.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        actions.map((action) => (
          <ActionCard
            key={action.id}
            action={action}
            answer={answer?.values.action === action.id ? answer : undefined}
          />
        ))
      )}
    </div>
  )
}

function ActionCard({ action, answer }: { action: OwnAction; answer: AppealAnswer | undefined }) {
  const t = useT('appeals')
  const { note, until, content, createdAt, appeal, kind } = action
  return (
    <Card as="article" id={action.id} className="grid scroll-mt-4 gap-3">
      <header>
        <h2 className="text-lg font-semibold">
          {action.action === 'hide' || action.action === 'auto_hide'
            ? t(`${action.action}.${kind === 'comment' || kind === 'event' ? kind : 'post'}`)
            : t(action.action)}
        </h2>
        <p className="text-sm text-muted">
          <RelativeTime at={createdAt} />
          {until ? ` · ${until === 'always' ? t('untilLifted') : t('until', { until })}` : null}
        </p>
      </header>
      {content ? (
        <blockquote
          lang={textLanguage(content)}
          className="rounded-control bg-sunken px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {content}
        </blockquote>
      ) : null}
      {note ? (
        <div>
          <h3 className="text-sm font-semibold">{t('note')}</h3>
          <p lang={textLanguage(note)} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {note}
          </p>
        </div>
      ) : null}
      {appeal ? <OwnWord appeal={appeal} /> : <AppealForm actionId={action.id} answer={answer} />}
    </Card>
  )
}

function OwnWord({ appeal: { content, status, answer } }: { appeal: NonNullable<OwnAction['appeal']> }) {
  const t = useT('appeals')
  return (
    <div className="grid gap-2 border-l-2 border-line pl-3">
      <h3 className="text-sm font-semibold">{t(`status.${status}`)}</h3>
      <p lang={textLanguage(content)} className="whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
        {content}
      </p>
      {answer ? (
        <>
          <h3 className="text-sm font-semibold">{t('answer')}</h3>
          <p lang={textLanguage(answer)} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {answer}
          </p>
        </>
      ) : null}
    </div>
  )
}
