import { expect, test } from 'vitest'
import { MOTORS } from '~/domain/human-design/centers'
import { channelOf, channelsOfGate, definedChannels } from '~/domain/human-design/channels'
import type { Chart } from '~/domain/human-design/chart'
import { connectedComponents } from '~/domain/human-design/definition'
import { composeReading } from '~/domain/human-design/reading/compose-reading'
import { allRaritiesOf, CHARTS_IN_HUNDRED } from '~/domain/human-design/reading/rarities'
import { holds, RARITY_IDS, type ReadingFact, type Sentence } from '~/domain/human-design/reading/sentence'
import { shortReading } from '~/domain/human-design/reading/short-reading'
import { visibleChart } from '~/domain/human-design/visible-chart'
import { en } from '~/locales/en'
import { type ReadingWords, sayReading } from '~/locales/say-reading'
import { type Namespace, translate } from '~/locales/translate'
import { chartOf, createRandom } from './random-charts'

const isLong = process.env.TEST_RUN === 'long'
const YEARS_MS = 80 * 365.25 * 86_400_000
const random = createRandom(isLong ? 27_001 : 27)
const charts = Array.from({ length: isLong ? 2000 : 1000 }, () =>
  chartOf(Math.round(Date.UTC(1930, 0, 1) + random() * YEARS_MS)),
)
const sentencesOf = (chart: Chart): Sentence[] =>
  composeReading(chart).flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
const readings = charts.map((chart) => ({ chart, sentences: sentencesOf(chart) }))

/** Whether a fact is true, by the 26 activations and the stored terms; written apart from the rule of the product. */
function isTrue(chart: Chart, fact: ReadingFact): boolean {
  const { personality, design } = chart.activations
  const all = [...personality, ...design]
  const active = new Set(all.map(({ gate }) => gate))
  switch (fact.kind) {
    case 'gate':
      return active.has(fact.gate)
    case 'missing_gate':
      return !active.has(fact.gate)
    case 'channel':
      return fact.channel.split('-').every((gate) => active.has(Number(gate)))
    case 'channel_count':
      return chart.channels.length === fact.count
    case 'center':
      return chart.centers[fact.center] === fact.state
    case 'activation':
      return chart.activations[fact.side].some(({ body, gate }) => body === fact.body && gate === fact.gate)
    case 'joining_gates': {
      const parts = connectedComponents(definedChannels(active))
      const joins = (gate: number) =>
        !active.has(gate) &&
        channelsOfGate(gate).some(({ gates: [a, b], centers }) => {
          const [one, other] = centers.map((center) => parts.findIndex((part) => part.has(center)))
          return active.has(a === gate ? b : a) && one !== -1 && other !== -1 && one !== other
        })
      return Array.from({ length: 64 }, (_, index) => index + 1).every(
        (gate) => joins(gate) === fact.gates.includes(gate),
      )
    }
    case 'line_count':
      return all.filter(({ line }) => line === fact.line).length === fact.count
    case 'part':
      return fact.centers.every((center) => chart.centers[center] === 'defined')
    case 'cross':
      return [personality[0], personality[1], design[0], design[1]].every((each, at) => each?.gate === fact.gates[at])
    default:
      return chart[fact.kind] === fact.code
  }
}

test('every sentence stands on facts, and all of them are true of the chart', () => {
  for (const { chart, sentences } of readings) {
    for (const { key, facts } of sentences) {
      const untrue = facts.filter((fact) => !isTrue(chart, fact))
      // A matcher for each of some 60,000 sentences would take most of the test's time.
      if (facts.length === 0 || untrue.length > 0) expect({ key, untrue }).toEqual({ key, untrue: [] })
    }
  }
})

test('what a sentence names is among its facts', () => {
  for (const { sentences } of readings) {
    for (const { key, values, facts } of sentences) {
      const gates = facts.flatMap((fact) =>
        'gate' in fact ? fact.gate : fact.kind === 'joining_gates' ? fact.gates : [],
      )
      for (const gate of [values?.gate, values?.partnerGate, ...(values?.gates ?? [])]) {
        if (gate !== undefined && !gates.includes(gate)) expect(gates, key).toContain(gate)
      }
      for (const channel of values?.channels ?? []) expect(facts, key).toContainEqual({ kind: 'channel', channel })
    }
  }
})

