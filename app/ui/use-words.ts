import { useEffect, useState } from 'react'
import { loadWords, wordsOf } from '~/locales/dictionaries'
import type { Namespace } from '~/locales/translate'
import { useLanguage } from '~/locales/use-t'

/** The words of a namespace that is large and asked for late: null until they are there, and where they do not come. */
export function useWords(namespace: Namespace): Record<string, string> | null {
  const language = useLanguage()
  const id = `${language}/${namespace}`
  const [ready, setReady] = useState<string | null>(null)
  useEffect(() => {
    let stays = true
    loadWords(language, namespace).then(
      () => stays && setReady(id),
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [language, namespace, id])
  return ready === id ? wordsOf(language, namespace) : null
}
