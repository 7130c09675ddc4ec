import { authorityOf } from '../../human-design/terms/authority'
import { CHANNELS } from '../../human-design/terms/channels'
import { AUTHORITIES, type AuthorityCode, type CenterCode, TYPES } from '../../human-design/terms/codes'
import { connectedComponents } from '../../human-design/terms/definition'
import { NOT_SELF_THEMES, SIGNATURES, STRATEGIES, TYPE_TRAITS } from '../../human-design/terms/strategy'
import { typeOf } from '../../human-design/terms/type'
import { pick } from '../random'
import { ask, centerTerm, channelTerm, type Maker, type Term } from './question'

export const typeTerms = TYPES.map((code): Term => `type:${code}`)
export const strategyTerms = STRATEGIES.map((code): Term => `strategy:${code}`)
export const authorityTerms = AUTHORITIES.map((code): Term => `authority:${code}`)
export const signatureTerms = SIGNATURES.map((code): Term => `signature:${code}`)
export const notSelfTerms = NOT_SELF_THEMES.map((code): Term => `notSelf:${code}`)

const strategyOfType: Maker = ({ random }) => {
  const type = pick(TYPES, random)!
  const answers = { right: `strategy:${TYPE_TRAITS[type].strategy}` as Term, wrong: strategyTerms }
  return ask('strategy_of_type', { type: `type:${type}` }, answers, random)
}

const typeOfStrategy: Maker = ({ random }) => {
  const type = pick(TYPES, random)!
  const params = { strategy: `strategy:${TYPE_TRAITS[type].strategy}` as Term }
  return ask('type_of_strategy', params, { right: `type:${type}`, wrong: typeTerms }, random)
}

const signatureOfType: Maker = ({ random }) => {
  const type = pick(TYPES, random)!
  const answers = { right: `signature:${TYPE_TRAITS[type].signature}` as Term, wrong: signatureTerms }
  return ask('signature_of_type', { type: `type:${type}` }, answers, random)
}

const notSelfOfType: Maker = ({ random }) => {
  const type = pick(TYPES, random)!
  const answers = { right: `notSelf:${TYPE_TRAITS[type].notSelf}` as Term, wrong: notSelfTerms }
  return ask('not_self_of_type', { type: `type:${type}` }, answers, random)
}

const typeOfChannel: Maker = ({ random }) => {
  const channel = pick(CHANNELS, random)!
  const type = typeOf(connectedComponents([channel]))
  const params = { channel: channelTerm(channel), rule: `typeRule:${type}` as Term }
  return ask('type_of_channel', params, { right: `type:${type}`, wrong: typeTerms }, random)
}

const authorityOfChannel: Maker = ({ random, within }) => {
  const channel = pick(
    CHANNELS.filter(({ centers }) => centers.some((center) => within.includes(center))),
    random,
  )!
  const components = connectedComponents([channel])
  const right: Term = `authority:${authorityOf(components, typeOf(components))}`
  return ask('authority_of_channel', { channel: channelTerm(channel) }, { right, wrong: authorityTerms }, random)
}

const SPEAKS_FROM: [CenterCode, AuthorityCode][] = [
  ['solar_plexus', 'emotional'],
  ['sacral', 'sacral'],
  ['spleen', 'splenic'],
  ['g', 'self_projected'],
]

const authorityOfCenter: Maker = ({ random }) => {
  const [center, authority] = pick(SPEAKS_FROM, random)!
  const answers = { right: `authority:${authority}` as Term, wrong: authorityTerms }
  return ask('authority_of_center', { center: centerTerm(center) }, answers, random)
}

/** Questions about types, strategies and authorities, whatever the chart. */
export const TYPE_QUESTIONS = {
  strategy_of_type: strategyOfType,
  type_of_strategy: typeOfStrategy,
  signature_of_type: signatureOfType,
  not_self_of_type: notSelfOfType,
  type_of_channel: typeOfChannel,
  authority_of_channel: authorityOfChannel,
  authority_of_center: authorityOfCenter,
} satisfies Record<string, Maker>
