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
 * A page of the sheet. On paper it ends where its content does, which has room on Letter too: a height of its own would go to two
 * pages wherever the paper or its margins leave less.
 */
export function SheetPage({ page, name, children }: Props) {
  const t = useT('chart-views')
  const common = useT('common')
  return (
    <section
      aria-label={t('pageOf', { page })}
      className="sheet flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-4 md:p-8 print:block print:space-y-[4mm] print:rounded-none print:border-0 print:p-0 not-last:print:break-after-page"
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
