import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { LockIcon } from '~/ui/icons'
import { EmptyState } from '~/ui/states/empty-state'
import { LEARNING, type LockedLesson } from './learning'

/** A lesson whose module is not open yet: its title, and what opens it. */
export function LockedLessonView({ lesson: { title, about, waitsFor } }: { lesson: LockedLesson }) {
  const t = useT('learning')
  return (
    <div className="mx-auto grid w-full max-w-[68ch] gap-2">
      <h1>{title}</h1>
      <p className="text-pretty text-muted">{about}</p>
      <EmptyState
        icon={<LockIcon className="size-6" />}
        title={t('lockedTitle')}
        action={<ButtonLink to={LEARNING}>{t('lockedAction')}</ButtonLink>}
      >
        {t('opens', { module: t(`module.${waitsFor}`) })}
      </EmptyState>
    </div>
  )
}
