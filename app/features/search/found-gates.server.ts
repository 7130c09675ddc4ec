import { CODES, elementPath } from '~/domain/human-design/elements/element'
import { CHANNELS, findChannel } from '~/domain/human-design/terms/channels'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { holdsWords, plainWords } from '~/domain/text/search/search-words'
import { wordStem } from '~/domain/text/search/word-stems.server'
import { channelKey, gateKey } from '~/locales/hd-key'
import { LANGUAGES, type Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import { centerOf } from '~/ui/bodygraph/geometry'
import type { FoundGate } from './search'

type Gate = Omit<FoundGate, 'forms'>

/** What a gate or channel is found by: its number and names, and its texts, in every language. */
type Entry = { gates: readonly number[]; channel: ChannelId | null; names: Terms; words: Terms }
type Terms = { plain: string[]; stems: string[] }

let index: Entry[] | undefined

/** Gates and channels by number, name and meaning: matches in names first, words as typed before their other forms. */
export function findGates(searched: readonly string[], language: Language): Gate[] {
  index ??= entries()
  const stems = stemsOf(searched)
  const fits: ((entry: Entry) => boolean)[] = [
    ({ names }) => holdsWords(names.plain, searched),
    ({ names }) => stems.every((stem) => names.stems.includes(stem)),
    ({ words }) => holdsWords(words.plain, searched),
    ({ words }) => stems.every((stem) => words.stems.includes(stem)),
  ]
  const found = new Set(fits.flatMap((fit) => index!.filter(fit)))
  return [...found].map((entry) => toFound(entry, language))
}

const stemsOf = (words: readonly string[]) => words.map((word) => wordStem(word) ?? word)

function entries(): Entry[] {
  return [
    ...CODES.gates.map((gate) =>
      toEntry([gate], null, (of) => [of.hd(`${gateKey(gate)}.hexagram`), of.gates(gateKey(gate))]),
    ),
    ...CHANNELS.map(({ id, gates }) => toEntry(gates, id, (of) => ['', of.channels(channelKey(id))])),
  ]
}

function toEntry(
  gates: readonly number[],
  channel: ChannelId | null,
  textsOf: (of: Words) => [name: string, meaning: string],
): Entry {
  const key = channel ? channelKey(channel) : gateKey(gates[0]!)
  const perLanguage = LANGUAGES.map(wordsOf).map((of) => ({
    names: [of.hd(key), of.hd(`${key}.full`)],
    texts: textsOf(of),
  }))
  const names = [...gates.map(String), ...perLanguage.flatMap(({ names, texts }) => [...names, texts[0]])]
  const words = [...names, ...perLanguage.map(({ texts }) => texts[1])]
  return { gates, channel, names: toTerms(names), words: toTerms(words) }
}

function toTerms(texts: readonly string[]): Terms {
  const plain = plainWords(texts.join(' '))
  return { plain, stems: [...new Set(stemsOf(plain))] }
}

type Words = ReturnType<typeof wordsOf>
const wordsOf = (language: Language) => ({
  hd: translator(language, 'hd'),
  gates: translator(language, 'readings-gates'),
  channels: translator(language, 'readings-channels'),
  reading: translator(language, 'reading'),
})

function toFound({ gates, channel }: Entry, language: Language): Gate {
  const { hd, gates: gateText, channels: channelText, reading } = wordsOf(language)
  const centers = gates.map((gate) => hd(`center.${centerOf(gate)}`)).join(' – ')
  if (!channel) {
    const key = gateKey(gates[0]!)
    const detail = `${centers} · ${hd(`${key}.hexagram`)}`
    return {
      id: key,
      number: String(gates[0]),
      name: hd(`${key}.full`),
      detail,
      text: gateText(key),
      path: elementPath({ kind: 'gates', code: gates[0]! }),
    }
  }
  const key = channelKey(channel)
  const circuit = findChannel(channel)?.circuit
  const detail = [centers, circuit && reading('circuit', { circuit: hd(`circuit.${circuit}`) })]
    .filter(Boolean)
    .join(' · ')
  return {
    id: key,
    number: gates.join('–'),
    name: hd(`${key}.full`),
    detail,
    text: channelText(key),
    path: elementPath({ kind: 'channels', code: channel }),
  }
}
