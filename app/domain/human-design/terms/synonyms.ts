import type { Element } from '../elements/element'

/** What people look for by name: an element, or the incarnation cross, which is read in one's own chart. */
export type Subject = Element | { kind: 'cross' }

type Row = { subject: Subject; names: readonly string[] }

/**
 * How people call types, authorities, centers and the cross in English and Russian: the product's names, those of other schools
 * and calculators, and short ones. No name means two things: "sacral" alone is the center. Cases and plurals are left to stems.
 * Phrases count as a whole, words alone only where nothing else is typed: "will" and «эго» are also names and plain words.
 */
export const SYNONYMS: readonly Row[] = [
  {
    subject: { kind: 'types', code: 'generator' },
    names: ['generator', 'pure generator', 'генератор', 'чистый генератор'],
  },
  {
    subject: { kind: 'types', code: 'manifesting_generator' },
    names: [
      ...['manifesting generator', 'manifestor generator', 'mani gen', 'manigen', 'man gen', 'mg', 'mgen'],
      ...['манифестирующий генератор', 'манифестор генератор', 'мани ген', 'маниген', 'мг'],
    ],
  },
  { subject: { kind: 'types', code: 'manifestor' }, names: ['manifestor', 'manifester', 'манифестор'] },
  {
    subject: { kind: 'types', code: 'projector' },
    names: ['projector', 'classic projector', 'проектор', 'классический проектор'],
  },
  { subject: { kind: 'types', code: 'reflector' }, names: ['reflector', 'рефлектор'] },

  {
    subject: { kind: 'authorities', code: 'emotional' },
    names: [
      ...['emotional authority', 'emo authority', 'solar plexus authority'],
      ...[
        'эмоциональный авторитет',
        'авторитет эмоциональный',
        'авторитет солнечного сплетения',
        'авторитет эмоционального центра',
      ],
    ],
  },
  {
    subject: { kind: 'authorities', code: 'sacral' },
    names: ['sacral authority', 'gut authority', 'сакральный авторитет'],
  },
  {
    subject: { kind: 'authorities', code: 'splenic' },
    names: ['splenic authority', 'spleen authority', 'селезёночный авторитет', 'авторитет селезёнки'],
  },
  {
    subject: { kind: 'authorities', code: 'ego_manifested' },
    names: ['ego manifested', 'ego manifested authority', 'эго манифестируемый', 'эго манифестируемый авторитет'],
  },
  {
    subject: { kind: 'authorities', code: 'ego_projected' },
    names: ['ego projected', 'ego projected authority', 'эго проецируемый', 'эго проецируемый авторитет'],
  },
  {
    subject: { kind: 'authorities', code: 'self_projected' },
    names: [
      ...['self projected', 'self projected authority', 'g center authority'],
      ...['самопроецируемый', 'самопроецируемый авторитет', 'авторитет джи центра'],
    ],
  },
  {
    subject: { kind: 'authorities', code: 'mental' },
    names: [...['mental authority', 'environmental authority', 'sounding board'], 'ментальный авторитет'],
  },
  {
    subject: { kind: 'authorities', code: 'lunar' },
    names: ['lunar authority', 'moon authority', 'лунный авторитет', 'авторитет луны'],
  },

  {
    subject: { kind: 'centers', code: 'head' },
    names: ['head center', 'crown center', 'теменной центр', 'теменной', 'центр вдохновения'],
  },
  { subject: { kind: 'centers', code: 'ajna' }, names: ['ajna', 'ajna center', 'аджна', 'аджна центр', 'центр аджна'] },
  {
    subject: { kind: 'centers', code: 'throat' },
    names: ['throat', 'throat center', 'горло', 'горловой центр', 'центр горла'],
  },
  {
    subject: { kind: 'centers', code: 'g' },
    names: [
      ...['g center', 'self center', 'identity center'],
      ...['джи центр', 'джи', 'g центр', 'центр джи', 'центр самоопределения'],
    ],
  },
  {
    subject: { kind: 'centers', code: 'heart' },
    names: [
      ...['heart center', 'ego', 'ego center', 'will center', 'willpower center'],
      ...['эго', 'эго центр', 'центр эго', 'сердечный центр', 'центр сердца', 'центр воли'],
    ],
  },
  {
    subject: { kind: 'centers', code: 'spleen' },
    names: ['spleen', 'spleen center', 'splenic center', 'селезёнка', 'селезёночный центр', 'центр селезёнки'],
  },
  {
    subject: { kind: 'centers', code: 'sacral' },
    names: ['sacral', 'sacral center', 'сакрал', 'сакральный', 'сакральный центр', 'центр сакрала'],
  },
  {
    subject: { kind: 'centers', code: 'solar_plexus' },
    names: [
      ...['solar plexus', 'solar plexus center', 'emotional center', 'emotions center'],
      ...['солнечное сплетение', 'солнечное', 'сплетение', 'центр солнечного сплетения'],
      ...['эмоциональный центр', 'центр эмоций'],
    ],
  },
  {
    subject: { kind: 'centers', code: 'root' },
    names: ['root center', 'корневой центр', 'корневой', 'центр корня'],
  },

  {
    subject: { kind: 'cross' },
    names: ['incarnation cross', 'инкарнационный крест', 'крест воплощения', 'крест инкарнации'],
  },
]

/** What an element is also called, or the cross; none for what has no other names. */
export const synonymsOf = (subject: Subject): readonly string[] =>
  SYNONYMS.find((row) => isSame(row.subject, subject))?.names ?? []

const isSame = (one: Subject, other: Subject) =>
  one.kind === 'cross' || other.kind === 'cross'
    ? one.kind === other.kind
    : one.kind === other.kind && one.code === other.code
