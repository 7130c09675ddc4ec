import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { CopyField } from '~/ui/copy-field'
import type { FeedAnswer } from './calendar'

/** The address of the calendar, the only time it can be shown. */
export function FeedAddress({ address: { https, webcal } }: { address: NonNullable<FeedAnswer['address']> }) {
  const t = useT('calendar')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = { label: t('addressLabel'), copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }
  return (
    <div className="grid gap-3 rounded-control bg-accent-soft p-4">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {t('addressTitle')}
        </h3>
        <p>{t('addressOnce')}</p>
      </div>
      <CopyField value={https} words={words}>
        <a href={webcal} className={buttonLook('primary', 'm', 'max-sm:w-full')}>
          {t('subscribe')}
        </a>
      </CopyField>
    </div>
  )
}
