import { MOTORS } from './centers'
import type { TypeCode } from './codes'
import { areJoined, type Component } from './definition'

/**
 * The type. No defined center: Reflector. With the Sacral: Manifesting Generator when any motor, the Sacral itself included,
 * is joined to the Throat, else Generator. Without it: Manifestor when a motor is joined to the Throat, else Projector.
 * Joined means directly or through other defined centers.
 */
export function typeOf(components: readonly Component[]): TypeCode {
  if (components.length === 0) return 'reflector'
  const motorToThroat = MOTORS.some((motor) => areJoined(components, motor, 'throat'))
  if (components.some((component) => component.has('sacral'))) {
    return motorToThroat ? 'manifesting_generator' : 'generator'
  }
  return motorToThroat ? 'manifestor' : 'projector'
}
