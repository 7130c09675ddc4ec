import { channelsOfGate } from '~/domain/human-design/channels'
import { quarterOf } from '~/domain/human-design/cross'
import { gatePlace, type SignPlace } from '~/domain/human-design/elements/gate-place'
import { gateKey, lineKey } from '~/locales/hd-key'
import { centerOf } from '~/ui/bodygraph/geometry'
import { drawGates } from './draw.server'
import type { ElementText, LibraryItem, LibrarySection } from './library'
import type { LibraryWords } from './words.server'

/** A gate: what it does, its states in a chart, its channels, its place on the wheel, its six lines. */
export function tellGate(gate: number, words: LibraryWords): ElementText {
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
  const told = ({ sign, degrees, minutes }: SignPlace) =>
    t('signPlace', { degrees, minutes: String(minutes).padStart(2, '0'), sign: t(`sign.${sign}`) })
  const at = (code: number, note: string) => linkTo({ kind: 'gates', code }, note)
  return {
    id: 'wheel',
    title: t('onWheel'),
    texts: [t('wheelPlace', { from: told(place.from), to: told(place.to), quarter: hd(`quarter.${quarterOf(gate)}`) })],
    links: [
      at(place.before, t('wheelBefore')),
      at(place.after, t('wheelAfter')),
      at(place.opposite, t('wheelOpposite')),
    ],
  }
}
