import { Link } from '@remix-run/react'
import { casePath } from '~/domain/community/moderation/moderation-paths'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { RelativeTime } from '~/ui/members/relative-time'
import { EmptyState } from '~/ui/states/empty-state'
import { ActForm, NoteField } from './act-form'
import { ActionLine } from './action-log'
import type { ModerationPage, ShownAppeal, ShownQuestion } from './moderation'
import { NextPage } from './room-frame'

/** What members object to, and the answers to give. */
export function AppealsPage({ page: { items, next } }: { page: ModerationPage<ShownAppeal> }) {
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

/** What members ask and wait for, premium members first, with the answer to give. */
export function SupportQueuePage({ page: { items, next } }: { page: ModerationPage<ShownQuestion> }) {
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
