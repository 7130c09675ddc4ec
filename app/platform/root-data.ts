import { useRouteLoaderData } from '@remix-run/react'
import type { TypeCode } from '../domain/human-design/codes'
import type { Language } from '../locales/language'

export type Theme = 'system' | 'light' | 'dark'

/** What the root loader tells every page. */
export type RootData = {
  /** Names this answer in the log. */
  requestId: string
  language: Language
  /** False until the visitor chose; then the copy in the browser's store may decide. */
  languageChosen: boolean
  theme: Theme
  member: { username: string; fullName: string; avatarUrl: string | null; hdType: TypeCode | null } | null
}

/** The root loader's data; null only on the page that says the root itself failed. */
export function useRootData(): RootData | null {
  return useRouteLoaderData('root') as RootData | null
}
