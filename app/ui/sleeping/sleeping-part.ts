import type { ComponentType } from 'react'
import { loadWords } from '~/locales/dictionaries'
import type { Language } from '~/locales/language'
import type { Namespace } from '~/locales/translate'

/**
 * A part of a page that the server draws and the browser leaves asleep, as a picture, until somebody wants it: its code and
 * words are no part of what a first visit loads.
 */
export type SleepingPart<P> = {
  /** The component, where its code is there. */
  now: () => ComponentType<P> | null
  /** Fetches code and words; rejects when the network does not give them. */
  wake: (language: Language) => Promise<void>
}

/** `drawn` is the component on the server, null in the browser, which gets it from `load`. */
export function sleepingPart<P>(
  drawn: ComponentType<P> | null,
  load: () => Promise<ComponentType<P>>,
  words: Namespace[],
): SleepingPart<P> {
  let component = drawn
  return {
    now: () => component,
    wake: async (language) => {
      const [loaded] = await Promise.all([load(), ...words.map((namespace) => loadWords(language, namespace))])
      component = loaded
    },
  }
}
