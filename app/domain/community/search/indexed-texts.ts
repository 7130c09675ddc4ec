import { searchText } from '../../text/search/search-text'
import { plainWords } from '../../text/search/search-words'
import { stemTokens } from '../../text/search/word-stems.server'

// By what words each thing is found, in the form they are compared in; the title weighs more than the body. Behind the body stand
// the stems of the words, once each; of a member those of the body alone, since names are found by their cases.

/** Raised with each change of what is indexed: the rebuild writes entries of an older version again. */
export const INDEX_VERSION = 1

export type IndexedTexts = { title: string; body: string }

/** A member by their names, then bio and place. Nothing of their chart: members who may not see it must not find it. */
export const memberTexts = (member: {
  fullName: string
  username: string
  bio?: string | null
  location?: string | null
}): IndexedTexts => {
  const body = together([member.bio, member.location])
  return { title: together([member.fullName, member.username]), body: withStems(body, body) }
}

/** A post by its tags, then its text. */
export const postTexts = (post: { content: string; tags?: string[] }) => toTexts(post.tags ?? [], [post.content])

/** A text to read by its title, then all it says. */
export const insightTexts = (insight: { title: string; description: string; content: string; tags?: string[] }) =>
  toTexts([insight.title], [insight.description, insight.content, ...(insight.tags ?? [])])

function toTexts(titles: string[], bodies: string[]): IndexedTexts {
  const [title, body] = [together(titles), together(bodies)]
  return { title, body: withStems(body, `${title}\n${body}`) }
}

function withStems(body: string, source: string) {
  return [body, ...stemTokens(plainWords(source))].join(' ').trim()
}

const together = (texts: (string | null | undefined)[]) => searchText(texts.filter(Boolean).join('\n'))
