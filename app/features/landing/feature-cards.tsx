import type { ComponentType } from 'react'
import { useT } from '~/locales/use-t'
import { ChartIcon, HeartIcon, LockIcon, PeopleIcon, SparkIcon, SunIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'

const FEATURES = [
  ['calculations', ChartIcon],
  ['matching', HeartIcon],
  ['community', PeopleIcon],
  ['insights', SunIcon],
  ['privacy', LockIcon],
  ['growth', SparkIcon],
] as const satisfies [string, ComponentType<{ className?: string }>][]

/** The six features by their specified titles. */
export function FeatureCards() {
  const t = useT('landing-more')
  return (
    <section aria-labelledby="features" className="mx-auto w-full max-w-300 px-4 py-12 md:px-6 md:py-16">
      <h2 id="features" className="sr-only">
        {t('featuresTitle')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {FEATURES.map(([feature, Icon]) => (
          <Card as="li" key={feature} className="flex gap-3.5">
            <Icon className="mt-0.5 size-5 text-accent" />
            <div className="min-w-0">
              <h3>{t(`feature.${feature}`)}</h3>
              <p className="mt-1 text-sm text-muted">{t(`feature.${feature}Text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
