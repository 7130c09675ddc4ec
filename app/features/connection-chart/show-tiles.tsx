import { useT } from '~/locales/use-t'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import { PAIR_SHOWS, type Pair, type PairShow, showAddress } from './connection-chart'
import { usePairWords } from './use-pair-words'

type Props = { pair: Pair; show: PairShow; onShow: (show: PairShow) => void; className?: string }

/** Both charts and the two together in small: each is a link to see it large, which needs no scripts. */
export function ShowTiles({ pair, show, onShow, className = '' }: Props) {
  const t = useT('pair-reading')
  const { reading } = usePairWords(pair)
  const labels: Record<PairShow, string> = { a: reading('you'), together: t('together'), b: pair.name }
  return (
    <nav aria-label={t('show')} className={className}>
      <ul className="grid grid-cols-3 gap-2 @min-[640px]/reading:grid-cols-1">
        {PAIR_SHOWS.map((one) => {
          return (
            <li key={one} className="min-w-0">
              <a
                href={showAddress(one, pair.query)}
                aria-current={one === show ? 'true' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onShow(one)
                }}
                className="flex h-full min-w-0 flex-col items-center gap-1.5 rounded-card border border-line px-2 pt-2.5 pb-2 transition-colors hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft"
              >
                <span aria-hidden="true" className="contents">
                  <MiniBodygraph data={pair.drawings[one]} name="" pair className="w-13 @min-[640px]/reading:w-19" />
                </span>
                <span className="w-full truncate text-center text-sm font-medium">{labels[one]}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