test('a reading does not contradict itself and tells no theme twice', () => {
  for (const { chart, sentences } of readings) {
    const keys = sentences.map(({ key }) => key)
    // One text, one place: themes of gates and channels included.
    expect(new Set(keys).size).toBe(keys.length)
    // One type, one authority, one definition.
    for (const term of ['type', 'authority', 'definition', 'profile'] as const) {
      const told = keys.filter((key) => key.startsWith(`${term}.`))
      expect(told.every((key) => key.startsWith(`${term}.${chart[term]}`))).toBe(true)
    }
    // A center is told as open only where no channel defines it.
    const defined = new Set(chart.channels.flatMap((id) => channelOf(id).centers))
    const open = keys.flatMap((key) => (/^center\.(\w+)\./.exec(key)?.[1] ? [/^center\.(\w+)\./.exec(key)![1]!] : []))
    expect(open.filter((center) => [...defined].some((each) => each === center))).toEqual([])
    // The theme of a gate isn't told where a channel tells it.
    const told = keys.flatMap((key) => /^channel\.(\d+)-(\d+)$/.exec(key)?.slice(1) ?? [])
    expect(told.filter((gate) => keys.some((key) => key === `gate.${gate}`))).toEqual([])
    // A gate named for an open center or as a half is told at once.
    for (const [index, { key, values }] of sentences.entries()) {
      if (/^(?:holds|hanging)\./.test(key)) expect(keys[index + 1]).toBe(`gate.${values?.gate}`)
    }
    // A gate that hangs belongs to no channel of the chart.
    const hanging = sentences.filter(({ key }) => key.startsWith('hanging.')).map(({ values }) => values?.gate)
    expect(chart.channels.some((id) => channelOf(id).gates.some((gate) => hanging.includes(gate)))).toBe(false)
    // A bridge joins parts that are apart.
    if (['none', 'single'].includes(chart.definition)) expect(keys.some((key) => key.startsWith('bridge.'))).toBe(false)
    // A motor reaches the Throat by a chain of channels that each share a center with the next.
    const reason = sentences.find(({ key }) => key === 'reason.motor_direct' || key === 'reason.motor_through')
    expect(reason !== undefined).toBe(chart.type === 'manifestor' || chart.type === 'manifesting_generator')
    if (reason?.values?.channels) {
      const end = reason.values.channels.reduce((center, id) => {
        const { centers } = channelOf(id)
        expect(centers).toContain(center)
        return centers[0] === center ? centers[1] : centers[0]
      }, reason.values.center!)
      expect(MOTORS).toContain(reason.values.center)
      expect(end).toBe('throat')
    }
  }
})

test('the same chart gives the same reading, and another only where facts are the same', () => {
  const byReading = new Map<string, string>()
  for (const { chart, sentences } of readings) {
    expect(JSON.stringify(sentencesOf(chart))).toBe(JSON.stringify(sentences))
    const said = JSON.stringify(sentences.map(({ key, values }) => [key, values]))
    const facts = JSON.stringify(sentences.map((sentence) => sentence.facts))
    expect(byReading.get(said) ?? facts).toBe(facts)
    byReading.set(said, facts)
  }
})

test('two charts at random differ in at least 40 of 100 sentences, but for near twins', () => {
  const differing = readings.slice(1).map(({ sentences }, index) => {
    const before = new Set(readings[index]!.sentences.map(({ key, values }) => JSON.stringify([key, values])))
    const own = sentences.filter(({ key, values }) => !before.has(JSON.stringify([key, values])))
    return own.length / sentences.length
  })
  differing.sort((one, other) => one - other)
  // Births of one day or two can share most of their facts: at most one pair of 200 is as close as that.
  expect(differing[Math.floor(differing.length / 200)]).toBeGreaterThanOrEqual(0.4)
  // Measured: 0.84.
  expect(differing[Math.floor(differing.length / 2)]).toBeGreaterThan(0.75)
})

