import { expect, test } from 'vitest'
import type { Chart } from '~/domain/human-design/chart/chart'
import { visibleChart } from '~/domain/human-design/chart/visible-chart'
import { composeReading } from '~/domain/human-design/reading/compose-reading'
import { allRaritiesOf, CHARTS_IN_HUNDRED } from '~/domain/human-design/reading/rarities'
import { activationsOf, type ReadableChart, type ReadingFact } from '~/domain/human-design/reading/reading-fact'
import { RARITY_IDS, type Sentence } from '~/domain/human-design/reading/sentence'
import { shortReading } from '~/domain/human-design/reading/short-reading'
import { GATES_OF_CENTER, MOTORS } from '~/domain/human-design/terms/centers'
import { CHANNELS, channelOf, channelsOfGate, definedChannels } from '~/domain/human-design/terms/channels'
import { type BodyCode, CENTERS, type CenterCode, type ChannelId } from '~/domain/human-design/terms/codes'
import { connectedComponents } from '~/domain/human-design/terms/definition'
import { en } from '~/locales/en'
import { ru } from '~/locales/ru'
import { type ReadingWords, sayReading, saySentence, sayShortReading } from '~/locales/say-reading'
import { type Namespace, translate } from '~/locales/translate'
import { chartOf, createRandom } from './random-charts'

