import { channelsOfGate } from '../terms/channels'
import type { ReadingParagraph, ReadingSection } from './reading-section'
import type { Draft, Sentence, StatementKey } from './sentence'

export type DraftSection = Omit<ReadingSection, 'paragraphs'> & {
  paragraphs: (Omit<ReadingParagraph, 'sentences'> & { sentences: Draft[] })[]
}

/**
 * What depends on the reading as a whole: a term is explained once, the theme of a gate is described once and referred to
 * afterwards, and what counts on ("another", "then there's") is numbered. Alternatives may each describe the same gate.
 */
export function finishReading(sections: readonly DraftSection[]): ReadingSection[] {
  const numberOf = createNumbering()
  const before = new Set<string>()
  return sections.map(({ id, paragraphs }) => {
    const inSection = new Set<string>()
    let known = before
    const finished = paragraphs.map(({ sentences, ...paragraph }): ReadingParagraph => {
      if (paragraph.alternative) known = new Set(before)
      const remaining = finishSentences(sentences, known).filter(({ key }) => {
        const isRepeated = key.startsWith('intro.') && inSection.has(key)
        inSection.add(key)
        return !isRepeated
      })
      return { ...paragraph, sentences: remaining.map(numberOf) }
    })
    for (const key of inSection) before.add(key)
    return { id, paragraphs: finished.filter(({ sentences }) => sentences.length > 0) }
  })
}

/** Adds the keys of the sentences it keeps to `known`. */
function finishSentences(drafts: readonly Draft[], known: Set<string>): Sentence[] {
  const isGateKnown = (gate: number) =>
    known.has(`gate.${gate}`) || channelsOfGate(gate).some(({ id }) => known.has(`channel.${id}`))
  return drafts.flatMap(({ ifKnown = [], ...sentence }): Sentence[] => {
    const { key, values } = sentence
    if (key.startsWith('intro.') && known.has(key)) return []
    const gate = Number(/^gate\.(\d+)$/.exec(key)?.[1]) || null
    if (gate !== null && isGateKnown(gate)) {
      return ifKnown.filter((each) => known.has(`channel.${each.values?.channel}`)).slice(0, 1)
    }
    if (/^(?:holds|hanging|node)\./.test(key) && values?.gate !== undefined && isGateKnown(values.gate)) return ifKnown
    known.add(key)
    return [sentence]
  })
}

/** Numbers each family of sentences in order; the lead of a single channel has no number. */
function createNumbering() {
  const counts = new Map<string, number>()
  let isSingleChannel = false
  return (sentence: Sentence): Sentence => {
    const { key } = sentence
    isSingleChannel ||= key === 'channels.single'
    const family = /^(lead|holds|hanging|share)\.\d$/.exec(key)?.[1]
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
