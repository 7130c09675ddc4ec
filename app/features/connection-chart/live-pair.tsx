import { type ReactNode, useState } from 'react'
import { CENTERS } from '~/domain/human-design/terms/codes'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { Bodygraph } from '~/ui/bodygraph/bodygraph'
import type { GateState } from '~/ui/bodygraph/bodygraph-data'
import { GATES_OF } from '~/ui/bodygraph/geometry'
import { type BodygraphLabels, toBodygraphControls } from '~/ui/bodygraph/labels'
import { LookingArea } from '~/ui/bodygraph/looking-area'
import { MiniBodygraph } from '~/ui/bodygraph/mini-bodygraph'
import type { Selection } from '~/ui/bodygraph/selection'
import { PAIR_SHOWS, type Pair, type PairFacts, type PairNames, type PairShow, showAddress } from './connection-chart'
import { PairChannels, PairCounts } from './pair-channels'
import { PairPanel } from './pair-panel'
import { usePairWords } from './use-pair-words'

type LivePairProps = { pair: Pair; facts: PairFacts; start: PairShow }

/**
 * Two charts in one drawing, one panel that explains what is pressed, and everything again in sentences and as a table. What is
 * looked at stays while the drawing goes from one of the two to both.
 */
export function LivePair({ pair, facts, start }: LivePairProps) {
  const t = useT('pair-reading')
  const [show, setShow] = useState(start)
  const [focus, setFocus] = useState<Selection | null>(null)
  const labels = usePairLabels(pair, show)

  return (
    <LookingArea data-reading className="@container/reading" selection={focus} onSelect={setFocus}>
      <div className="grid grid-cols-1 gap-6 @min-[880px]/reading:grid-cols-[minmax(0,1fr)_20rem] @min-[880px]/reading:gap-x-8">
        <div className="grid gap-4 @min-[640px]/reading:grid-cols-[7rem_minmax(0,1fr)] @min-[640px]/reading:gap-6">
          <ShowTiles pair={pair} show={show} onShow={setShow} />
          <div className="mx-auto grid w-full max-w-130 gap-4">
            <Bodygraph data={pair.drawings[show]} labels={labels} selection={focus} onSelect={setFocus} pair />
            <PairLegend names={pair} />
          </div>
        </div>
        <PairCounts pair={pair} />
        <PairChannels pair={pair} focus={focus} onFocus={setFocus} />
        <div className="contents @min-[880px]/reading:col-start-2 @min-[880px]/reading:row-span-3 @min-[880px]/reading:row-start-1 @min-[880px]/reading:flex @min-[880px]/reading:flex-col @min-[880px]/reading:gap-4">
          <PairFactCards facts={facts} names={pair} />
          <PairPanel focus={focus} pair={pair} onFocus={setFocus} className="@min-[880px]/reading:order-first" />
        </div>
      </div>
      <details className="mt-5">
        <summary className="w-fit py-1 font-medium text-muted hover:text-ink pointer-coarse:py-2.5">
          {t('asTable')}
        </summary>
        <PairTable pair={pair} />
      </details>
    </LookingArea>
  )
}

type ShowTilesProps = { pair: Pair; show: PairShow; onShow: (show: PairShow) => void; className?: string }

/** Both charts and the two together in small: each is a link to see it large, which needs no scripts. */
function ShowTiles({ pair, show, onShow, className = '' }: ShowTilesProps) {
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

/** Whose is what in the drawing: by colour, and by solid, hollow and split for those who see no difference. */
function PairLegend({ names }: { names: PairNames }) {
  const { reading } = usePairWords(names)
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-muted">
      {(['a', 'b', 'both'] as const).map((whose) => (
        <li key={whose} className="inline-flex min-w-0 items-center gap-2">
          <svg viewBox="0 0 34 14" aria-hidden="true" className="bodygraph pair h-3.5 !w-8.5 shrink-0">
            <path className={`half ${whose === 'a' ? 'personality' : 'design'}`} d="M7 7H34" />
            {whose === 'b' ? <path className="core" d="M7 7H34" /> : null}
            {whose === 'both' ? <path className="stripe" d="M7 7H34" /> : null}
            <g className={`gate ${whose === 'a' ? 'personality' : whose === 'b' ? 'design' : 'both'}`}>
              <circle className="disc" cx="7" cy="7" r={whose === 'b' ? 5.5 : 6.5} />
              {whose === 'both' ? <path className="disc-design" d="M7 .5a6.5 6.5 0 0 0 0 13z" /> : null}
            </g>
          </svg>
          <span className="min-w-0 wrap-anywhere">{reading(`legend.${whose}`)}</span>
        </li>
      ))}
    </ul>
  )
}

const BEARER_KEYS = { personality: 'gate.a', design: 'gate.b', both: 'gate.both' } as const

