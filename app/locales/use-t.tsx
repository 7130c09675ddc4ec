import { createContext, type ReactNode, useContext } from 'react'
import { wordsOf } from './dictionaries'
import { DEFAULT_LANGUAGE, type Language } from './language'
import { type Namespace, type Params, type Translate, translate } from './translate'

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
}

/** The language the page is shown in. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** A typed translator for one namespace. */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage()
  const words = wordsOf(language, namespace)
  return (key: string, params?: Params) => translate(words, language, key, params)
}
