import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ROLES, type SubjectKind } from '~/domain/community/moderation/moderation'
import { casePath } from '~/domain/community/moderation/moderation-paths'
import { type ChosenAction, NEEDS_NOTE } from '~/domain/community/moderation/moderation-rules'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/controls/button-look'
import { RadioGroup } from '~/ui/controls/radio-group'
import { CheckIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Avatar } from '~/ui/members/avatar'
import { RelativeTime } from '~/ui/members/relative-time'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { EmptyState } from '~/ui/states/empty-state'
import { ActForm, NoteField, useRefused } from './act-form'
import { ActionList } from './action-log'
import type { CaseMember, CasePicture, ModerationPage, ShownCase, ShownReport } from './moderation'
import { NextPage } from './moderation-frame'

/** What waits for a moderator. */
export function QueuePage({ page: { items, next } }: { page: ModerationPage<ShownCase> }) {
  const t = useT('moderation')
  if (items.length === 0) {
    return (
      <EmptyState icon={<CheckIcon />} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      {items.map((found) => (
        <CaseCard key={`${found.kind}-${found.id}`} found={found} />
      ))}
      <NextPage next={next} />
    </div>
  )
}

type CaseCardProps = { found: ShownCase; isWhole?: boolean }

/** A thing, whose it is, why it was reported, what was done about this member before, and what can be done. */
export function CaseCard({ found, isWhole = false }: CaseCardProps) {
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
      <CaseThing kind={kind} thing={thing} member={member} reports={reports} />
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

type CaseThingProps = { kind: SubjectKind; thing: ShownCase['thing']; member: CaseMember; reports: ShownReport[] }

/** What was reported, as it is now; of a message what those who reported it agreed to show. */
function CaseThing({ kind, thing, member: { bio, loveWords, areLoveWordsHidden }, reports }: CaseThingProps) {
  const t = useT('moderation')
  if (kind === 'member') {
    return (
      <>
        {bio ? <Quote text={bio} note={t('bio')} /> : null}
        {loveWords ? <Quote text={loveWords} note={t(areLoveWordsHidden ? 'loveWordsHidden' : 'loveWords')} /> : null}
      </>
    )
  }
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
      <blockquote
        lang={textLanguage(thing.content)}
        className="rounded-control bg-sunken px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
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
      <blockquote
        lang={textLanguage(text)}
        className="rounded-control bg-sunken px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </blockquote>
      <p className="text-sm text-muted">{note}</p>
    </div>
  )
}

/** The pictures of a reported post, whole, with what their author says they show. Each opens in a tab of its own. */
function CasePictures({ pictures }: { pictures: CasePicture[] }) {
  const t = useT('moderation')
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ url, width, height, alt }, place) => (
        <li key={url} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('openPicture', { number: place + 1, alt: alt || t('noAlt') })}
            className="inline-block max-w-full overflow-hidden rounded-control border border-line bg-sunken"
          >
            <img
              {...{ src: url, width, height }}
              alt=""
              loading="lazy"
              decoding="async"
              className="h-auto max-h-60 w-auto max-w-full object-contain"
            />
          </a>
          <p className="mt-1 max-w-80 text-sm text-muted [overflow-wrap:anywhere]">{alt || t('noAlt')}</p>
        </li>
      ))}
    </ul>
  )
}

/** Who reported a thing, why, and in which words; how it was decided, where it was. */
function CaseReports({ title, reports }: { title: string; reports: ShownReport[] }) {
  const t = useT('moderation')
  const reasons = useT('reports')
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1.5 grid gap-2 border-l-2 border-line pl-3">
        {reports.map(({ id, reason, note, reporter, createdAt, status }) => (
          <li key={id} className="text-sm [overflow-wrap:anywhere]">
            <strong className="font-semibold">{reasons(`reason.${reason}`)}</strong>{' '}
            <span className="text-muted">
              · @{reporter.username} · <RelativeTime at={createdAt} />
              {status === 'open' ? '' : ` · ${t(`report.${status}`)}`}
            </span>
            {note ? (
              <p lang={textLanguage(note)} className="whitespace-pre-wrap">
                {note}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What does no harm is done by one press; the rest opens first, says what it does, and has room for a word to the member. */
const AT_ONCE: ReadonlySet<ChosenAction> = new Set(['dismiss', 'restore', 'restore_words', 'verify'])
const HURTS: ReadonlySet<ChosenAction> = new Set(['hide', 'hide_words', 'suspend', 'unverify', 'grant_role'])

/** What a moderator can do about a thing. */
function CaseActions({ found }: { found: ShownCase }) {
  const t = useT('moderation')
  const { actions, actId, kind, id, seen } = found
  const fields = { act: actId, kind, subject: id, seen }
  if (actions.length === 0) return <p className="text-sm text-muted">{t('notYours')}</p>
  return (
    <div className="flex flex-wrap items-start gap-2">
      {actions.map((action) =>
        AT_ONCE.has(action) ? (
          <ActForm key={action} fields={fields} buttons={[{ intent: action, label: t(`act.${action}`) }]} />
        ) : (
          <ActionOpening key={action} action={action} found={found} fields={fields} />
        ),
      )}
    </div>
  )
}

type OpeningProps = { action: ChosenAction; found: ShownCase; fields: Record<string, string> }

/** An action that opens first; stays open where its form was refused. */
function ActionOpening({ action, found: { kind, id, thing, member }, fields }: OpeningProps) {
  const t = useT('moderation')
  // What the site has hidden by itself, a moderator has it stay so.
  const keepsHidden = action === 'hide' && thing?.state === 'hidden'
  const confirm = keepsHidden ? t('keepHidden') : t(`confirm.${action}`)
  const buttons = [
    { intent: action, label: confirm, variant: HURTS.has(action) ? ('danger' as const) : ('primary' as const) },
  ]
  const isRefused = useRefused(fields, buttons) !== undefined
  return (
    <Opening name={`act-${kind}-${id}`} label={keepsHidden ? t('keepHidden') : t(`act.${action}`)} isOpen={isRefused}>
      <ActForm fields={fields} buttons={buttons}>
        {(typed) => (
          <>
            <p className="text-sm text-muted">{t(`explain.${action}`, { name: member.fullName })}</p>
            {action === 'suspend' ? <Days chosen={typed.days} /> : null}
            {action === 'grant_role' ? (
              <RadioGroup
                legend={t('role')}
                name="role"
                look="segments"
                defaultValue={typed.role ?? member.role}
                options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
              />
            ) : (
              <NoteField label={t('note')} required={NEEDS_NOTE.has(action)} typed={typed.note} />
            )}
          </>
        )}
      </ActForm>
    </Opening>
  )
}

function Days({ chosen = '7' }: { chosen: string | undefined }) {
  const t = useT('moderation')
  const options = (['7', '30', 'always'] as const).map((value) => ({ value, label: t(`days.${value}`) }))
  return <RadioGroup legend={t('days')} name="days" look="segments" defaultValue={chosen} options={options} />
}

type OpeningFrame = { name: string; label: string; isOpen: boolean; children: ReactNode }

/** A button that opens what it asks; at most one of a name is open. Works without scripts. */
function Opening({ name, label, isOpen, children }: OpeningFrame) {
  return (
    <details name={name} open={isOpen ? true : undefined} className="group/opening open:order-last open:w-full">
      <summary
        className={buttonLook(
          'quiet',
          's',
          'cursor-pointer list-none group-open/opening:bg-sunken [&::-webkit-details-marker]:hidden',
        )}
      >
        {label}…
      </summary>
      <div className="mt-3 rounded-control border border-line p-3">{children}</div>
    </details>
  )
}
