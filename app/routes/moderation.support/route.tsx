import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { casePath } from '~/domain/community/moderation/moderation-paths'
import { textLanguage } from '~/domain/text/text-language'
import { answerAct } from '~/features/moderation/act.server'
import { ActForm, Refusal } from '~/features/moderation/act-form'
import { loadSupportQueue } from '~/features/moderation/load-moderation-pages.server'
import type { ModerationPage, ShownQuestion } from '~/features/moderation/moderation'
import { NextPage } from '~/features/moderation/moderation-frame'
import { pageTitle } from '~/features/shell/page-title.server'
import { useT } from '~/locales/use-t'
import { requireModerator } from '~/platform/server/guards.server'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { EmptyState } from '~/ui/states/empty-state'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModerator(context)
  const [title, page] = await Promise.all([
    pageTitle(request, 'moderation', 'supportTitle'),
    loadSupportQueue(context, viewer, request),
  ])
  return { title, page }
}

export const action = ({ request, context }: ActionFunctionArgs) => answerAct(context, request)

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ModerationSupport() {
  return (
    <>
      <Refusal />
      <SupportQueuePage page={useLoaderData<typeof loader>().page} />
    </>
  )
}

/** What members ask and wait for, premium members first, with the answer to give. */
function SupportQueuePage({ page: { items, next } }: { page: ModerationPage<ShownQuestion> }) {
  const t = useT('moderation')
  if (items.length === 0) {
    return (
      <EmptyState icon={<CheckIcon />} title={t('noSupportTitle')}>
        {t('noSupportText')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      {items.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      <NextPage next={next} />
    </div>
  )
}

function QuestionCard({ question }: { question: ShownQuestion }) {
  const t = useT('moderation')
  const { id, actId, seen, subject, member, isPremium, waitingSince, words } = question
  const title = `support-${id}`
  return (
    <Card as="article" aria-labelledby={title} className="grid grid-cols-1 gap-4">
      <header>
        <h2 id={title} className="text-base font-semibold [overflow-wrap:anywhere]">
          {subject}
        </h2>
        <p className="text-sm text-muted">
          {isPremium ? (
            <span className="mr-1.5 rounded-full border border-line-strong px-2 text-ink">{t('premium')}</span>
          ) : null}
          {member.fullName} ·{' '}
          {member.hasCase ? (
            <Link to={casePath('member', member.username)} className="underline underline-offset-4">
              @{member.username}
            </Link>
          ) : (
            `@${member.username}`
          )}{' '}
          · {t('waits')} <RelativeTime at={waitingSince} />
        </p>
      </header>
      <ol className="grid grid-cols-1 gap-3">
        {words.map(({ id: wordId, side, content, createdAt }) => (
          <li
            key={wordId}
            className={`rounded-control px-3.5 py-2.5 ${side === 'team' ? 'bg-accent-soft' : 'bg-sunken'}`}
          >
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{side === 'team' ? t('team') : member.fullName}</span> ·{' '}
              <RelativeTime at={createdAt} />
            </p>
            <p lang={textLanguage(content)} className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {content}
            </p>
          </li>
        ))}
      </ol>
      <ActForm
        fields={{ act: actId, question: id, seen }}
        buttons={[{ intent: 'answer_support', label: t('sendAnswer'), variant: 'primary' }]}
      >
        {({ answer }) => (
          <Field label={t('answer')} hint={t('supportAnswerHint')}>
            {(control) => <TextArea {...control} name="answer" rows={4} required defaultValue={answer} />}
          </Field>
        )}
      </ActForm>
      <ActForm
        fields={{ act: actId, question: id, seen }}
        buttons={[{ intent: 'close_support', label: t('closeSupport') }]}
      />
    </Card>
  )
}
