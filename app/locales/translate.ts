import type { en } from './en'
import type { Language } from './language'
import { countText } from './numbers'

export type Dictionaries = typeof en
export type Namespace = keyof Dictionaries

/** `count_one`, `count_few` … are one key, `count`. */
type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : K
export type Key<N extends Namespace> = WithoutPlural<keyof Dictionaries[N] & string>
/** What a translation must hold: every key of the source, and the Russian plural forms wherever it counts. */
export type Answer<T> = { [K in keyof T]: string } & {
  [K in keyof T & string as K extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never]: string
}
export type Params = Record<string, string | number>
export type Translate<N extends Namespace> = (key: Key<N>, params?: Params) => string

const plurals = new Map<Language, Intl.PluralRules>()

function pluralForm(language: Language, count: number) {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

/** The text of a key with `{{name}}` filled in; `count` chooses among `_one`, `_few`, `_many`, `_other` and is grouped as the language does. */
export function translate(words: Record<string, string>, language: Language, key: string, params?: Params): string {
  const count = params?.count
  const text =
    (typeof count === 'number'
      ? (words[`${key}_${pluralForm(language, count)}`] ?? words[`${key}_other`])
      : undefined) ?? words[key]
  if (text === undefined) return key
  if (!params) return text
  const shown = typeof count === 'number' ? { ...params, count: countText(count, language) } : params
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(shown[name] ?? whole))
}
