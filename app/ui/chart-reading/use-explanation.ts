import { type ComponentType, useEffect, useState } from 'react'
import { loadWords } from '~/locales/dictionaries'
import { useLanguage } from '~/locales/use-t'
import type { ExplanationProps } from './explanation-props'
import { type Focus, focusKey } from './focus'
import { WORDS_OF } from './reading-words'

/** Ready with what shows it, on its way, or not to be had. */
export type ExplanationState =
  | { state: 'ready'; focus: Focus; Explanation: ComponentType<ExplanationProps> }
  | { state: 'waiting' | 'failed' }

/** Fetches the words and the component for what is looked at; until they are there, what was read before stays. */
export function useExplanation(focus: Focus | null): ExplanationState {
  const language = useLanguage()
  const [found, setFound] = useState<ExplanationState>({ state: 'waiting' })
  const key = focus && focusKey(focus)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the focus as a value
  useEffect(() => {
    if (!focus) return
    let wanted = true
    const words = WORDS_OF[focus.kind].map((namespace) => loadWords(language, namespace))
    Promise.all([import('./explanation'), ...words]).then(
      ([{ Explanation }]) => wanted && setFound({ state: 'ready', focus, Explanation }),
      () => wanted && setFound({ state: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [key, language])

  return found
}
