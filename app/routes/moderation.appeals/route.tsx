import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { casePath } from '~/domain/community/moderation/moderation-paths'
import { textLanguage } from '~/domain/text/text-language'
import { answerAct } from '~/features/moderation/act.server'
import { ActForm, NoteField, Refusal } from '~/features/moderation/act-form'
import { ActionLine } from '~/features/moderation/action-log'
import { loadAppeals } from '~/features/moderation/load-moderation-pages.server'
import type { ModerationPage, ShownAppeal } from '~/features/moderation/moderation'
import { NextPage } from '~/features/moderation/moderation-frame'
import { pageTitle } from '~/features/shell/page-title.server'
import { useT } from '~/locales/use-t'
import { requireModerator } from '~/platform/server/guards.server'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { EmptyState } from '~/ui/states/empty-state'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [title, page] = await Promise.all([
    pageTitle(request, 'moderation', 'appealsTitle'),
    loadAppeals(context, viewer, request),
  ])
  return { title, page }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerAct(context, request)

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ModerationAppeals() {
  return (
    <>
      <Refusal />
      <AppealsPage page={useLoaderData<typeof loader>().page} />
    </>
  )
}

/** What members object to, and the answers to give. */
function AppealsPage({ page: { items, next } }: { page: ModerationPage<ShownAppeal> }) {
  const t = useT('moderation')
  if (items.length === 0) {
    return (
      <EmptyState icon={<CheckIcon />} title={t('noAppealsTitle')}>
        {t('noAppealsText')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      {items.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} />
      ))}
      <NextPage next={next} />
    </div>
  )
}

function AppealCard({ appeal }: { appeal: ShownAppeal }) {
  const t = useT('moderation')
  const { id, actId, content, createdAt, member, action, text, isMine } = appeal
  const fields = { act: actId, appeal: id }
  const title = t('appealOf', { name: member.fullName })
  return (
    <Card as="article" aria-label={title} className="grid gap-4">
      <header>
        <h2 className="text-base font-semibold [overflow-wrap:anywhere]">{title}</h2>
        <p className="text-sm text-muted">
          <Link to={casePath('member', member.username)} className="underline underline-offset-4">
            @{member.username}
          </Link>{' '}
          · <RelativeTime at={createdAt} />
        </p>
      </header>
      <blockquote lang={textLanguage(content)} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {content}
      </blockquote>
      <section className="grid gap-2 rounded-control bg-sunken px-3.5 py-2.5 text-sm [overflow-wrap:anywhere]">
        <h3 className="font-semibold">{t('appealAgainst')}</h3>
        <div>
          <ActionLine action={{ ...action, member: member.username }} withMember={false} />
        </div>
        {text ? <p className="whitespace-pre-wrap text-muted">{text}</p> : null}
      </section>
      {isMine ? (
        <ActForm
          fields={fields}
          buttons={[
            { intent: 'grant_appeal', label: t('grant'), variant: 'primary' },
            { intent: 'refuse_appeal', label: t('refuse') },
          ]}
        >
          {({ note }) => <NoteField label={t('answer')} hint={t('answerHint')} typed={note} />}
        </ActForm>
      ) : (
        <p className="text-sm text-muted">{t('notYours')}</p>
      )}
    </Card>
  )
}
