import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { Logo } from '~/ui/logo'

type Props = {
  page: 1 | 2
  /** Whose chart it is. */
  name: string
  children: ReactNode
}

/**
 * A page of the sheet. On paper its height is that of A4 less the margins of `@page` (print.css) and a millimetre for
 * rounding, whatever is on it: so there are two pages, never three, where the browser has `@page`.
 */
export function SheetPage({ page, name, children }: Props) {
  const t = useT('chart-views')
  const common = useT('common')
  return (
    <section
      aria-label={t('pageOf', { page })}
      className="sheet flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-4 md:p-8 print:h-[272mm] print:gap-[4mm] print:overflow-hidden print:rounded-none print:border-0 print:p-0 not-last:print:break-after-page"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line pb-2 text-sm text-muted">
        <Logo name={common('brand')} />
        {t('sheetTop')}
      </header>
      <div className="min-h-0 flex-1">{children}</div>
      <footer className="flex justify-between gap-3 border-t border-line pt-2 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="shrink-0">{t('pageOf', { page })}</span>
      </footer>
    </section>
  )
}
