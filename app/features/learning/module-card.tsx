import type { ModuleId } from '~/domain/learning/lessons'
import { useT } from '~/locales/use-t'
import { ChevronDownIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import type { ListedModule } from './learning'
import { LessonRow } from './lesson-row'
import { ModuleState } from './module-state'
import { ProgressBar } from './progress-bar'

type Props = { module: ListedModule; number: number; before: ModuleId | undefined }

/** A module with its lessons, which the browser folds and unfolds; what one is at stands open. */
export function ModuleCard({ module: { id, state, lessons, doneCount }, number, before }: Props) {
  const t = useT('learning')
  const isLocked = state === 'locked'
  const titleId = `module-${id}`
  return (
    <Card as="li" aria-labelledby={titleId} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('module', { number })}</p>
          <h3 id={titleId} className="text-lg">
            {t(`module.${id}`)}
          </h3>
          <p className="text-pretty text-muted">{t(`module.${id}.about`)}</p>
        </div>
        <ModuleState state={state} />
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
