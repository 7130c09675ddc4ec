import { channelsOfGate } from '../terms/channels'
import type { ChannelId } from '../terms/codes'
import type { ReadingParagraph, ReadingSection } from './reading-section'
import { type Draft, introOf, type Sentence, type Statement, type StatementKey, textOf } from './sentence'

export type DraftSection = Omit<ReadingSection, 'paragraphs'> & {
  paragraphs: (Omit<ReadingParagraph, 'sentences'> & { sentences: Draft[] })[]
}

/**
 * What depends on the reading as a whole: a term is explained once, the theme of a gate is described once and referred to
 * afterwards, what counts on ("then there's") is numbered, and a tension is explained once, where its theme is described. What
 * alternatives of a section have in common is said with the first of them. Channels that are only likely count as not described.
 */
export function finishReading(sections: readonly DraftSection[]): ReadingSection[] {
  const numberOf = createNumbering()
  const before = new Set<string>()
  return sections.map(({ id, paragraphs }) => {
    const inSection = new Set<string>()
    const ofAlternatives = new Set<string>()
    let known = before
    let isLikely = false
    const finished = paragraphs.map(({ sentences, ...paragraph }): ReadingParagraph => {
      if (paragraph.alternative) {
        known = new Set(before)
        isLikely = paragraph.alternative.subject === 'channel'
      }
      const remaining = finishSentences(sentences, known).filter((sentence) => {
        const isRepeated =
          (sentence.key.startsWith('intro.') && inSection.has(sentence.key)) || ofAlternatives.has(textOf(sentence))
        if (!isLikely) inSection.add(sentence.key)
        if (known !== before && !isLikely) ofAlternatives.add(textOf(sentence))
        return !isRepeated
      })
      return { ...paragraph, sentences: remaining }
    })
    for (const key of inSection) before.add(key)
    return {
      id,
      paragraphs: mergeReferences(finished)
        .filter(({ sentences }) => sentences.length > 0)
        .map((paragraph) => ({ ...paragraph, sentences: paragraph.sentences.map(numberOf) })),
    }
  })
}

/** Adds the keys of the sentences it keeps to `known`. */
function finishSentences(drafts: readonly Draft[], known: Set<string>): Sentence[] {
  const isGateKnown = (gate: number) =>
    known.has(`gate.${gate}`) || channelsOfGate(gate).some(({ id }) => known.has(`channel.${id}`))
  const finished: Sentence[] = []
  const finish = ({ ifKnown, follows, ...sentence }: Draft): Sentence[] => {
    const { key, values } = sentence
    if ((key.startsWith('intro.') || follows) && known.has(key)) return []
    if (follows && !finished.some((each) => each.key === follows)) return []
    const gate = Number(/^gate\.(\d+)$/.exec(key)?.[1]) || null
    if (gate !== null && isGateKnown(gate)) {
      const reference = ifKnown?.find((each) => known.has(`channel.${each.values?.channel}`))
      if (reference) return [reference]
      if (!ifKnown || known.has(key)) return []
    }
    if (/^(?:holds|hanging)\b/.test(key) && values?.gate !== undefined && isGateKnown(values.gate)) return []
    if (/^node\b/.test(key) && known.has(`gate.${values?.gate}`)) return ifKnown ?? []
    known.add(key)
    return [sentence]
  }
  for (const draft of drafts) finished.push(...finish(draft))
  const rarities = finished.filter(({ key }) => key.startsWith('rare.'))
  // What is announced as several may be one.
  return rarities.length === 1
    ? finished.map((sentence) => (sentence.key === 'intro.details' ? introOf('detail') : sentence))
    : finished
}

/** The Sun's stays with it. */
const isReference = ({ key }: Sentence) => key.startsWith('met.') && key !== 'met.personality.sun'

/** Merges references to channels into one sentence: those of each alternative, and those before the alternatives. */
function mergeReferences(paragraphs: readonly ReadingParagraph[]): ReadingParagraph[] {
  let place = 0
  const places = paragraphs.map(({ alternative }) => (alternative ? ++place : place))
  const referencesAt = (at: number) =>
    paragraphs.flatMap(({ sentences }, index) => (places[index] === at ? sentences.filter(isReference) : []))
  return paragraphs.map((paragraph, index) => {
    const references = referencesAt(places[index]!)
    if (references.length < 2) return paragraph
    const last = references.at(-1)!
    const others = paragraph.sentences.filter((sentence) => !isReference(sentence))
    return { ...paragraph, sentences: paragraph.sentences.includes(last) ? [...others, mergedOf(references)] : others }
  })
}

function mergedOf(references: readonly Sentence[]): Statement {
  const inOrder = [...references].sort((one, other) => (one.values?.gate ?? 0) - (other.values?.gate ?? 0))
  const channels = new Set<ChannelId>(inOrder.flatMap(({ values }) => values?.channel ?? []))
  const gates = inOrder.flatMap(({ values }) => values?.gate ?? [])
  return {
    key: channels.size === 1 ? 'met.channel' : 'met.channels',
    values: { knownGates: gates, channels: [...channels] },
    facts: references.flatMap(({ facts }) => facts),
  }
}

/** Numbers each family of sentences in order; the lead of a single channel has no number. */
function createNumbering() {
  const counts = new Map<string, number>()
  let isSingleChannel = false
  return (sentence: Sentence): Sentence => {
    const { key } = sentence
    isSingleChannel ||= key === 'channels.single'
    const family = /^(lead|holds)\.\d$/.exec(key)?.[1]
    if (!family) return sentence
    const place = (counts.get(family) ?? 0) + 1
    counts.set(family, place)
    const name = family === 'lead' && isSingleChannel ? 'only' : place
    return {
      key: `${family}.${name}` as StatementKey,
      ...(sentence.values && { values: sentence.values }),
      facts: sentence.facts,
    }
  }
}
