import type { AngleCode } from './codes'

/** Names by personality Sun gate: right angle, juxtaposition, left angle; a closing number is the variation. */
const NAMES: Record<number, readonly [string, string, string]> = {
  1: ['The Sphinx 4', 'Self-Expression', 'Defiance 2'],
  2: ['The Sphinx 2', 'The Driver', 'Defiance 1'],
  3: ['Laws 1', 'Mutation', 'Wishes 1'],
  4: ['Explanation 3', 'Formulization', 'Revolution 2'],
  5: ['Consciousness 4', 'Habits', 'Separation 2'],
  6: ['Eden 3', 'Conflict', 'The Plane 2'],
  7: ['The Sphinx 3', 'Interaction', 'Masks 2'],
  8: ['Contagion 2', 'Contribution', 'Uncertainty 1'],
  9: ['Planning 4', 'Focus', 'Identification 2'],
  10: ['The Vessel of Love 4', 'Behavior', 'Prevention 2'],
  11: ['Eden 4', 'Ideas', 'Education 2'],
  12: ['Eden 2', 'Articulation', 'Education 1'],
  13: ['The Sphinx 1', 'Listening', 'Masks 1'],
  14: ['Contagion 4', 'Empowering', 'Uncertainty 2'],
  15: ['The Vessel of Love 2', 'Extremes', 'Prevention 1'],
  16: ['Planning 2', 'Experimentation', 'Identification 1'],
  17: ['Service 1', 'Opinions', 'Upheaval 1'],
  18: ['Service 3', 'Correction', 'Upheaval 2'],
  19: ['The Four Ways 4', 'Need', 'Refinement 2'],
  20: ['The Sleeping Phoenix 2', 'The Now', 'Duality 1'],
  21: ['Tension 1', 'Control', 'Endeavor 1'],
  22: ['Rulership 1', 'Grace', 'Informing 1'],
  23: ['Explanation 2', 'Assimilation', 'Dedication 1'],
  24: ['The Four Ways 1', 'Rationalization', 'Incarnation 1'],
  25: ['The Vessel of Love 1', 'Innocence', 'Healing 1'],
  26: ['Rulership 4', 'The Trickster', 'Confrontation 2'],
  27: ['The Unexpected 1', 'Caring', 'Alignment 1'],
  28: ['The Unexpected 3', 'Risks', 'Alignment 2'],
  29: ['Contagion 3', 'Commitment', 'Industry 2'],
  30: ['Contagion 1', 'Fates', 'Industry 1'],
  31: ['The Unexpected 2', 'Influence', 'The Alpha 1'],
  32: ['The Maya 3', 'Conservation', 'Limitation 2'],
  33: ['The Four Ways 2', 'Retreat', 'Refinement 1'],
  34: ['The Sleeping Phoenix 4', 'Power', 'Duality 2'],
  35: ['Consciousness 2', 'Experience', 'Separation 1'],
  36: ['Eden 1', 'Crisis', 'The Plane 1'],
  37: ['Planning 1', 'Bargains', 'Migration 1'],
  38: ['Tension 4', 'Opposition', 'Individualism 2'],
  39: ['Tension 2', 'Provocation', 'Individualism 1'],
  40: ['Planning 3', 'Denial', 'Migration 2'],
  41: ['The Unexpected 4', 'Fantasy', 'The Alpha 2'],
  42: ['The Maya 1', 'Completion', 'Limitation 1'],
  43: ['Explanation 4', 'Insight', 'Dedication 2'],
  44: ['The Four Ways 3', 'Alertness', 'Incarnation 2'],
  45: ['Rulership 2', 'Possession', 'Confrontation 1'],
  46: ['The Vessel of Love 3', 'Serendipity', 'Healing 2'],
  47: ['Rulership 3', 'Oppression', 'Informing 2'],
  48: ['Tension 3', 'Depth', 'Endeavor 2'],
  49: ['Explanation 1', 'Principles', 'Revolution 1'],
  50: ['Laws 3', 'Values', 'Wishes 2'],
  51: ['Penetration 1', 'Shock', 'The Clarion 1'],
  52: ['Service 2', 'Stillness', 'Demands 1'],
  53: ['Penetration 2', 'Beginnings', 'Cycles 1'],
  54: ['Penetration 4', 'Ambition', 'Cycles 2'],
  55: ['The Sleeping Phoenix 1', 'Moods', 'Spirit 1'],
  56: ['Laws 2', 'Stimulation', 'Distraction 1'],
  57: ['Penetration 3', 'Intuition', 'The Clarion 2'],
  58: ['Service 4', 'Vitality', 'Demands 2'],
  59: ['The Sleeping Phoenix 3', 'Strategy', 'Spirit 2'],
  60: ['Laws 4', 'Limitation', 'Distraction 2'],
  61: ['The Maya 4', 'Thinking', 'Obscuration 2'],
  62: ['The Maya 2', 'Detail', 'Obscuration 1'],
  63: ['Consciousness 1', 'Doubts', 'Dominion 1'],
  64: ['Consciousness 3', 'Confusion', 'Dominion 2'],
}

const COLUMN: Record<AngleCode, 0 | 1 | 2> = { right: 0, juxtaposition: 1, left: 2 }

/** The short English name of a cross and its variation (1–4), null where it has none. */
export function crossNameOf(sunGate: number, angle: AngleCode): { name: string; variation: number | null } {
  const row = NAMES[sunGate]
  if (!row) throw new RangeError(`No gate ${sunGate}`)
  const [, name, variation] = /^(.*?)(?: (\d))?$/.exec(row[COLUMN[angle]])!
  return { name: name!, variation: variation ? Number(variation) : null }
}
