import { channelsOfGate } from '../terms/channels'
import type { ReadingParagraph, ReadingSection } from './reading-section'
import { type Draft, type Sentence, type StatementKey, textOf } from './sentence'

export type DraftSection = Omit<ReadingSection, 'paragraphs'> & {
  paragraphs: (Omit<ReadingParagraph, 'sentences'> & { sentences: Draft[] })[]
}

/**
 * What depends on the reading as a whole: a term is explained once, the theme of a gate is described once and referred to
 * afterwards, the second gate of a channel is its other half, what counts on ("then there's") is numbered, and a tension is
 * explained once, where its theme is described. What alternatives of a section have in common is said with the first of them.
 * Channels that are only likely count as not described.
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
    const isSingleChannel = countLeads(finished) === 1
    return {
      id,
      paragraphs: finished
        .filter(({ sentences }) => sentences.length > 0)
        .map((paragraph) => ({
          ...paragraph,
          sentences: paragraph.sentences.map((sentence) => numberOf(sentence, isSingleChannel)),
        })),
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
    const half = /^cross\./.test(key) && ifKnown?.find((each) => known.has(`channel.${each.values?.channel}`))
    if (half) return [asHalf(half, known)]
    const gate = Number(/^gate\.(\d+)$/.exec(key)?.[1]) || null
    if (gate !== null && isGateKnown(gate) && (!ifKnown || known.has(key))) return []
    if (/^(?:holds|hanging)\b/.test(key) && values?.gate !== undefined && isGateKnown(values.gate)) return []
    if (/^node\b/.test(key) && known.has(`gate.${values?.gate}`)) return ifKnown ?? []
    known.add(key)
    return [asHalf(sentence, known)]
  }
  for (const draft of drafts) finished.push(...finish(draft))
  return finished
}

/** A gate as half of a channel, or as its other half where the same of the cross or of the nodes was said of its first. */
function asHalf(sentence: Sentence, known: Set<string>): Sentence {
  const { key, values, facts } = sentence
  const channel = values?.channel
  if (!channel || !key.endsWith('.half')) return sentence
  const said = `${key.split('.', 1)[0]}.half.${channel}`
  if (!known.has(said)) {
    known.add(said)
    return sentence
  }
  const { gate } = values
  return {
    key: key.replace(/half$/, 'other_half') as StatementKey,
    values: { ...(gate !== undefined && { gate }), knownChannels: [channel] },
    facts,
  }
}

const countLeads = (paragraphs: readonly ReadingParagraph[]) =>
  paragraphs.flatMap(({ sentences }) => sentences).filter(({ key }) => key.startsWith('lead.')).length

/** Numbers each family of sentences in order; the lead of a single channel has no number. */
function createNumbering() {
  const counts = new Map<string, number>()
  return (sentence: Sentence, isSingleChannel: boolean): Sentence => {
    const { key } = sentence
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
