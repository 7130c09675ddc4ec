import type { BodyCode, CenterCode, ChannelId } from '~/domain/human-design/terms/codes'
import type { TransitFact } from '~/domain/human-design/transit/transit-spans'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import { useT } from '~/locales/use-t'
import { channelsOf, gatesOf } from '~/ui/bodygraph/channel-routes'
import { centerOf } from '~/ui/bodygraph/geometry'
import type { Selection } from '~/ui/bodygraph/selection'
import { type Focus, focusKey, toSelection } from '~/ui/chart-reading/focus'
import { InItself, ReadingLinks, ReadingText, ReadingTitle } from '~/ui/chart-reading/reading-layout'
import { panelBeside, ReadingPanel } from '~/ui/chart-reading/reading-panel'
import { UncertainTimeMark, UncertainTimeNote } from '~/ui/members/uncertain-time-mark'
import { useWords } from '~/ui/use-words'
import type { Look } from './overlay'

type Props = Look & { isPlaying: boolean; className?: string }

/** The panel of the drawing of a sky; silent while the month plays. */
export function TransitPanel({ isPlaying, className = '', ...look }: Props) {
  const { focus, onFocus, words } = look
  const key = focus && focusKey(focus)
  return (
    <ReadingPanel
      focus={key}
      isLive={!isPlaying}
      start={words.t('start')}
      onClose={() => onFocus(null)}
      className={`${panelBeside(key)} ${className}`}
    >
      {focus ? <TransitExplanation {...look} focus={focus} /> : null}
    </ReadingPanel>
  )
}

/** What is looked at, under this sky: whose it is, from when until when, what it means in itself. */
function TransitExplanation({ focus, ...look }: Look & { focus: Selection }) {
  switch (focus.kind) {
    case 'gate':
      return <OfGate gate={focus.gate} {...look} />
    case 'channel':
      return <OfChannel id={focus.id} {...look} />
    case 'center':
      return <OfCenter center={focus.center} {...look} />
    case 'body':
      return <OfBody body={focus.body} {...look} />
    default:
      return null
  }
}

type Part = Omit<Look, 'focus'>

const onLink =
  ({ onFocus }: Part) =>
  (next: Focus) =>
    onFocus(toSelection(next))

function OfChannel({ id, ...look }: Part & { id: ChannelId }) {
  const hd = useT('hd')
  const { overlay, words } = look
  const { t } = words
  const reading = useWords('readings-channels')?.[channelKey(id)]
  const state = overlay.stateOf(id)
  const isPassing = state === 'completed' || state === 'collective'
  return (
    <>
      <ReadingTitle
        title={`${channelNumbers(id)} · ${hd(channelKey(id))}`}
        detail={gatesOf(id)
          .map((gate) => hd(`center.${centerOf(gate)}`))
          .join(' – ')}
      />
      <p className="mt-2.5 font-semibold">
        {t(`state.${state}`)}
        {overlay.mayDiffer(...gatesOf(id)) ? <UncertainTimeMark /> : null}
      </p>
      {isPassing ? <When look={look} fact={{ kind: state, channel: id }} /> : null}
      <ReadingText>{t(`state.${state}.text`)}</ReadingText>
      {reading ? <InItself label={t('inItself')}>{reading}</InItself> : null}
      <ReadingLinks
        label={t('itsGates')}
        links={gatesOf(id).map((gate) => ({
          key: String(gate),
          focus: { kind: 'gate' as const, gate },
          words: `${gate} ${hd(gateKey(gate))} · ${words.whose(gate)}`,
        }))}
        onFocus={onLink(look)}
      />
    </>
  )
}

