import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import type { Glance } from './load-dashboard.server'

/** How to meet a day and how to decide in it: strategy and authority in words. */
export function DayReading({ glance }: { glance: Glance }) {
  const t = useT('dashboard')
  const hd = useT('hd')
  const { type, authority, strategyText, authorityText } = glance
  return (
    <Card as="section" aria-labelledby="meet" className="grid gap-6">
      <div>
        <p className="text-sm text-muted">{t('meet')}</p>
        <h2 id="meet" className="mt-0.5">
          {hd(`strategy.${type}`)}
        </h2>
        <p className="reading mt-2">{strategyText}</p>
      </div>
      <div>
        <p className="text-sm text-muted">{t('decide')}</p>
        <h2 className="mt-0.5">
          {t('authority')}: {hd(`authority.${authority}`)}
        </h2>
        <p className="reading mt-2">{authorityText}</p>
      </div>
    </Card>
  )
}
