import { searchText } from '../text/search-text'

// By what words each thing is found, in the form they are compared in; the title weighs more than the body.

export type IndexedTexts = { title: string; body: string }

/** A member by their names, then bio and place. Nothing of their chart: whoever may not see it must not find it. */
export const memberTexts = (member: {
  fullName: string
  username: string
  bio?: string | null
  location?: string | null
}) => toTexts([member.fullName, member.username], [member.bio, member.location])

/** A post by its tags, then its text. */
export const postTexts = (post: { content: string; tags?: string[] }) => toTexts(post.tags ?? [], [post.content])

/** A text to read by its title, then all it says. */
export const insightTexts = (insight: { title: string; description: string; content: string; tags?: string[] }) =>
  toTexts([insight.title], [insight.description, insight.content, ...(insight.tags ?? [])])

const toTexts = (title: (string | null | undefined)[], body: (string | null | undefined)[]): IndexedTexts => ({
  title: together(title),
  body: together(body),
})

const together = (texts: (string | null | undefined)[]) => searchText(texts.filter(Boolean).join('\n'))
