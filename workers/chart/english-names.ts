import type { Cross } from '~/domain/human-design/chart/chart'
import type { AngleCode, AuthorityCode, DefinitionCode, TypeCode } from '~/domain/human-design/terms/codes'
import type { NotSelfCode, SignatureCode, StrategyCode } from '~/domain/human-design/terms/strategy'

/** The English names in responses, beside the codes; pages use the locales. */
export const TYPE_NAMES: Record<TypeCode, string> = {
  generator: 'Generator',
  manifesting_generator: 'Manifesting Generator',
  manifestor: 'Manifestor',
  projector: 'Projector',
  reflector: 'Reflector',
}

export const AUTHORITY_NAMES: Record<AuthorityCode, string> = {
  emotional: 'Emotional',
  sacral: 'Sacral',
  splenic: 'Splenic',
  ego_manifested: 'Ego Manifested',
  ego_projected: 'Ego Projected',
  self_projected: 'Self Projected',
  mental: 'Mental',
  lunar: 'Lunar',
}

export const DEFINITION_NAMES: Record<DefinitionCode, string> = {
  none: 'None',
  single: 'Single',
  split: 'Split',
  triple_split: 'Triple Split',
  quadruple_split: 'Quadruple Split',
}

export const STRATEGY_NAMES: Record<StrategyCode, string> = {
  wait_to_respond: 'Wait to respond',
  wait_to_respond_then_inform: 'Wait to respond, then inform',
  inform_before_acting: 'Inform before acting',
  wait_for_invitation: 'Wait for invitation',
  wait_lunar_cycle: 'Wait a lunar cycle',
}

export const SIGNATURE_NAMES: Record<SignatureCode, string> = {
  satisfaction: 'Satisfaction',
  peace: 'Peace',
  success: 'Success',
  surprise: 'Surprise',
}

export const NOT_SELF_NAMES: Record<NotSelfCode, string> = {
  frustration: 'Frustration',
  anger: 'Anger',
  bitterness: 'Bitterness',
  disappointment: 'Disappointment',
}

const ANGLE_NAMES: Record<AngleCode, string> = {
  right: 'Right Angle',
  juxtaposition: 'Juxtaposition',
  left: 'Left Angle',
}

/** "Right Angle Cross of Eden 3". */
export function fullCrossName({ angle, name, variation }: Pick<Cross, 'angle' | 'name' | 'variation'>): string {
  return `${ANGLE_NAMES[angle]} Cross of ${name}${variation === null ? '' : ` ${variation}`}`
}
