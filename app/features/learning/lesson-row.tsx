import { useT } from '~/locales/use-t'
import { CheckIcon } from '~/ui/icons'
import { Way } from '~/ui/layout/way'
import { type ListedLesson, lessonPath } from './learning'

type Props = { lesson: ListedLesson; number: number; isLocked: boolean }

/** A lesson in the list of its module: what it is about and how far one is with it. Locked, it is a title alone. */
export function LessonRow({ lesson: { id, title, about, state }, number, isLocked }: Props) {
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
        <Way
          to={lessonPath(id)}
          prefetch="intent"
          className={`${layout} -mx-2 rounded-control px-2 text-ink no-underline hover:bg-sunken`}
        >
          {text}
        </Way>
      )}
    </li>
  )
}