const isLong = process.env.TEST_RUN === 'long'
const YEARS_MS = 80 * 365.25 * 86_400_000
const random = createRandom(isLong ? 27_001 : 27)
const charts = Array.from({ length: isLong ? 2000 : 1000 }, () =>
  chartOf(Math.round(Date.UTC(1930, 0, 1) + random() * YEARS_MS)),
)
const sentencesIn = (sections: ReturnType<typeof composeReading>): Sentence[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
const sentencesOf = (chart: Chart) => sentencesIn(composeReading(chart))
const readings = charts.map((chart) => {
  const sections = composeReading(chart)
  return { chart, sections, sentences: sentencesIn(sections) }
})

const componentsOf = ({ gates }: ReadableChart) => connectedComponents(definedChannels(new Set(gates)))

const OUTER: readonly BodyCode[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

/** Whether a fact is true, by the 26 activations and the stored terms; written apart from the rule of the product. */
function isTrue(chart: ReadableChart, fact: ReadingFact): boolean {
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
    case 'channel_side': {
      const [one, other] = fact.channel.split('-').map(Number)
      const otherSide = fact.side === 'design' ? personality : design
      return !otherSide.some(({ gate }) => gate === one || gate === other)
    }
    case 'center':
      return chart.centers[fact.center] === fact.state
    case 'white_center':
      return !connectedComponents(definedChannels(active)).some((part) => part.has(fact.center))
    case 'missing_channel':
      return fact.channel.split('-').every((gate) => !active.has(Number(gate)))
    case 'gate_count':
      return all.filter(({ gate, body }) => gate === fact.gate && !OUTER.includes(body)).length === fact.count
    case 'quarter':
      return chart.cross.quarter === fact.code
    case 'activation': {
      const { gate, line } = chart.activations[fact.side].find(({ body }) => body === fact.body)!
      return gate === fact.gate && (fact.line === undefined || line === fact.line)
    }
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
      return componentsOf(chart).some(
        (part) => part.size === fact.centers.length && fact.centers.every((center) => part.has(center)),
      )
    case 'cross':
      return [personality[0], personality[1], design[0], design[1]].every((each, at) => each?.gate === fact.gates[at])
    case 'no_rarity':
      return allRaritiesOf(chart).length === 0
    default:
      return chart[fact.kind] === fact.code
  }
}

/** Whether what is said to join two parts does, and there are as many parts as it says. */
function isBridge(chart: ReadableChart, code: string, state: string | undefined, values: Sentence['values']): boolean {
  const parts = componentsOf(chart)
  const partOf = (center: CenterCode) => parts.findIndex((part) => part.has(center))
  const joins = (id: ChannelId) => {
    const [one, other] = channelOf(id).centers.map(partOf)
    return one !== -1 && other !== -1 && one !== other
  }
  if (code === 'wide')
    return parts.length === 2 && !CHANNELS.some(({ id }) => joins(id)) && partOf(values!.center!) === -1
  const isCounted = state === 'two' ? parts.length === 2 : parts.length > 2
  return isCounted && (code !== 'channel' || joins(values!.channel!))
}

/** Whether a chart is as the words of a key say, its facts apart; families that claim no more than their facts are left out. */
function isAsSaid(chart: ReadableChart, { key, values, facts }: Sentence): boolean {
  const [family, code = '', state] = key.split('.')
  const open = CENTERS.filter((center) => chart.centers[center] !== 'defined')
  const named = [...(values?.channels ?? []), ...(values?.channel ? [values.channel] : [])]
  switch (family) {
    case 'type':
    case 'strategy':
    case 'signal':
    case 'try':
      return chart.type === code
    case 'authority':
    case 'decide':
      return chart.authority === code
    case 'profile':
      return chart.profile === code
    case 'definition':
      return chart.definition === code
    case 'parts':
      return componentsOf(chart).length === Number(code)
    case 'open':
      if (code === 'one') return open.length === 1
      if (code === 'none') return open.length === 0 && (state !== 'parts' || componentsOf(chart).length > 1)
      if (code === 'all') return open.length === 9
      return open.length > 1
    case 'center':
      return CENTERS.some((center) => center === code && chart.centers[center] === state)
    case 'notice':
      return code === 'none' ? open.length === 0 : open.some((center) => center === code)
    case 'channels':
      if (code === 'single') return chart.channels.length === 1
      if (code === 'none') return chart.channels.length === 0
      return code === 'count' || code === 'most'
        ? chart.channels.length === values?.count
        : named.every((id) => chart.channels.includes(id))
    case 'lead':
    case 'one_side':
      return named.every((id) => chart.channels.includes(id)) && (code !== 'only' || chart.channels.length > 0)
    case 'gate':
      return chart.gates.includes(Number(code))
    case 'hanging':
      if (code !== 'partner') return !chart.channels.some((id) => channelOf(id).gates.includes(values?.gate ?? 0))
      return facts.some(
        (fact) =>
          fact.kind === 'gate' &&
          channelsOfGate(fact.gate).every(({ gates }) => gates.some((gate) => gate === values?.partnerGate)),
      )
    case 'rare':
      return code === 'typical' ? allRaritiesOf(chart).length === 0 : allRaritiesOf(chart).some(({ id }) => id === code)
    case 'bridge':
      return isBridge(chart, code, state, values)
    case 'circuit':
      return (values?.knownChannels ?? chart.channels).every((id) => channelOf(id).circuit === code)
    case 'reason':
      if (code !== 'motor_apart' && code !== 'motors_apart') return true
      return (
        MOTORS.filter((motor) => chart.centers[motor] === 'defined').join() ===
        (values?.centers ?? [values?.center]).join()
      )
    default:
      return true
  }
}

/** The channels that a sentence on the cross takes for described: it says no more than that its gate is a half. */
const channelsMet = ({ key, values }: Pick<Sentence, 'key' | 'values'>) =>
  /^cross\.\w+\.\w+\.(?:other_)?half$/.test(key)
    ? [...(values?.knownChannels ?? []), ...(values?.channel ? [values.channel] : [])]
    : []

/** In the cross and with the nodes, a channel is named as a whole for its first gate, then by its other half. */
function expectHalvesPaired(sentences: readonly Sentence[]) {
  const said = new Set<string>()
  for (const { key, values } of sentences) {
    const [, family, half] = /^(cross|node)\..*\.(half|other_half)$/.exec(key) ?? []
    if (!half) continue
    const channel = `${family} ${values?.channel ?? values?.knownChannels?.[0]}`
    expect(said.has(channel), key).toBe(half === 'other_half')
    said.add(channel)
  }
}

/** A gate of a node is there "again" only where its own sentence was; else the sentence follows. */
function expectNodesDescribed(sentences: readonly Sentence[]) {
  const keys: string[] = sentences.map(({ key }) => key)
  for (const [index, { key, values }] of sentences.entries()) {
    if (!/^node\.(?:north|south)(?:\.met)?$/.test(key)) continue
    const ofGate = keys.indexOf(`gate.${values?.gate}`)
    const isHalf = /^node\.\w+\.(?:other_)?half$/.test(keys[index + 1] ?? '')
    if (key.endsWith('.met')) expect(ofGate !== -1 && ofGate < index, key).toBe(true)
    else expect(ofGate).toBe(index + (isHalf ? 2 : 1))
  }
}

const isRemark = ({ key }: Sentence) => /^(?:intro|uncertain|alternatives|certain|close)\b/.test(key)

test('every statement names facts, and it and all of them are true of the chart', () => {
  for (const { chart, sentences } of readings) {
    for (const sentence of sentences) {
      const { key, facts } = sentence
      const untrue = facts.filter((fact) => !isTrue(chart, fact))
      // A matcher for each of some 60,000 sentences would take most of the test's time.
      if (untrue.length > 0 || !isAsSaid(chart, sentence)) expect({ key, untrue }).toEqual('true')
      if ((facts.length === 0) !== isRemark(sentence)) expect({ key, facts }).toEqual('a remark without facts')
    }
  }
})

test('what a sentence names is among its facts', () => {
  for (const { sentences } of readings) {
    for (const { key, values = {}, facts } of sentences) {
      const gates = facts.flatMap((fact) =>
        'gate' in fact ? fact.gate : fact.kind === 'joining_gates' ? fact.gates : [],
      )
      const channels = facts.flatMap((fact) => ('channel' in fact ? fact.channel : []))
      const centers = [
        ...facts.flatMap((fact) => ('center' in fact ? fact.center : 'centers' in fact ? fact.centers : [])),
        ...channels.flatMap((id) => channelOf(id).centers),
      ]
      const lines = facts.flatMap((fact) => ('line' in fact ? fact.line : []))
      const counts = facts.flatMap((fact) => ('count' in fact ? fact.count : []))
      const list = <T>(...named: (T | T[] | undefined)[]) => named.flat().filter((each) => each !== undefined)
      const unfounded = [
        list(values.gate, values.partnerGate, values.gates).filter((each) => !gates.includes(each as number)),
        list(values.channel, values.channels, values.knownChannels).filter(
          (each) => !channels.some((channel) => channel === each),
        ),
        list(
          values.center,
          values.otherCenter,
          values.centers,
          values.otherCenters,
          values.thirdCenters,
          values.fourthCenters,
        ).filter((each) => !centers.some((center) => center === each)),
        list(values.line).filter((each) => !lines.includes(each as number)),
        list(values.count).filter((each) => !counts.includes(each as number)),
      ].flat()
      if (unfounded.length > 0) expect({ key, unfounded }).toEqual({ key, unfounded: [] })
    }
  }
})

test('a reading does not contradict itself and describes no theme twice', () => {
  for (const { chart, sentences } of readings) {
    const keys = sentences.map(({ key }) => key)
    // One text, one place: themes of gates and channels included.
    expect(new Set(keys).size).toBe(keys.length)
    // The theme of a gate isn't described where a channel describes it, but for that of a node.
    const described = keys.flatMap((key) => /^channel\.(\d+)-(\d+)$/.exec(key)?.slice(1).map(Number) ?? [])
    const repeated = keys.indexOf('rare.repeated_gate')
    const beforeNodes = keys.filter((_, index) => index < keys.indexOf('node.turn') && index !== repeated + 1)
    expect(described.filter((gate) => beforeNodes.some((key) => key === `gate.${gate}`))).toEqual([])
    expectNodesDescribed(sentences)
    expectHalvesPaired(sentences)
    // A gate named for an open center or as a half is described at once.
    for (const [index, { key, values }] of sentences.entries()) {
      if (/^holds\b|^hanging$/.test(key)) expect(keys[index + 1]).toBe(`gate.${values?.gate}`)
    }
    // What it says was described before was.
    for (const [index, { key, values }] of sentences.entries()) {
      const before = keys.slice(0, index).join(' ')
      for (const channel of channelsMet({ key, values })) expect(before).toContain(`channel.${channel}`)
    }
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

test('charts of the same gates and lines have the same reading, and only they', () => {
  let twins = 0
  for (const { chart, sentences } of readings.slice(0, 300)) {
    expect(JSON.stringify(sentencesOf(chart))).toBe(JSON.stringify(sentences))
  }
  for (let each = 0; each < 100; each++) {
    const birth = Math.round(Date.UTC(1930, 0, 1) + random() * YEARS_MS)
    const [one, other] = [chartOf(birth), chartOf(birth + 30_000)]
    const [first, second] = [one, other].map((chart) => JSON.stringify(sentencesOf(chart)))
    if (JSON.stringify(activationsOf(one)) === JSON.stringify(activationsOf(other))) {
      twins++
      expect(first).toBe(second)
    }
    // In a week the Sun, whose gate every reading names, is in another.
    const later = sentencesOf(chartOf(birth + 7 * 86_400_000))
    expect(JSON.stringify(later)).not.toBe(first)
  }
  expect(twins).toBeGreaterThan(50)
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
  // Measured: 0.72, with nine sentences about the system that every reading has.
  expect(differing[Math.floor(differing.length / 2)]).toBeGreaterThan(0.65)
})

test('as many charts of a hundred have each rarity as a reading says', () => {
  for (const id of RARITY_IDS.filter((each) => each !== 'rare_profile')) {
    const share =
      (charts.filter((chart) => allRaritiesOf(chart).some((each) => each.id === id)).length * 100) / charts.length
    // Three standard deviations of a sample of this size, and half a chart for rounding.
    const tolerance = 3 * Math.sqrt((CHARTS_IN_HUNDRED[id] * (100 - CHARTS_IN_HUNDRED[id])) / charts.length) + 0.5
    expect(Math.abs(share - CHARTS_IN_HUNDRED[id]), `${id} ${share}`).toBeLessThan(tolerance)
    expect(share, id).toBeGreaterThan(0)
  }
})

function wordsOf(language: 'en' | 'ru'): ReadingWords {
  const wordsIn =
    <N extends Namespace>(namespace: N) =>
    (key: string, params?: Record<string, string | number>) =>
      translate({ en, ru }[language][namespace], language, key, params)
  return {
    language,
    hd: wordsIn('hd'),
    crosses: wordsIn('crosses'),
    reading: wordsIn('reading'),
    core: wordsIn('written-core'),
    chart: wordsIn('written-chart'),
    gates: wordsIn('written-gates'),
    channels: wordsIn('written-channels'),
  }
}
const ENGLISH = wordsOf('en')
const RUSSIAN = wordsOf('ru')
/** A place left to fill, or a key without a text. */
const UNFINISHED = /[{}<>]|undefined|null|NaN|\b[a-z_]{2,}\.[a-z_]{2,}/

/** What each chart's reading says. */
const saidIn = (words: ReadingWords) => readings.map(({ sections }) => sayReading(words, sections))
const SAID = { en: saidIn(ENGLISH), ru: saidIn(RUSSIAN) }

test('in English a reading has 900 to 1,500 words and no place left to fill', () => {
  const counts = SAID.en.map((said) => {
    const text = said
      .flatMap(({ title, paragraphs }) => [
        title,
        ...paragraphs.flatMap(({ sentences }) => sentences.map((each) => each.text)),
      ])
      .join(' ')
    expect(text).not.toMatch(UNFINISHED)
    return text.split(/\s+/).length
  })
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(900)
  expect(Math.max(...counts)).toBeLessThanOrEqual(1500)
})

/** The sentences of a reading, without the names in brackets. */
const splitSentences = (text: string) => text.split(/(?<=[.?!][”»]?)\s+(?=[«“"A-ZА-ЯЁ])/)

/** What an authority doesn't say, and what contradicts it: a decision of the moment waits for nothing, an emotional one does. */
const CONTRADICTIONS = [
  {
    authorities: ['sacral', 'splenic', 'ego_manifested'],
    en: /tomorrow|the next day|until the morning|overnight|sleep on it|nights|put off one answer|take your time(?! about)|no hurry/i,
    ru: /завтра|до утра|утро вечера|переспите|отложите|через два дня|на другой день|не спешите|не торопитесь/i,
  },
  {
    authorities: ['emotional', 'lunar'],
    en: /while it’s fresh|answer by sound|catch the sound|speak before you’ve/i,
    ru: /пока подсказка свежа|не раздумывая|ловите (?:первый )?звук|отвечайте одним звуком|без подготовки/i,
  },
]

test.each([
  ['en', ENGLISH],
  ['ru', RUSSIAN],
] as const)(
  'in %s no sentence is twice in a reading, its short form included, and none contradicts the authority',
  (language, words) => {
    for (const [index, chart] of charts.entries()) {
      const texts = SAID[language][index]!.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
      )
      const short = shortReading(visibleChart(chart, 'channels')).map((sentence) => sayShortReading(words, [sentence]))
      const sentences = [...short, ...texts].flatMap(splitSentences)
      if (new Set(sentences).size < sentences.length)
        expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
      for (const { authorities, ...phrases } of CONTRADICTIONS) {
        const contradicting = authorities.includes(chart.authority)
          ? texts.filter((text) => phrases[language].test(text))
          : []
        if (contradicting.length > 0) expect({ authority: chart.authority, contradicting }).toEqual([])
      }
    }
  },
)

/** What claims that a thing is the only one, where others do as well. */
const ONLY_ONE = { en: /\bone (?:gate|part)\b|takes (?:two|a whole)/i, ru: /единственн|нужен целый|нужны два/i }

test('no gate is called the only one of its center, and nothing less than what it takes to join two parts', () => {
  let inPairs = 0
  for (const { chart, sentences } of readings) {
    for (const sentence of sentences) {
      const { key, values } = sentence
      if (!/^holds\.|^bridge\.(?:wide|channel)/.test(key)) continue
      const center = key.startsWith('holds.') && values?.center
      if (center && GATES_OF_CENTER[center].filter((gate) => chart.gates.includes(gate)).length > 1) inPairs++
      expect(saySentence(ENGLISH, sentence, new Set())).not.toMatch(ONLY_ONE.en)
      expect(saySentence(RUSSIAN, sentence, new Set())).not.toMatch(ONLY_ONE.ru)
    }
  }
  expect(inPairs).toBeGreaterThan(0)
})

test('details are announced where some follow, and none is told in place of a rarer one', () => {
  for (const { chart, sentences } of readings) {
    const keys = sentences.map(({ key }) => key)
    expectDetailsAnnounced(keys)
    const told = RARITY_IDS.filter((id) => keys.some((key) => key === `rare.${id}` || key === `rare.${id}.mental`))
    const core = allRaritiesOf(chart)
      .map(({ id }) => id)
      .filter((id) => CORE_RARITIES.some((each) => each === id))
    if (told.length < 3) expect(told).toEqual(expect.arrayContaining(core))
    // Lesser ones only where nothing is rare.
    if (told.length > 1) for (const id of told) expect(CHARTS_IN_HUNDRED[id], id).toBeLessThanOrEqual(12)
  }
})

const CORE_RARITIES = ['quadruple_split', 'triple_split', 'rare_profile', 'no_open_center'] as const

/** Whether details are announced. */
function expectDetailsAnnounced(keys: readonly string[]): boolean {
  const announced = keys.filter((key) => key === 'intro.details')
  const count = keys.filter((key) => key.startsWith('rare.') && key !== 'rare.typical').length
  if (announced.length > 0 || count > 0) {
    expect(announced).toEqual(['intro.details'])
    expect(count).toBeGreaterThan(0)
    expect(keys[keys.indexOf(announced[0]!) + 1]).toMatch(/^rare\.|^intro\.motors$/)
  }
  return announced.length > 0
}

const QUARTER_HOUR_MS = 900_000

/** Uncertain readings: of days with a chart for each quarter of an hour. */
const days = Array.from({ length: isLong ? 60 : 20 }, () => {
  const day = Date.UTC(1930, 0, 1) + Math.round(random() * YEARS_MS)
  const possible = Array.from({ length: 96 }, (_, at) => ({
    chart: chartOf(day + at * QUARTER_HOUR_MS),
    share: 1 / 96,
  }))
  return { possible, sections: composeReading(possible[48]!.chart, { minutes: null, charts: possible }) }
})

test('a birth of unknown time: every sentence is true of all charts it is about', () => {
  let alternatives = 0
  for (const { possible, sections } of days) {
    for (const { id, paragraphs } of sections) {
      let about = possible.map(({ chart }) => chart)
      for (const { alternative, sentences } of paragraphs) {
        if (alternative?.subject === 'channel') {
          const { channel } = alternative
          about = possible.map(({ chart }) => chart).filter(({ channels }) => channels.includes(channel))
        } else if (alternative) {
          const codeOf = ({ cross, ...terms }: ReadableChart) =>
            alternative.subject === 'cross' ? `${cross.angle} ${cross.gates.join()}` : terms[alternative.subject]
          about = possible.map(({ chart }) => chart).filter((chart) => codeOf(chart) === codeOf(alternative.chart))
        }
        if (alternative) {
          alternatives++
          expect(alternative.share).toBeCloseTo(about.length / 96)
        }
        for (const sentence of sentences) {
          const isFalse = about.some(
            (chart) => !isAsSaid(chart, sentence) || sentence.facts.some((fact) => !isTrue(chart, fact)),
          )
          if (isFalse) expect(`${id} ${JSON.stringify(sentence)}`).toBe('true of all')
        }
      }
    }
  }
  expect(alternatives).toBeGreaterThan(0)
})

/** What is said flatly of a chart that is certain, and what follows "if it's yours" in an alternative. */
const FLAT = /^named\.|^cross\.name$|^authority\.\w+$|^definition\.\w+$|^angle\./

test('a birth of unknown time: nothing under a heading is flatly the reader’s, and what all share is said before', () => {
  let quarters = 0
  for (const { possible, sections } of days) {
    for (const { id, paragraphs } of sections) {
      const first = paragraphs.findIndex(({ alternative }) => alternative)
      if (first === -1) continue
      const keys = paragraphs.slice(first).flatMap(({ sentences }) => sentences.map(({ key }) => key))
      expect(keys.filter((key) => FLAT.test(key))).toEqual([])
      for (const { alternative, sentences } of paragraphs) {
        if (alternative && id !== 'profile') expect(sentences[0]?.key, id).toMatch(/^likely\./)
      }
      const ofDay = new Set(possible.map(({ chart }) => chart.cross.quarter))
      if (id === 'cross' && ofDay.size === 1) {
        quarters++
        expect(keys.filter((key) => key.startsWith('quarter.'))).toEqual([])
      }
    }
  }
  expect(quarters).toBeGreaterThan(0)
})

test('a birth of unknown time: centers that are white all day are named, and those that are white for a part of it', () => {
  let undecidedDays = 0
  for (const { possible, sections } of days) {
    const isWhite = (center: CenterCode) => possible.map(({ chart }) => chart.centers[center] !== 'defined')
    const white = CENTERS.filter((center) => isWhite(center).every(Boolean))
    const undecided = CENTERS.filter((center) => !white.includes(center) && isWhite(center).includes(true))
    const section = sections.find(({ id }) => id === 'centers')
    if (white.length === 0 && undecided.length > 0) {
      expect(section).toBeUndefined()
      continue
    }
    const sentences = sentencesIn(section ? [section] : [])
    const named = sentences.flatMap(({ values }) => [values?.center ?? [], values?.centers ?? []].flat())
    expect([...new Set(named)].sort()).toEqual([...white, ...undecided].sort())
    const ofRemark = sentences.find(({ key }) => /^certain\.centers?$/.test(key))?.values
    expect(ofRemark?.centers ?? [ofRemark?.center ?? []].flat()).toEqual(undecided)
    if (undecided.length > 0) undecidedDays++
  }
  expect(undecidedDays).toBeGreaterThan(0)
})

test('a birth of unknown time: what is referred to was described, and nothing is announced that does not follow', () => {
  let isDetailAnnounced = false
  for (const { sections } of days) {
    const keys: string[] = sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) => sentences.map(({ key }) => key)),
    )
    const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.sentences))
    const likelyChannels = sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ alternative }) => (alternative?.subject === 'channel' ? alternative.channel : [])),
    )
    for (const [index, { key, values }] of sentences.entries()) {
      for (const channel of channelsMet({ key, values })) {
        expect(keys.slice(0, index)).toContain(`channel.${channel}`)
        expect(likelyChannels).not.toContain(channel)
      }
      // A place of the cross is followed by what it means or by where that was said.
      if (/^cross\.(?:personality|design)/.test(key)) {
        const gate = values?.gate
        expect(channelsMet({ key, values }).length > 0 || keys[index + 1] === `gate.${gate}`, key).toBe(true)
      }
      if (/^holds\b|^hanging$/.test(key)) expect(keys[index + 1]).toBe(`gate.${values?.gate}`)
    }
    expectNodesDescribed(sentences)
    const motors = keys.indexOf('intro.motors')
    if (motors !== -1) expect(keys[motors + 1]).toMatch(/^reason\.motor|^rare\./)
    isDetailAnnounced ||= expectDetailsAnnounced(keys)
    const intros = keys.filter((key) => key.startsWith('intro.'))
    expect(new Set(intros).size).toBe(intros.length)
    const hasHeading = sections.some(({ paragraphs }) => paragraphs.some(({ alternative }) => alternative))
    expect(keys[0]).toBe(hasHeading ? 'uncertain.day.headings' : 'uncertain.day')
    const channels = sections.find(({ id }) => id === 'channels')?.paragraphs ?? []
    const [certain, likely] = [
      channels.filter((each) => !each.alternative),
      channels.filter((each) => each.alternative),
    ]
    const isCertain = certain.some((each) => each.sentences.some(({ key }) => key.startsWith('channel.')))
    const isAnnounced = keys.includes('certain.channels') || keys.includes('certain.channel')
    expect(isAnnounced).toBe(isCertain && likely.length > 0)
    // "The first" has a second, and "what is left" something before it.
    expect(keys.includes('lead.1')).toBe(keys.includes('lead.2'))
    if (keys.includes('certain.channel')) expect(keys).toContain('lead.only')
    const isCenterDescribed = keys.some((key) => key.startsWith('center.'))
    expect(keys.some((key) => /^open\.rest(?:_single)?$/.test(key)) && !isCenterDescribed).toBe(false)
    expect(keys.includes('certain.no_channels')).toBe(!isCertain && likely.length > 0)
    for (const words of [ENGLISH, RUSSIAN]) {
      const written = sayReading(words, sections).flatMap(({ paragraphs }) => paragraphs)
      expect(written.flatMap((each) => each.sentences.map(({ text }) => text)).join(' ')).not.toMatch(UNFINISHED)
    }
  }
  expect(isDetailAnnounced).toBe(true)
})

