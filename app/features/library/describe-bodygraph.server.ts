import { bodygraphOf } from '~/domain/human-design/chart/bodygraph'
import { gatePlace, type SignPlace } from '~/domain/human-design/elements/gate-place'
import { centerStates } from '~/domain/human-design/terms/centers'
import { CHANNELS, channelOf, channelsOfGate } from '~/domain/human-design/terms/channels'
import {
  CENTER_STATES,
  CENTERS,
  type CenterCode,
  type CenterState,
  type ChannelId,
} from '~/domain/human-design/terms/codes'
import { quarterOf } from '~/domain/human-design/terms/cross'
import { channelKey, channelNumbers, gateKey, lineKey } from '~/locales/hd-key'
import type { BodygraphData } from '~/ui/bodygraph/bodygraph-data'
import { centerOf, GATES_OF } from '~/ui/bodygraph/geometry'
import type { ElementText, LibraryItem, LibrarySection } from './library'
import type { LibraryWords } from './words.server'

/** A gate: what it does, its states in a chart, its channels, its place on the wheel, its six lines. */
export function describeGate(gate: number, words: LibraryWords): ElementText {
  const { t, hd, gates } = words
  const key = gateKey(gate)
  const center = hd(`center.${centerOf(gate)}`)
  return {
    title: t('gateTitle', { gate, name: hd(key) }),
    kicker: [center, t('hexagram', { name: hd(`${key}.hexagram`) })].join(' · '),
    lead: gates(key),
    figure: {
      kind: 'bodygraph',
      name: t('figureGate', { gate }),
      data: drawGates([gate]),
      selection: { kind: 'gate', gate },
    },
    sections: [
      { id: 'chart', title: t('inChart'), items: statesOf(gate, words) },
      channelsSection(gate, words),
      linesSection(gate, words),
      wheelSection(gate, words),
    ],
  }
}

function statesOf(gate: number, { more, hd, orOf, listOf }: LibraryWords): LibraryItem[] {
  const others = channelsOfGate(gate).map(({ gates: [a, b] }) => (a === gate ? b : a))
  const partners = orOf.format(others.map(String))
  const centers = [...new Set([gate, ...others].map(centerOf))].map((code) => hd(`center.${code}`))
  return [
    { term: more('gate.personality'), text: more('gate.personality.text') },
    { term: more('gate.design'), text: more('gate.design.text') },
    { term: more('gate.hanging'), text: more('gate.hanging.text', { partners }) },
    {
      term: more('gate.whole'),
      text: more(others.length > 1 ? 'gate.manyWhole.text' : 'gate.whole.text', {
        partners,
        centers: listOf.format(centers),
      }),
    },
    { term: more('gate.asleep'), text: more('gate.asleep.text') },
  ]
}

function channelsSection(gate: number, { t, hd, linkTo }: LibraryWords): LibrarySection {
  const links = channelsOfGate(gate).map(({ id, gates: [a, b] }) => {
    const other = a === gate ? b : a
    return linkTo(
      { kind: 'channels', code: id },
      t('channelPartner', { gate: other, center: hd(`center.${centerOf(other)}`) }),
    )
  })
  const partners = channelsOfGate(gate).map(({ gates: [a, b] }) =>
    linkTo({ kind: 'gates', code: a === gate ? b : a }, t('partner')),
  )
  const center = linkTo({ kind: 'centers', code: centerOf(gate) }, t('itsCenter'))
  return { id: 'channels', title: t('itsChannels'), links: [...links, ...partners, center] }
}

/** The gate as each line lives it: its number and the manner of the line. */
function linesSection(gate: number, { t, hd, core, toAddress }: LibraryWords): LibrarySection {
  const items = [1, 2, 3, 4, 5, 6].map((line) => ({
    term: `${gate}.${line} ${hd(lineKey(line))}`,
    text: core(lineKey(line)),
    to: toAddress(`/lines/${line}`),
  }))
  return { id: 'lines', title: t('sixLines'), items }
}

function wheelSection(gate: number, { t, hd, linkTo }: LibraryWords): LibrarySection {
  const place = gatePlace(gate)
  const positionText = ({ sign, degrees, minutes }: SignPlace) =>
    t('signPlace', { degrees, minutes: String(minutes).padStart(2, '0'), sign: t(`sign.${sign}`) })
  const at = (code: number, note: string) => linkTo({ kind: 'gates', code }, note)
  return {
    id: 'wheel',
    title: t('onWheel'),
    texts: [
      t('wheelPlace', {
        from: positionText(place.from),
        to: positionText(place.to),
        quarter: hd(`quarter.${quarterOf(gate)}`),
      }),
    ],
    links: [
      at(place.before, t('wheelBefore')),
      at(place.after, t('wheelAfter')),
      at(place.opposite, t('wheelOpposite')),
    ],
  }
}

