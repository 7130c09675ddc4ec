import type { BodyCode, CenterCode, ChannelId } from '~/domain/human-design/terms/codes'
import { type AgainstChart, againstChart, type ChannelState } from '~/domain/human-design/transit/against-chart'
import { bodiesIn, type SkyPosition } from '~/domain/human-design/transit/sky'
import type { TransitFact, TransitSpan } from '~/domain/human-design/transit/transit-spans'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import type { Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { type BodygraphLabels, toBodygraphControls } from '~/ui/bodygraph/labels'
import type { Selection } from '~/ui/bodygraph/selection'
import { toSkyOverlay } from '~/ui/bodygraph/sky-overlay'
import { dayText, instantText, momentText, type Zone } from './span-text'
import type { Moment } from './transits'

/** A chart under a sky as it is drawn and told: in the drawing `personality` is the chart, `design` the sky. */
type Overlay = {
  data: BodygraphData
  against: AgainstChart
  sky: readonly SkyPosition[]
  natal: ReadonlySet<number>
  stateOf: (channel: ChannelId) => ChannelState
  /** Whether there is a chart at all. */
  hasChart: boolean
  bodiesAt: (...gates: number[]) => BodyCode[]
  spanOf: (fact: TransitFact) => TransitSpan | undefined
  /** The birth time leaves something of the chart open. */
  isUncertain: boolean
  /** It leaves one of these gates or centers open. */
  mayDiffer: (...parts: (number | CenterCode)[]) => boolean
}

/** Lays a sky over a chart with these gates, or over none. `uncertainParts`: what of the chart its birth time leaves open. */
export function toOverlay(
  { sky, spans }: Pick<Moment, 'sky' | 'spans'>,
  natalGates: readonly number[] | null,
  uncertainParts: UncertainParts | null,
): Overlay {
  const natal = natalGates ?? []
  const against = againstChart(natal, sky)
  const uncertain = new Set<number | CenterCode>([...(uncertainParts?.gates ?? []), ...(uncertainParts?.centers ?? [])])
  const spanByFact = new Map(spans.map((span) => [JSON.stringify(span.fact), span]))
  return {
    data: toSkyOverlay(
      natal,
      sky,
      against.centers.map(({ center }) => center),
    ),
    ...{ against, sky, natal: new Set(natal), hasChart: natal.length > 0 },
    stateOf: (channel) => against.channels[channel] ?? 'empty',
    bodiesAt: (...of) => bodiesIn(sky, of),
    spanOf: (fact) => spanByFact.get(JSON.stringify(fact)),
    isUncertain: uncertain.size > 0,
    mayDiffer: (...parts) => parts.some((part) => uncertain.has(part)),
  }
}

/** What of the drawing and its lists is said in the same words. */
type OverlayWords = {
  /** The texts of the drawing, for the member's own chart or for one that they keep. */
  t: Translate<'transit-reading' | 'others-transit-reading'>
  labels: BodygraphLabels
  whose: (gate: number) => string
  centerState: (center: CenterCode) => 'natal' | 'lent' | 'open'
  names: (bodies: readonly BodyCode[]) => string
  channels: (ids: readonly ChannelId[]) => string
  /** From when until when; where it reaches over what is known, that it does. */
  when: (span: TransitSpan | undefined) => string
}

/** The words for an overlay: for those who hear the drawing, and for its lists. `isOthers`: they don't call the chart the reader's. */
export function useOverlayWords(
  overlay: Overlay,
  { at, known }: Moment,
  { zone, isOthers }: { zone: Zone; isOthers: boolean },
): OverlayWords {
  const [own, others] = [useT('transit-reading'), useT('others-transit-reading')]
  const t = isOthers ? others : own
  const ui = useT('ui')
  const hd = useT('hd')
  const { stateOf, natal, data, bodiesAt, hasChart } = overlay

  const names = (bodies: readonly BodyCode[]) => bodies.map((body) => hd(`body.${body}`)).join(', ')
  const whose = (gate: number) => {
    const bodies = names(bodiesAt(gate))
    if (natal.has(gate)) return bodies ? t('whose.both', { bodies }) : t('whose.natal')
    return bodies ? t('whose.transit', { bodies }) : t('whose.nobody')
  }
  const centerState = (center: CenterCode) => {
    if (data.lent?.includes(center)) return 'lent'
    return data.centers[center] === 'defined' ? 'natal' : 'open'
  }
  return {
    ...{ t, names, whose, centerState },
    channels: (ids) => ids.map(channelNumbers).join(', '),
    when: (span) =>
      span
        ? t('when', {
            from: span.from
              ? instantText(Date.parse(span.from), at, zone)
              : t('before', { day: dayText(known.from, at, zone) }),
            until: span.until
              ? instantText(Date.parse(span.until), at, zone)
              : t('after', { day: dayText(known.to, at, zone) }),
          })
        : '',
    labels: {
      name: t(hasChart ? 'drawing' : 'drawingPlain', { moment: momentText(at, zone) }),
      controls: toBodygraphControls(ui),
      gate: (gate) => t('gateOf', { gate, gateName: hd(gateKey(gate)), whose: whose(gate) }),
      channel: (id) =>
        t('channelOf', {
          channel: channelNumbers(id),
          name: hd(channelKey(id)),
          state: t(`state.${stateOf(id)}`),
        }),
      center: (center) => ui('centerIs', { name: hd(`center.${center}`), state: t(`center.${centerState(center)}`) }),
      arrow: () => '',
    },
  }
}

/** What parts of the page look at together. */
export type Look = {
  overlay: Overlay
  words: OverlayWords
  focus: Selection | null
  onFocus: (focus: Selection | null) => void
}