test('an alternative of a few minutes is not 0% in its heading, nor the other 100%; more than three are summed up', () => {
  const sectionWith = (shares: number[]) => {
    const charts = ['1/3', '6/2', '5/1', '2/4', '3/5'].flatMap((profile, at) => {
      const chart = readings.find((each) => each.chart.profile === profile)!.chart
      return shares[at] ? [{ chart, share: shares[at] }] : []
    })
    const sections = composeReading(charts[0]!.chart, { minutes: null, charts })
    return sayReading(ENGLISH, sections).find(({ id }) => id === 'profile')!.paragraphs
  }
  const headings = sectionWith([0.998, 0.002]).flatMap(({ heading }) => heading ?? [])
  expect(headings).toEqual(['Profile 1/3: 99% of the day', 'Profile 6/2: 1% of the day'])
  const five = sectionWith([0.5, 0.3, 0.1, 0.06, 0.04])
  expect(five.flatMap(({ heading }) => heading ?? [])).toHaveLength(3)
  expect(five[0]!.sentences.at(-1)!.text).toBe(
    'Below are the three likeliest; others share the remaining 10% of the time.',
  )
})

test('the short form says nothing that the viewer does not see', () => {
  for (const chart of charts) {
    const seen = {
      core: ['type', 'authority', 'profile', 'definition'],
      channels: ['type', 'authority', 'profile', 'definition', 'channel', 'channel_count'],
    }
    for (const detail of ['core', 'channels'] as const) {
      const short = shortReading(visibleChart(chart, detail))
      expect(short).toHaveLength(3)
      const kinds = short.flatMap(({ facts }) => facts.map(({ kind }) => kind))
      expect(kinds.filter((kind) => !seen[detail].includes(kind))).toEqual([])
      for (const words of [ENGLISH, RUSSIAN]) expect(sayShortReading(words, short)).not.toMatch(UNFINISHED)
    }
  }
})
