import type { CenterCode, ChannelId } from '~/domain/human-design/terms/codes'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { channelsOf, gatesOf } from '~/ui/bodygraph/channel-routes'
import { centerOf, GATES_OF } from '~/ui/bodygraph/geometry'
import type { Selection } from '~/ui/bodygraph/selection'
import { type Focus, focusKey, toSelection } from '~/ui/chart-reading/focus'
import { InItself, ReadingLinks, ReadingText, ReadingTitle } from '~/ui/chart-reading/reading-layout'
import { panelBeside, ReadingPanel } from '~/ui/chart-reading/reading-panel'
import { useWords } from '~/ui/use-words'
import type { Pair } from './connection-chart'
import { bringersOf, ChannelSign } from './pair-channels'
import { usePairWords } from './use-pair-words'

type PairPanelProps = {
  focus: Selection | null
  pair: Pair
  onFocus: (focus: Selection | null) => void
  className?: string
}

/** The panel of the drawing of two. */
export function PairPanel({ focus, pair, onFocus, className = '' }: PairPanelProps) {
  const { reading } = usePairWords(pair)
  const key = focus && focusKey(focus)
  return (
    <ReadingPanel
      focus={key}
      start={reading('start')}
      onClose={() => onFocus(null)}
      className={`${panelBeside(key)} ${className}`}
    >
      {focus ? <PairExplanation focus={focus} pair={pair} onFocus={onFocus} /> : null}
    </ReadingPanel>
  )
}

type ExplanationProps = { pair: Pair; onFocus: (focus: Focus) => void }

type PairExplanationProps = { focus: Selection; pair: Pair; onFocus: (focus: Selection | null) => void }

/** What is looked at, between the two: who brings it, what that is like, what it means in itself. */
function PairExplanation({ focus, pair, onFocus }: PairExplanationProps) {
  const props: ExplanationProps = { pair, onFocus: (next) => onFocus(toSelection(next)) }
  switch (focus.kind) {
    case 'gate':
      return <GateExplanation gate={focus.gate} {...props} />
    case 'channel':
      return <ChannelExplanation id={focus.id} {...props} />
    case 'center':
      return <CenterExplanation center={focus.center} {...props} />
    default:
      return null
  }
}

function ChannelExplanation({ id, pair, onFocus }: ExplanationProps & { id: ChannelId }) {
  const t = useT('pair-reading')
  const hd = useT('hd')
  const composite = useT('composite')
  const words = usePairWords(pair)
  const reading = useWords('readings-channels')?.[channelKey(id)]
  const ownerOf = useGateOwner(pair)
  const found = pair.channels.find((channel) => channel.id === id)
  return (
    <>
      <ReadingTitle
        title={`${channelNumbers(id)} · ${hd(channelKey(id))}`}
        detail={gatesOf(id)
          .map((gate) => hd(`center.${centerOf(gate)}`))
          .join(' – ')}
      />
      {found ? (
        <>
          <p className="mt-2.5 flex items-center gap-2.5 font-semibold">
            <ChannelSign id={id} together={pair.drawings.together} />
            {composite(`connection.${found.connection}`)}
          </p>
          <ReadingText>{found.sentence}</ReadingText>
          <ReadingText>{words.composite(`connection.${found.connection}.text`)}</ReadingText>
        </>
      ) : (
        <p className="mt-2.5 text-muted">{words.reading('noConnection')}</p>
      )}
      {reading ? <InItself label={t('inItself')}>{reading}</InItself> : null}
      <ReadingLinks
        label={t('itsGates')}
        links={gatesOf(id).map((gate) => ({
          key: String(gate),
          focus: { kind: 'gate' as const, gate },
          words: `${gate} ${hd(gateKey(gate))} · ${ownerOf(gate)}`,
        }))}
        onFocus={onFocus}
      />
    </>
  )
}

function GateExplanation({ gate, pair, onFocus }: ExplanationProps & { gate: number }) {
  const t = useT('pair-reading')
  const hd = useT('hd')
  const ownerOf = useGateOwner(pair)
  const reading = useWords('readings-gates')?.[gateKey(gate)]
  return (
    <>
      <ReadingTitle title={`${gate} · ${hd(gateKey(gate))}`} detail={hd(`center.${centerOf(gate)}`)} />
      <p className="mt-2.5 font-semibold">{ownerOf(gate)}</p>
      {reading ? <InItself label={t('inItself')}>{reading}</InItself> : null}
      <ReadingLinks
        label={t('itsChannels')}
        links={channelsOf(gate).map((id) => ({
          key: id,
          focus: { kind: 'channel' as const, id },
          words: `${channelNumbers(id)} ${hd(channelKey(id))}`,
        }))}
        onFocus={onFocus}
      />
    </>
  )
}

function CenterExplanation({ center, pair, onFocus }: ExplanationProps & { center: CenterCode }) {
  const hd = useT('hd')
  const words = usePairWords(pair)
  const { together } = pair.drawings
  const share = pair.centers[center]
  const through = together.channels.filter((id) => gatesOf(id).some((gate) => GATES_OF[center].includes(gate)))
  return (
    <>
      <ReadingTitle title={hd(`center.${center}`)} detail={words.composite(`center.${share}`)} />
      <ReadingText>{words.reading(`center.${share}`)}</ReadingText>
      <ReadingLinks
        label={words.reading('channelsThrough')}
        none={words.reading('noChannels')}
        links={through.map((id) => ({
          key: id,
          focus: { kind: 'channel' as const, id },
          words: `${channelNumbers(id)} ${hd(channelKey(id))}`,
        }))}
        onFocus={onFocus}
      />
    </>
  )
}

/** Who brings a gate, in words. */
function useGateOwner(pair: Pair) {
  const { reading, composite } = usePairWords(pair)
  return (gate: number) => {
    const bringers = bringersOf(gate, pair.drawings.together)
    const [first] = bringers
    return first ? composite(`gate.${bringers.length === 2 ? 'both' : first}`) : reading('nobodys')
  }
}
