import { allElements, type ElementKind, elementPath } from '~/domain/human-design/elements/element'
import { synonymsOf } from '~/domain/human-design/terms/synonyms'
import { wordsOf } from '~/locales/dictionaries'
import { elementName } from '~/locales/element-name'
import { LANGUAGES, type Language } from '~/locales/language'
import { type Namespace, type Translate, translate } from '~/locales/translate'
import type { RootData } from '~/platform/client/root-data'
import { type Command, type Group, toCommand } from './command'
import { MODERATION, OFFERS } from './pages'

type Member = NonNullable<RootData['member']>
type Words = { palette: Translate<'palette'>; hd: Translate<'hd'> }

const GROUP_OF: Partial<Record<ElementKind, Group>> = { gates: 'gates', channels: 'channels', centers: 'centers' }

/** What a member can go to or do, named in the language of the page and found by the words of all that were fetched. */
export function fixedCommands(language: Language, fetched: readonly Language[], member: Member): Command[] {
  const own = wordsIn(language)
  const all = LANGUAGES.filter((one) => fetched.includes(one)).map(wordsIn)
  const offers = { ...OFFERS, ...(member.isModerator ? { moderation: MODERATION } : {}) }
  return [
    ...(Object.keys(offers) as (keyof typeof OFFERS)[]).map((id) =>
      toCommand(
        { id, label: own.palette(id), ...offers[id] },
        all.map(({ palette }) => palette(id)),
        all.map(({ palette }) => palette(`${id}.by`)).join(' '),
        id === 'chart' ? synonymsOf({ kind: 'cross' }) : [],
      ),
    ),
    toCommand(
      { id: 'profile', group: 'pages', label: own.palette('profile'), deed: { to: `/u/${member.username}` } },
      all.map(({ palette }) => palette('profile')),
      all.map(({ palette }) => palette('profile.by')).join(' '),
    ),
    ...allElements().map((element) =>
      toCommand(
        {
          id: elementPath(element),
          group: GROUP_OF[element.kind] ?? 'terms',
          label: elementName(own.hd, element),
          detail: own.palette(`kind.${element.kind}`),
          deed: { to: elementPath(element) },
        },
        all.map(({ hd }) => elementName(hd, element)),
        all.map(({ palette }) => palette(`kind.${element.kind}`)).join(' '),
        synonymsOf(element),
      ),
    ),
  ]
}

function wordsIn(language: Language): Words {
  const reader =
    <N extends Namespace>(namespace: N): Translate<N> =>
    (key, params) =>
      translate(wordsOf(language, namespace), language, key, params)
  return { palette: reader('palette'), hd: reader('hd') }
}