/** A channel: what it does, its states in a chart, its gates and centers, and the others of its circuit. */
export function describeChannel(id: ChannelId, words: LibraryWords): ElementText {
  const { t, hd, channels, gates: gateText, more, linkTo, toAddress } = words
  const { gates, centers, circuit, stream } = channelOf(id)
  const [centerA, centerB] = centers.map((center) => hd(`center.${center}`))
  const circuitName = hd(`circuit.${circuit}`)
  const ofCircuit = CHANNELS.filter((other) => other.circuit === circuit && other.id !== id)
  return {
    title: t('channelTitle', { channel: channelNumbers(id), name: hd(channelKey(id)) }),
    kicker: [
      `${centerA} – ${centerB}`,
      circuit === 'integration'
        ? t('circuitAlone', { circuit: circuitName })
        : t('circuitAndStream', { circuit: circuitName, stream: hd(`stream.${stream}`) }),
    ].join(' · '),
    lead: channels(channelKey(id)),
    figure: {
      kind: 'bodygraph',
      name: t('figureChannel', { channel: channelNumbers(id) }),
      data: drawGates(gates),
      selection: { kind: 'channel', id },
    },
    sections: [
      {
        id: 'chart',
        title: t('inChart'),
        items: [
          {
            term: more('channel.whole'),
            text: more('channel.whole.text', { a: gates[0], b: gates[1], centerA: centerA!, centerB: centerB! }),
          },
          { term: more('channel.half'), text: more('channel.half.text') },
          { term: more('channel.none'), text: more('channel.none.text') },
        ],
      },
      {
        id: 'gates',
        title: t('twoGates'),
        items: gates.map((gate) => ({
          term: t('gateTitle', { gate, name: hd(gateKey(gate)) }),
          text: gateText(gateKey(gate)),
          to: toAddress(`/gates/${gate}`),
        })),
      },
      { id: 'centers', title: t('twoCenters'), links: centers.map((code) => linkTo({ kind: 'centers', code })) },
      {
        id: 'circuit',
        title: t('sameCircuit'),
        texts: [more(`circuit.${circuit}`)],
        links: ofCircuit.map(({ id: code }) => linkTo({ kind: 'channels', code })),
      },
    ],
  }
}

/** A center: its subject, what it is defined, undefined and open, its gates and the channels from it. */
export function describeCenter(center: CenterCode, words: LibraryWords): ElementText {
  const { t, hd, centers, more, linkTo } = words
  const name = centerTitle(center, words)
  const channels = CHANNELS.filter((channel) => channel.centers.includes(center))
  return {
    title: name,
    kicker: more(`role.${center}`).replace(/\.$/, ''),
    lead: more(`center.${center}`),
    figure: {
      kind: 'bodygraph',
      name: t('figureCenter', { center: name }),
      data: drawCenter(center),
      selection: { kind: 'center', center },
    },
    sections: [
      {
        id: 'chart',
        title: t('inChart'),
        items: CENTER_STATES.map((state) => ({
          term: hd(`centerState.${state}`),
          text: centers(`center.${center}.${state}`),
        })),
      },
      {
        id: 'gates',
        title: t('itsGates'),
        links: [...GATES_OF[center]].sort((a, b) => a - b).map((code) => linkTo({ kind: 'gates', code })),
      },
      {
        id: 'channels',
        title: t('channelsOut'),
        links: channels.map(({ id, centers: [a, b] }) =>
          linkTo({ kind: 'channels', code: id }, hd(`center.${a === center ? b : a}`)),
        ),
      },
    ],
  }
}

/** The name with the word for what it is, which some names say by themselves. */
export function centerTitle(center: CenterCode, { t, hd }: LibraryWords): string {
  const name = hd(`center.${center}`)
  return name.endsWith('Center') ? name : t('centerTitle', { name })
}

const lit = (gates: readonly number[]) => Object.fromEntries(gates.map((gate) => [gate, 'active' as const]))

/** A chart of these gates and no others, by nobody's planets. */
export function drawGates(gates: readonly number[]): BodygraphData {
  const active = new Set(gates)
  const { channels } = bodygraphOf(active)
  return { gates: lit(gates), channels: channels.map(({ id }) => id), centers: centerStates(channels, active) }
}

/** A bodygraph with one center in its colour and nothing else. */
function drawCenter(center: CenterCode): BodygraphData {
  const centers = Object.fromEntries(
    CENTERS.map((code): [CenterCode, CenterState] => [code, code === center ? 'defined' : 'open']),
  ) as BodygraphData['centers']
  return { gates: {}, channels: [], centers }
}
