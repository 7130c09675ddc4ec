import type { TypeCode } from './codes'

/** How a type meets life, and by what feeling it knows that it does or does not. */
export type TypeTraits = { strategy: StrategyCode; signature: SignatureCode; notSelf: NotSelfCode }

export const STRATEGIES = [
  'wait_to_respond',
  'wait_to_respond_then_inform',
  'inform_before_acting',
  'wait_for_invitation',
  'wait_lunar_cycle',
] as const
export type StrategyCode = (typeof STRATEGIES)[number]

export const SIGNATURES = ['satisfaction', 'peace', 'success', 'surprise'] as const
export type SignatureCode = (typeof SIGNATURES)[number]

export const NOT_SELF_THEMES = ['frustration', 'anger', 'bitterness', 'disappointment'] as const
export type NotSelfCode = (typeof NOT_SELF_THEMES)[number]

export const TYPE_TRAITS: Record<TypeCode, TypeTraits> = {
  generator: { strategy: 'wait_to_respond', signature: 'satisfaction', notSelf: 'frustration' },
  manifesting_generator: {
    strategy: 'wait_to_respond_then_inform',
    signature: 'satisfaction',
    notSelf: 'frustration',
  },
  manifestor: { strategy: 'inform_before_acting', signature: 'peace', notSelf: 'anger' },
  projector: { strategy: 'wait_for_invitation', signature: 'success', notSelf: 'bitterness' },
  reflector: { strategy: 'wait_lunar_cycle', signature: 'surprise', notSelf: 'disappointment' },
}
