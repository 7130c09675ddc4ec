import type { Chart } from '../human-design/chart/chart'
import { channelsOfGate } from '../human-design/terms/channels'
import { CENTERS, type CenterCode, type CenterState } from '../human-design/terms/codes'

/** What lessons and questions look at in a chart. */
export type LearnerChart = Pick<
  Chart,
  'type' | 'authority' | 'profile' | 'definition' | 'centers' | 'channels' | 'gates'
>

/** The centers in this state, Head to Root. */
export const centersThatAre = ({ centers }: LearnerChart, ...states: CenterState[]): CenterCode[] =>
  CENTERS.filter((center) => states.includes(centers[center]))

/** Active gates of which no channel is whole. */
export const hangingGates = ({ gates, channels }: LearnerChart): number[] =>
  gates.filter((gate) => channelsOfGate(gate).every(({ id }) => !channels.includes(id)))
