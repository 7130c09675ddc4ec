import type { RelationshipCode } from '~/domain/human-design/composite/relationship-label'

/** A sign beside each label; the word always stands with it. */
export const RELATIONSHIP_EMOJI: Record<RelationshipCode, string> = {
  soulmate: '💫',
  life_partner: '🏡',
  growth_partner: '🌱',
  adventure_buddy: '🧭',
  twin_flame: '🔥',
}
