import { plainWords } from '../text/search/search-words'
import { stemTokens } from '../text/search/word-stems.server'

type Described = { title: string; description: string; city: string | null; cityRu: string | null }

/** The indexed text of an event: each word of its title, description and place once, then their stems, separated by spaces. */
export function eventWords({ title, description, city, cityRu }: Described): string {
  const words = [...new Set(plainWords([title, description, city, cityRu].filter(Boolean).join('\n')))]
  return [...words, ...stemTokens(words)].join(' ')
}
