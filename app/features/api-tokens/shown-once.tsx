import { useEffect, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { CopyField } from '~/ui/controls/copy-field'
import type { TokensAnswer } from './api-tokens'

/** A new token, the only time it can be shown. */
export function ShownOnce({ token: { name, secret } }: { token: NonNullable<TokensAnswer['token']> }) {
  const t = useT('api-tokens')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = { label: t('madeLabel'), copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }
  return (
    <section aria-labelledby="new-secret" className="grid gap-3 rounded-card bg-accent-soft p-4 md:p-5">
      <div>
        <h2 id="new-secret" ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
          {t('madeTitle', { name })}
        </h2>
        <p className="text-pretty">{t('madeOnce')}</p>
      </div>
      <CopyField value={secret} words={words} className="font-mono text-sm" />
    </section>
  )
}