/** The words of the drawing for those who hear it: of each gate, channel and center, whose it is. */
function usePairLabels(pair: Pair, show: PairShow): BodygraphLabels {
  const { centers, channels } = pair
  const t = useT('pair-reading')
  const ui = useT('ui')
  const hd = useT('hd')
  const composite = useT('composite')
  const words = usePairWords(pair)
  const ownerOf = (state: GateState | null) =>
    state && state !== 'active' ? words.composite(BEARER_KEYS[state]) : words.reading('nobodys')
  return {
    name: words.reading(`drawing.${show}`),
    controls: toBodygraphControls(ui),
    gate: (gate, state) => t('gateOf', { gate, gateName: hd(gateKey(gate)), whose: ownerOf(state) }),
    channel: (id, isDefined) => {
      const found = show === 'together' ? channels.find((channel) => channel.id === id) : undefined
      const params = { channel: channelNumbers(id), name: hd(channelKey(id)) }
      if (found) return t('channelOf', { ...params, connection: composite(`connection.${found.connection}`) })
      return ui(isDefined ? 'definedChannel' : 'openChannel', params)
    },
    center: (center, state) =>
      ui('centerIs', {
        name: hd(`center.${center}`),
        state: show === 'together' ? words.composite(`center.${centers[center]}`) : hd(`centerState.${state}`),
      }),
    arrow: () => '',
  }
}

/** Both charts as a table, to read, copy or have read aloud: of each center by whom it is defined, and whose gates stand in it. */
function PairTable({ pair }: { pair: Pair }) {
  const t = useT('pair-reading')
  const hd = useT('hd')
  const { reading, composite } = usePairWords(pair)
  const { a, b } = pair.drawings
  const gatesIn = (drawing: typeof a, center: (typeof CENTERS)[number]) =>
    GATES_OF[center]
      .filter((gate) => drawing.gates[gate])
      .sort((one, other) => one - other)
      .join(', ') || t('none')
  return (
    <table className="mt-4 w-full border-collapse text-sm hyphens-auto md:text-base">
      <caption className="pb-2 text-left font-semibold">{reading('tableOf')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-sm text-muted">
          {[t('center'), t('defined'), reading('yourGates'), reading('theirGates')].map((head) => (
            <th key={head} scope="col" className="py-1.5 pr-3 align-bottom font-medium wrap-anywhere">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CENTERS.map((center) => (
          <tr key={center} className="border-b border-line align-baseline">
            <th scope="row" className="py-1.5 pr-3 text-left font-medium">
              {hd(`center.${center}`)}
            </th>
            <td className="py-1.5 pr-3">{composite(`center.${pair.centers[center]}`)}</td>
            <td className="tabular py-1.5 pr-3">{gatesIn(a, center)}</td>
            <td className="tabular py-1.5">{gatesIn(b, center)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = { facts: PairFacts; names: PairNames }

/** What holds of the connection as a whole: its theme, who bridges whom, how the lines of the profiles go together. */
function PairFactCards({ facts, names }: Props) {
  const t = useT('pair-reading')
  const { reading } = usePairWords(names)
  const { theme, bridges, lines, profiles } = facts
  return (
    <div className="grid gap-4">
      <Fact id="theme" title={t('theme')}>
        <p className="mt-1 flex items-baseline gap-3">
          <span className="tabular font-serif font-medium text-3xl">{theme.code.replace('-', '–')}</span>
          <span className="min-w-0 text-lg font-semibold">{theme.name}</span>
        </p>
        <p className="reading mt-2">{theme.text}</p>
        <p className="mt-2 text-sm text-muted">{t('definitionTogether', { definition: facts.definitionName })}</p>
      </Fact>
      <Fact id="bridges" title={t('bridges')}>
        {bridges.length > 0 ? (
          <ul className="mt-1 grid gap-2">
            {bridges.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : (
          <p className="mt-1">{reading('noBridges')}</p>
        )}
        <p className="mt-2 text-sm text-muted">{t('bridgesText')}</p>
      </Fact>
      <Fact id="lines" title={reading('lines')}>
        <table className="mt-2 w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-left text-sm text-muted">
              <th scope="col" className="py-1 pr-3 font-medium wrap-anywhere hyphens-auto">
                {reading('you')} <span className="tabular">{profiles.a}</span>
              </th>
              <th scope="col" className="py-1 pr-3 font-medium wrap-anywhere hyphens-auto">
                {names.name} <span className="tabular">{profiles.b}</span>
              </th>
              <th scope="col" className="py-1 font-medium">
                <span className="sr-only">{t('relation')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ lines: { a, b }, relation, relationName }) => (
              <tr key={`${a}-${b}`} className="border-b border-line last:border-b-0">
                <td className="tabular py-1 pr-3">{a}</td>
                <td className="tabular py-1 pr-3">{b}</td>
                <td className={`py-1 ${relation === 'neutral' ? 'text-muted' : 'font-semibold'}`}>{relationName}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-sm text-muted">{t('linesText')}</p>
      </Fact>
      <p className="text-sm text-pretty text-muted">{reading('anyPair')}</p>
    </div>
  )
}

function Fact({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4">
      <h3 id={id} className="text-sm font-medium text-muted">
        {title}
      </h3>
      {children}
    </section>
  )
}
