import { COUNTRIES } from '~/domain/community/places/countries'
import { CODES } from '~/domain/human-design/elements/element'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { AUTHORITIES, CENTERS, DEFINITIONS, PROFILES, TYPES } from '~/domain/human-design/terms/codes'
import { channelKey, gateKey } from '~/locales/hd-key'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { Choice } from './explore'

export type Option = { value: string; label: string }
export type ExploreOptions = Record<Choice, Option[]>

const cache = new Map<Language, ExploreOptions>()

/** The options of each filter, labelled on the server, since the browser would need all names of charts and countries. */
export function exploreOptions(language: Language): ExploreOptions {
  const options = cache.get(language) ?? makeOptions(language)
  cache.set(language, options)
  return options
}

function makeOptions(language: Language): ExploreOptions {
  const hd = translator(language, 'hd')
  const of = <Code extends string>(codes: readonly Code[], label: (code: Code) => string) =>
    codes.map((value) => ({ value, label: label(value) }))
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return {
    type: of(TYPES, (code) => hd(`type.${code}`)),
    authority: of(AUTHORITIES, (code) => hd(`authority.${code}`)),
    profile: of(PROFILES, (code) => `${code} · ${hd(`profile.${code}`)}`),
    definition: of(DEFINITIONS, (code) => hd(`definition.${code}`)),
    center: of(CENTERS, (code) => hd(`center.${code}`)),
    gate: CODES.gates.map((gate) => ({ value: String(gate), label: `${gate} · ${hd(gateKey(gate))}` })),
    channel: CHANNELS.map(({ id, gates }) => ({ value: id, label: `${gates.join('–')} · ${hd(channelKey(id))}` })),
    language: of(LANGUAGES, (code) => LANGUAGE_NAMES[code]),
    country: of(COUNTRIES, (code) => countries.of(code) ?? code).sort((one, other) => compare(one.label, other.label)),
  }
}
