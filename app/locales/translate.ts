import type { en } from './en'
import type { Language } from './language'

export type Dictionaries = typeof en
export type Namespace = keyof Dictionaries

/** `count_one`, `count_few` … are one key, `count`. */
type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : K
export type Key<N extends Namespace> = WithoutPlural<keyof Dictionaries[N] & string>
export type Params = Record<string, string | number>
export type Translate<N extends Namespace> = (key: Key<N>, params?: Params) => string

const plurals = new Map<Language, Intl.PluralRules>()

function pluralForm(language: Language, count: number) {
  let rules = plurals.get(language)
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)))
  return rules.select(count)
}

/** The text of a key with `{{name}}` filled in; `count` chooses among `_one`, `_few`, `_many`, `_other`. */
export function translate(words: Record<string, string>, language: Language, key: string, params?: Params): string {
  const count = params?.count
  const text =
    (typeof count === 'number'
      ? (words[`${key}_${pluralForm(language, count)}`] ?? words[`${key}_other`])
      : undefined) ?? words[key]
  if (text === undefined) return key
  return params ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole)) : text
}
