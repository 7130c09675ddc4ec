import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'

type RareParts = typeof import('./rare')

// Awaited on the server only, when it starts, so that a page without script is whole; the browser fetches them when needed.
let parts: RareParts | null = import.meta.env.SSR ? await import('./rare') : null

/** What only some births need, where it is there. */
export const rareParts = () => parts

/** Fetches it with its words; rejects when the network does not give them. */
export async function loadRareParts(language: Language): Promise<void> {
  const [loaded] = await Promise.all([import('./rare'), loadWords(language, 'birth-problems')])
  parts = loaded
}
