import type { Element } from '~/domain/human-design/elements/element'
import {
  AUTHORITIES_OF,
  exampleOfAuthority,
  exampleOfDefinition,
  exampleOfType,
} from '~/domain/human-design/elements/example-gates'
import {
  type AuthorityCode,
  BODIES,
  type BodyCode,
  DEFINITIONS,
  type DefinitionCode,
  PROFILES,
  type ProfileCode,
  SIDES,
  TYPES,
  type TypeCode,
} from '~/domain/human-design/terms/codes'
import { angleOf, linesOfProfile } from '~/domain/human-design/terms/profile'
import { lineKey } from '~/locales/hd-key'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import { describeCenter, describeChannel, describeGate, drawGates } from './describe-bodygraph.server'
import type { ElementText, LibraryFigure, LibrarySection } from './library'
import type { LibraryWords } from './words.server'

/** What the page of an element tells, whoever reads it. */
export function describeElement(element: Element, words: LibraryWords): ElementText {
  switch (element.kind) {
    case 'gates':
      return describeGate(element.code, words)
    case 'channels':
      return describeChannel(element.code, words)
    case 'centers':
      return describeCenter(element.code, words)
    case 'types':
      return describeType(element.code, words)
    case 'authorities':
      return describeAuthority(element.code, words)
    case 'profiles':
      return describeProfile(element.code, words)
    case 'definitions':
      return describeDefinition(element.code, words)
    case 'lines':
      return describeLine(element.code, words)
    case 'bodies':
      return describeBody(element.code, words)
  }
}

// The words a chart is summed up in. Each shows the plainest chart that has it.

/** A type: its strategy, what tells that it is lived, how it comes about in a chart, and the authorities it can have. */
function describeType(type: TypeCode, words: LibraryWords): ElementText {
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
function describeAuthority(authority: AuthorityCode, words: LibraryWords): ElementText {
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
function describeDefinition(definition: DefinitionCode, words: LibraryWords): ElementText {
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

/** A profile: what it is and why, its two lines, the angle of its cross, and the profiles that share a line with it. */
function describeProfile(profile: ProfileCode, words: LibraryWords): ElementText {
  const { t, hd, core, more, centers, linkTo } = words
  const [first, second] = linesOfProfile(profile)
  const angle = angleOf(profile)
  const related = PROFILES.filter(
    (other) => other !== profile && linesOfProfile(other).some((line) => profile.includes(String(line))),
  )
  return {
    // No line begins with the stroke between the two names.
    title: t('profileTitle', { profile, name: hd(`profile.${profile}`).replace(' / ', '\u00a0/ ') }),
    kicker: [t('profile'), hd(`angle.${angle}`)].join(' · '),
    lead: core(`profile.${profile}`),
    figure: drawHexagram([first, second], words),
    sections: [
      { id: 'why', title: t('why'), texts: [core(`profile.${profile}.why`)] },
      {
        id: 'lines',
        title: t('itsLines'),
        items: [
          { term: t('firstLine', { line: first }), text: `${core(lineKey(first))} ${more('line.first')}` },
          { term: t('secondLine', { line: second }), text: `${core(lineKey(second))} ${more('line.second')}` },
        ],
        links: [first, second].map((code) => linkTo({ kind: 'lines', code })),
      },
      { id: 'cross', title: t('cross'), texts: [centers(`angle.${angle}`)] },
      { id: 'related', title: t('relatedProfiles'), links: related.map((code) => linkTo({ kind: 'profiles', code })) },
    ],
  }
}

/** A line: what it is and why, what it is in either place of a profile, and the profiles that have it. */
function describeLine(line: number, words: LibraryWords): ElementText {
  const { t, hd, core, more, linkTo } = words
  return {
    title: t('lineTitle', { line, name: hd(lineKey(line)) }),
    kicker: t('line'),
    lead: core(lineKey(line)),
    figure: drawHexagram([line], words),
    sections: [
      { id: 'why', title: t('why'), texts: [core(`${lineKey(line)}.why`)] },
      {
        id: 'profile',
        title: t('inProfile'),
        items: [
          { term: t('asFirst'), text: more('line.first') },
          { term: t('asSecond'), text: more('line.second') },
        ],
      },
      {
        id: 'profiles',
        title: t('profilesWithIt'),
        links: PROFILES.filter((code) => linesOfProfile(code).includes(line)).map((code) =>
          linkTo({ kind: 'profiles', code }),
        ),
      },
    ],
  }
}

/** A planet or node: its subject, what it tells on either side of a chart, and the others. */
function describeBody(body: BodyCode, words: LibraryWords): ElementText {
  const { t, hd, centers, linkTo } = words
  return {
    title: hd(`body.${body}`),
    kicker: [t('body'), hd(`body.${body}.theme`)].join(' · '),
    lead: centers(`body.${body}`),
    figure: { kind: 'glyph', name: hd(`body.${body}`), glyph: GLYPHS[body] },
    sections: [
      {
        id: 'sides',
        title: t('onTwoSides'),
        items: SIDES.map((side) => ({ term: hd(`side.${side}`), text: centers(`side.${side}`) })),
      },
      {
        id: 'others',
        title: t('others.bodies'),
        links: BODIES.filter((other) => other !== body).map((code) => linkTo({ kind: 'bodies', code })),
      },
    ],
  }
}

/** A hexagram in which these lines are meant. */
const drawHexagram = (lines: number[], { t, listOf, more }: LibraryWords): LibraryFigure => ({
  kind: 'hexagram',
  name: t('figureHexagram', { lines: listOf.format([...lines].sort().map(String)) }),
  caption: more('hexagram'),
  lines,
})
