import type { AuthorityCode, TypeCode } from './codes'
import type { Component } from './definition'

/**
 * The inner authority: the first that applies. The Heart decides as Ego Manifested in a Manifestor, whose Heart reaches the
 * Throat by whatever way, and as Ego Projected in a Projector.
 */
export function authorityOf(components: readonly Component[], type: TypeCode): AuthorityCode {
  const defined = new Set(components.flatMap((component) => [...component]))
  if (defined.has('solar_plexus')) return 'emotional'
  if (defined.has('sacral')) return 'sacral'
  if (defined.has('spleen')) return 'splenic'
  if (defined.has('heart')) return type === 'manifestor' ? 'ego_manifested' : 'ego_projected'
  if (defined.has('g')) return 'self_projected'
  return defined.size > 0 ? 'mental' : 'lunar'
}
