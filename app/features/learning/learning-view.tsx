import type { ModuleId } from '~/domain/learning/lessons'
import type { ModuleState } from '~/domain/learning/progress'
import { percentText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { CheckIcon, ChevronDownIcon, LockIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { type LearningPage, type ListedLesson, type ListedModule, lessonPath } from './learning'

/** The learning path: progress, the next lesson and the four modules. */
export function LearningView({ page: { modules, doneCount, lessonCount, next } }: { page: LearningPage }) {
  const t = useT('learning')
  return (
    <section aria-labelledby="learning-title" className="grid max-w-170 grid-cols-1 gap-5">
      <div>
        <h2 id="learning-title">{t('title')}</h2>
        <p className="mt-1 text-pretty text-muted">{t('lead')}</p>
      </div>
      <ProgressBar id="path-progress" count={doneCount} total={lessonCount} />
      {next ? (
        <ButtonLink to={lessonPath(next.id)} variant="primary" prefetch="intent" className="justify-self-start">
          {t(next.isBegun ? 'continue' : 'start', { title: next.title })}
        </ButtonLink>
      ) : (
        <p className="font-semibold">{t('allDone')}</p>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {modules.map((module, place) => (
          <ModuleCard key={module.id} module={module} number={place + 1} before={modules[place - 1]?.id} />
        ))}
      </ol>
    </section>
  )
}

type ModuleCardProps = { module: ListedModule; number: number; before: ModuleId | undefined }

/** A module with its lessons in a disclosure, open for the current module. */
function ModuleCard({ module: { id, state, lessons, doneCount }, number, before }: ModuleCardProps) {
  const t = useT('learning')
  const isLocked = state === 'locked'
  const titleId = `module-${id}`
  return (
    <Card as="li" aria-labelledby={titleId} className="grid gap-3">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('module', { number })}</p>
          <h3 id={titleId} className="text-lg">
            {t(`module.${id}`)}
          </h3>
          <p className="text-pretty text-muted">{t(`module.${id}.about`)}</p>
        </div>
        <ModuleStateBadge state={state} />
      </div>
      <ProgressBar id={`${titleId}-progress`} count={doneCount} total={lessons.length} />
      {isLocked && before ? (
        <p className="text-sm text-muted">{t('opens', { module: t(`module.${before}`) })}</p>
      ) : null}
      <details open={state === 'in_progress' || state === 'next'} className="group">
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-2 font-semibold [&::-webkit-details-marker]:hidden">
          {t('lessons')}
          <ChevronDownIcon className="size-4.5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ol className="mt-1 grid grid-cols-1">
          {lessons.map((lesson, place) => (
            <LessonRow key={lesson.id} lesson={lesson} number={place + 1} isLocked={isLocked} />
          ))}
        </ol>
      </details>
    </Card>
  )
}

type LessonRowProps = { lesson: ListedLesson; number: number; isLocked: boolean }

/** A lesson in the list of its module. A locked one is text without a link. */
function LessonRow({ lesson: { id, title, about, state }, number, isLocked }: LessonRowProps) {
  const t = useT('learning')
  const isDone = state === 'done'
  const text = (
    <>
      <span
        aria-hidden="true"
        className={`tabular mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-sm font-semibold ${isDone ? 'bg-ok-soft text-ok' : 'bg-sunken text-muted'}`}
      >
        {isDone ? <CheckIcon className="size-4" /> : number}
      </span>
      <span className="min-w-0">
        <span className="block leading-6 font-semibold">{title}</span>
        <span className="block text-sm text-pretty text-muted">{about}</span>
        {state === 'read' ? <span className="block text-sm text-accent">{t('lesson.read')}</span> : null}
        {isDone ? <span className="sr-only">{t('lesson.done')}</span> : null}
      </span>
    </>
  )
  const layout = 'flex gap-3 py-2.5'
  return (
    <li className="border-t border-line first:border-t-0">
      {isLocked ? (
        <div className={`${layout} text-muted`}>{text}</div>
      ) : (
        <StaticLink
          to={lessonPath(id)}
          prefetch="intent"
          className={`${layout} -mx-2 rounded-control px-2 text-ink no-underline hover:bg-sunken`}
        >
          {text}
        </StaticLink>
      )}
    </li>
  )
}

const STATE_CLASSES: Record<ModuleState, string> = {
  done: 'text-ok',
  in_progress: 'bg-accent-soft px-2.5 text-accent',
  next: 'border border-line-strong px-2.5 text-ink',
  locked: 'text-muted',
}
const STATE_ICONS = { done: CheckIcon, locked: LockIcon, in_progress: null, next: null }

function ModuleStateBadge({ state }: { state: ModuleState }) {
  const t = useT('learning')
  const Icon = STATE_ICONS[state]
  return (
    <span
      className={`inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full text-sm font-semibold ${STATE_CLASSES[state]}`}
    >
      {Icon ? <Icon className="size-4" /> : null}
      {t(`state.${state}`)}
    </span>
  )
}

/** Lessons done, in words, in percent and as a bar. */
function ProgressBar({ id, count, total }: { id: string; count: number; total: number }) {
  const t = useT('learning')
  const language = useLanguage()
  return (
    <div>
      <p id={id} className="flex justify-between gap-3 text-sm text-muted">
        {t('progress', { count, total })}
        <span className="tabular font-semibold text-ink">{percentText(count / total, language)}</span>
      </p>
      <progress
        aria-labelledby={id}
        max={total}
        value={count}
        className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