function OfGate({ gate, ...look }: Part & { gate: number }) {
  const hd = useT('hd')
  const { overlay, words } = look
  const { t } = words
  const reading = useWords('readings-gates')?.[gateKey(gate)]
  const isReinforced = overlay.natal.has(gate) && overlay.bodiesAt(gate).length > 0
  return (
    <>
      <ReadingTitle title={`${gate} · ${hd(gateKey(gate))}`} detail={hd(`center.${centerOf(gate)}`)} />
      <p className="mt-2.5 font-semibold">
        {words.whose(gate)}
        {overlay.mayDiffer(gate) ? <UncertainTimeMark /> : null}
      </p>
      {isReinforced ? <When look={look} fact={{ kind: 'reinforced', gate }} /> : null}
      {reading ? <InItself label={t('inItself')}>{reading}</InItself> : null}
      <ReadingLinks
        label={t('itsChannels')}
        links={channelsOf(gate).map((id) => ({
          key: id,
          focus: { kind: 'channel' as const, id },
          words: `${channelNumbers(id)} ${hd(channelKey(id))} · ${t(`state.${overlay.stateOf(id)}`)}`,
        }))}
        onFocus={onLink(look)}
      />
    </>
  )
}

function OfCenter({ center, ...look }: Part & { center: CenterCode }) {
  const hd = useT('hd')
  const { overlay, words } = look
  const { t } = words
  const state = words.centerState(center)
  const through = overlay.data.channels.filter((id) => gatesOf(id).some((gate) => centerOf(gate) === center))
  return (
    <>
      <ReadingTitle title={hd(`center.${center}`)} detail={t(`center.${state}`)} />
      {overlay.mayDiffer(center, ...through.flatMap(gatesOf)) ? <UncertainTimeNote /> : null}
      {state === 'lent' ? <When look={look} fact={{ kind: 'center', center }} /> : null}
      <ReadingText>
        {t(state === 'lent' && !overlay.hasChart ? 'center.plain.text' : `center.${state}.text`)}
      </ReadingText>
      <ReadingLinks
        label={t('channelsThrough')}
        none={t('noChannels')}
        links={through.map((id) => ({
          key: id,
          focus: { kind: 'channel' as const, id },
          words: `${channelNumbers(id)} ${hd(channelKey(id))}`,
        }))}
        onFocus={onLink(look)}
      />
    </>
  )
}

function OfBody({ body, ...look }: Part & { body: BodyCode }) {
  const hd = useT('hd')
  const { overlay, words } = look
  const { t } = words
  const about = useWords('readings-centers')?.[`body.${body}`]
  const found = overlay.sky.find((each) => each.body === body)
  if (!found) return null
  const { gate, line } = found
  const completed = overlay.against.completed.filter(({ transitGate }) => transitGate === gate)
  const isYours = overlay.natal.has(gate)
  return (
    <>
      <ReadingTitle title={t('bodyIn', { body: hd(`body.${body}`), gate, line })} detail={hd(gateKey(gate))} />
      {overlay.hasChart ? (
        <p className="mt-2.5">
          {t(isYours ? 'body.yours' : 'body.open')}
          {overlay.mayDiffer(gate) ? <UncertainTimeMark /> : null}
        </p>
      ) : null}
      {isYours ? <When look={look} fact={{ kind: 'reinforced', gate }} /> : null}
      {about ? <InItself label={t('inItself')}>{about}</InItself> : null}
      <ReadingLinks
        label={t('completes')}
        links={completed.map(({ channel }) => ({
          key: channel,
          focus: { kind: 'channel' as const, id: channel },
          words: `${channelNumbers(channel)} ${hd(channelKey(channel))}`,
        }))}
        onFocus={onLink(look)}
      />
      <ReadingLinks
        label={t('inGate')}
        links={[{ key: 'gate', focus: { kind: 'gate' as const, gate }, words: `${gate} ${hd(gateKey(gate))}` }]}
        onFocus={onLink(look)}
      />
    </>
  )
}

const When = ({ look: { overlay, words }, fact }: { look: Part; fact: TransitFact }) => (
  <p className="tabular text-sm text-muted">{words.when(overlay.spanOf(fact))}</p>
)
