import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { CARD_SIZE_NAMES, CARD_SIZES, type CardSize } from '~/ui/card-drawing/card-sizes'

/** The sizes to choose from, each with its shape, its use and its measures. */
export function SizeLinks({ size: current }: { size: CardSize }) {
  const t = useT('share-card')
  return (
    <nav aria-label={t('size')} className="mt-4">
      <ul className="grid grid-cols-3 gap-2 sm:flex">
        {CARD_SIZE_NAMES.map((size) => {
          const { width, height } = CARD_SIZES[size]
          return (
            <li key={size} className="min-w-0">
              <Link
                to={`?view=share&size=${size}`}
                replace
                preventScrollReset
                aria-current={size === current ? 'true' : undefined}
                className="flex h-full min-h-11 flex-col items-center gap-1.5 rounded-control border border-line-strong px-2 py-2.5 text-center transition-colors hover:bg-sunken sm:w-36 aria-[current]:border-accent aria-[current]:bg-accent-soft"
              >
                <span aria-hidden="true" className="grid h-8 place-items-center">
                  <span
                    className="block rounded-[3px] border-[1.5px] border-current"
                    style={{ height: `${height / 60}px`, width: `${width / 60}px` }}
                  />
                </span>
                <span className="text-sm font-semibold">{t(`size.${size}`)}</span>
                <span className="tabular text-sm text-muted">{t('measures', { width, height })}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
