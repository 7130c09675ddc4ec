import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { type LearningPage, lessonPath } from './learning'
import { ModuleCard } from './module-card'
import { ProgressBar } from './progress-bar'

/** The learning path: how far one has come, where to go on, and the four modules. */
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
