import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { PREVIEWS, type Preview } from './public-profile'

/** For the owner: whose eyes they look with, the other ways to look, and the way to the settings that decide it. */
export function SeenAs({ preview }: { preview: Preview | null }) {
  const t = useT('public-profile')
  return (
    <nav
      aria-label={t('previewLead')}
      className={`flex flex-wrap items-center gap-x-4 max-sm:gap-x-3 gap-y-1 rounded-control border px-4 py-2.5 text-sm print:hidden ${preview ? 'border-accent/40 bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <p className={`mr-auto max-sm:basis-full ${preview ? 'font-semibold' : 'text-muted'}`}>
        {preview ? t(`previewing_${preview}`) : t('previewLead')}
      </p>
      {PREVIEWS.filter((other) => other !== preview).map((other) => (
        <Other key={other} to={`?as=${other}`}>
          {t(`preview_${other}`)}
        </Other>
      ))}
      {preview ? <Other to="?">{t('previewEnd')}</Other> : null}
      <Other to="/app/settings?tab=privacy">{t('privacySettings')}</Other>
    </nav>
  )
}

function Other({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}
