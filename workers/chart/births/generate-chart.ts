import { buildChart } from '~/domain/human-design/chart/build-chart'
import type { Activation, Chart } from '~/domain/human-design/chart/chart'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import type { ChartRequest } from '~/domain/human-design/service/chart-request.schema'
import type { ChartData, ChartParts } from '~/domain/human-design/service/chart-service.schema'
import type { CenterCode } from '~/domain/human-design/terms/codes'
import { TYPE_TRAITS } from '~/domain/human-design/terms/strategy'
import type { Engine } from '../engine'
import {
  AUTHORITY_NAMES,
  DEFINITION_NAMES,
  fullCrossName,
  NOT_SELF_NAMES,
  SIGNATURE_NAMES,
  STRATEGY_NAMES,
  TYPE_NAMES,
} from '../english-names'
import { computeBirthLongitudes } from '../ephemeris/ephemeris'
import { refuseFields } from '../refuse'
import { findMoment, toOtherClock, withLocalClocks } from './birth-moment'
import { locatePlace } from './locate-birth'

/** The chart of a birth. Throws `RefusedError` if place or time are ambiguous or invalid. */
export async function generateChart(request: ChartRequest, engine: Engine): Promise<ChartData> {
  const location = await locatePlace(request, engine)
  if (!location) throw refuseFields({ birth_city: 'city.required' })
  const moment = findMoment(request, location, await withLocalClocks(request, location, engine))
  const { designUtcMs, personality, design } = computeBirthLongitudes(engine.ephemeris, moment.utcMs)
  const chart = buildChart(personality, design)
  const traits = TYPE_TRAITS[chart.type]
  return {
    location: { ...location, city: request.birth_city, country: request.birth_country },
    type: TYPE_NAMES[chart.type],
    authority: AUTHORITY_NAMES[chart.authority],
    profile: chart.profile,
    definition: DEFINITION_NAMES[chart.definition],
    incarnationCross: fullCrossName(chart.cross),
    centers: toBooleans(chart.centers),
    gates: {
      conscious: chart.activations.personality.map(toGate),
      unconscious: chart.activations.design.map(toGate),
    },

    ...toChartParts(chart),
    strategy: STRATEGY_NAMES[traits.strategy],
    signature: SIGNATURE_NAMES[traits.signature],
    notSelf: NOT_SELF_NAMES[traits.notSelf],

    birthUtc: new Date(moment.utcMs).toISOString(),
    designUtc: new Date(designUtcMs).toISOString(),
    timezone: location.timezone,
    utcOffsetSeconds: moment.offsetSeconds,
    localMeanTime: moment.kind === 'local_mean_time',
    mayBeOldStyle: moment.notes.includes('old_style_calendar'),
    otherClock: toOtherClock(moment),
    timeAccuracy: request.time_accuracy,
    engineVersion: ENGINE_VERSION,
    zoneTableVersion: engine.zones.version,
    node: 'true',
  }
}

const toGate = ({ body, gate, line }: Activation) => ({ planet: body, gate, line })

function toBooleans(states: ChartData['centerStates']): Record<CenterCode, boolean> {
  const isDefined = (center: CenterCode) => states[center] === 'defined'
  return {
    head: isDefined('head'),
    ajna: isDefined('ajna'),
    throat: isDefined('throat'),
    g: isDefined('g'),
    heart: isDefined('heart'),
    spleen: isDefined('spleen'),
    sacral: isDefined('sacral'),
    solar_plexus: isDefined('solar_plexus'),
    root: isDefined('root'),
  }
}

/** A chart in the format of all responses. */
export const toChartParts = (chart: Chart): ChartParts => ({
  codes: {
    type: chart.type,
    authority: chart.authority,
    profile: chart.profile,
    definition: chart.definition,
    cross: chart.cross,
    ...TYPE_TRAITS[chart.type],
  },
  centerStates: chart.centers,
  channels: chart.channels,
  activeGates: chart.gates,
  activations: chart.activations,
  variables: chart.variables,
})
