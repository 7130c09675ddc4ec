import type { AuthorityCode, DefinitionCode, TypeCode } from '~/domain/human-design/codes'
import { DEFINITIONS, TYPES } from '~/domain/human-design/codes'
import {
  AUTHORITIES_OF,
  exampleOfAuthority,
  exampleOfDefinition,
  exampleOfType,
} from '~/domain/human-design/elements/example-gates'
import { drawGates } from './draw.server'
import type { ElementText, LibraryFigure, LibrarySection } from './library'
import type { LibraryWords } from './words.server'

// The words a chart is summed up in. Each shows the plainest chart that has it.

/** A type: its strategy, what tells that it is lived, how it comes about in a chart, and the authorities it can have. */
export function tellType(type: TypeCode, words: LibraryWords): ElementText {
  const { t, hd, core, more, linkTo } = words
  return {
    title: hd(`type.${type}`),
    kicker: [t('type'), t('strategy', { name: hd(`strategy.${type}`) })].join(' · '),
    lead: core(`type.${type}`),
    figure: exampleFigure(exampleOfType(type), hd(`type.${type}`), words),
    sections: [
      {
        id: 'strategy',
        title: t('strategy', { name: hd(`strategy.${type}`) }),
        texts: [core(`strategy.${type}`)],
        items: [
          { term: t('signature'), text: hd(`signature.${type}`) },
          { term: t('notSelf'), text: hd(`notSelf.${type}`) },
        ],
      },
      whySection(core(`type.${type}.why`), words),
      {
        id: 'chart',
        title: t('howItComes'),
        texts: [more(`type.${type}`)],
      },
      {
        id: 'authorities',
        title: t('possibleAuthorities'),
        links: AUTHORITIES_OF[type].map((code) => linkTo({ kind: 'authorities', code })),
      },
      { id: 'others', title: t('others.types'), links: otherTypes(type, words) },
    ],
  }
}

const otherTypes = (type: TypeCode, { linkTo }: LibraryWords) =>
  TYPES.filter((other) => other !== type).map((code) => linkTo({ kind: 'types', code }))

/** An authority: what it is and why, how it comes about in a chart, and the types that can have it. */
export function tellAuthority(authority: AuthorityCode, words: LibraryWords): ElementText {
  const { t, hd, core, more, linkTo } = words
  const title = t('authorityTitle', { name: hd(`authority.${authority}`) })
  const types = TYPES.filter((type) => AUTHORITIES_OF[type].includes(authority))
  return {
    title,
    kicker: t('authority'),
    lead: core(`authority.${authority}`),
    figure: exampleFigure(exampleOfAuthority(authority), title, words),
    sections: [
      whySection(core(`authority.${authority}.why`), words),
      { id: 'chart', title: t('howItComes'), texts: [more(`authority.${authority}`)] },
      { id: 'types', title: t('typesWithIt'), links: types.map((code) => linkTo({ kind: 'types', code })) },
    ],
  }
}

/** A definition: what it is and why, and the others. */
export function tellDefinition(definition: DefinitionCode, words: LibraryWords): ElementText {
  const { t, hd, core, linkTo } = words
  const title = hd(`definition.${definition}`)
  return {
    title,
    kicker: t('definition'),
    lead: core(`definition.${definition}`),
    figure: exampleFigure(exampleOfDefinition(definition), title, words),
    sections: [
      whySection(core(`definition.${definition}.why`), words),
      {
        id: 'others',
        title: t('others.definitions'),
        links: DEFINITIONS.filter((other) => other !== definition).map((code) => linkTo({ kind: 'definitions', code })),
      },
    ],
  }
}

const whySection = (text: string, { t }: LibraryWords): LibrarySection => ({
  id: 'why',
  title: t('why'),
  texts: [text],
})

function exampleFigure(gates: readonly number[], name: string, { t, nameOf, listOf }: LibraryWords): LibraryFigure {
  const data = drawGates(gates)
  const channels = listOf.format(data.channels.map((code) => nameOf({ kind: 'channels', code })))
  const caption = data.channels.length > 0 ? t('figureExample', { channels }) : t('figureNone')
  return { kind: 'bodygraph', name: `${name}. ${caption}`, caption, data, selection: null }
}