test('as many charts of a hundred have what is called rare as is said', () => {
  for (const id of RARITY_IDS.filter((each) => each !== 'rare_profile')) {
    const share =
      (charts.filter((chart) => allRaritiesOf(chart).some((each) => each.id === id)).length * 100) / charts.length
    // Three standard deviations of a sample of this size, and half a chart for rounding.
    const tolerance = 3 * Math.sqrt((CHARTS_IN_HUNDRED[id] * (100 - CHARTS_IN_HUNDRED[id])) / charts.length) + 0.5
    expect(Math.abs(share - CHARTS_IN_HUNDRED[id]), `${id} ${share}`).toBeLessThan(tolerance)
  }
})

const inEnglish = <N extends Namespace>(namespace: N) => {
  return (key: string, params?: Record<string, string | number>) => translate(en[namespace], 'en', key, params)
}
const ENGLISH: ReadingWords = {
  language: 'en',
  hd: inEnglish('hd'),
  crosses: inEnglish('crosses'),
  reading: inEnglish('reading'),
  core: inEnglish('written-core'),
  chart: inEnglish('written-chart'),
  gates: inEnglish('written-gates'),
  channels: inEnglish('written-channels'),
}

test('in English a reading has 900 to 1,500 words and no place left to fill', () => {
  const counts = charts.map((chart) => {
    const said = sayReading(ENGLISH, composeReading(chart))
    const text = said
      .flatMap(({ title, paragraphs }) => [
        title,
        ...paragraphs.flatMap(({ sentences }) => sentences.map((each) => each.text)),
      ])
      .join(' ')
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    return text.split(/\s+/).length
  })
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(900)
  expect(Math.max(...counts)).toBeLessThanOrEqual(1500)
})

const HOUR_MS = 3_600_000

test('a birth of unknown time: what has no heading is true of every chart of that day, and shares make one whole', () => {
  let alternatives = 0
  for (let each = 0; each < 40; each++) {
    const day = Date.UTC(1930, 0, 1) + Math.round(random() * YEARS_MS)
    const possible = Array.from({ length: 24 }, (_, hour) => ({ chart: chartOf(day + hour * HOUR_MS), share: 1 / 24 }))
    const sections = composeReading(possible[12]!.chart, { minutes: null, charts: possible })
    for (const { id, paragraphs } of sections) {
      const headed = paragraphs.flatMap(({ alternative }) => (alternative ? [alternative] : []))
      alternatives += headed.length
      if (id !== 'channels') expect(headed.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.000_001)
      const firstHeaded = paragraphs.findIndex(({ alternative }) => alternative)
      const beforeHeadings = firstHeaded === -1 ? paragraphs : paragraphs.slice(0, firstHeaded)
      for (const fact of beforeHeadings.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts))) {
        expect(
          possible.every(({ chart }) => holds(chart, fact)),
          `${id} ${JSON.stringify(fact)}`,
        ).toBe(true)
      }
    }
    const said = JSON.stringify(sayReading(ENGLISH, sections))
    expect(said.replaceAll(/"facts":\[.*?\]/g, '')).not.toMatch(/\{\{|undefined|NaN/)
  }
  expect(alternatives).toBeGreaterThan(0)
})

test('the short form says nothing that the viewer does not see', () => {
  for (const chart of charts) {
    const seen = {
      core: ['type', 'authority', 'profile', 'definition'],
      channels: ['type', 'authority', 'profile', 'definition', 'channel', 'channel_count'],
    }
    for (const detail of ['core', 'channels'] as const) {
      const short = shortReading(visibleChart(chart, detail)!)
      expect(short).toHaveLength(3)
      const kinds = short.flatMap(({ facts }) => facts.map(({ kind }) => kind))
      expect(kinds.filter((kind) => !seen[detail].includes(kind))).toEqual([])
    }
    expect(shortReading({ detail: 'full', chart })).toHaveLength(3)
  }
})
