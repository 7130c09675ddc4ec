import type { BodyCode, CenterCode } from '~/domain/human-design/codes'
import type { ReasonId } from '~/domain/human-design/transit/guidance-facts'

/** Why a sentence of the guidance is said: the facts of the sky and the chart that stand behind it. */
export const guidanceReasons = {
  'type.generator': 'Because you are a Generator.',
  'type.manifesting_generator': 'Because you are a Manifesting Generator.',
  'type.manifestor': 'Because you are a Manifestor.',
  'type.projector': 'Because you are a Projector.',
  'type.reflector': 'Because you are a Reflector.',
  'authority.emotional': 'Because your Solar Plexus is defined: your authority is Emotional.',
  'authority.sacral': 'Because your Sacral is defined and your Solar Plexus is not: your authority is Sacral.',
  'authority.splenic':
    'Because your Spleen is defined, and neither Solar Plexus nor Sacral is: your authority is Splenic.',
  'authority.ego_manifested':
    'Because you are a Manifestor whose Heart decides, as Solar Plexus and Spleen are not defined: your authority is Ego Manifested.',
  'authority.ego_projected':
    'Because you are a Projector whose Heart decides, as Solar Plexus and Spleen are not defined: your authority is Ego Projected.',
  'authority.self_projected': 'Because your G Center is joined to the Throat: your authority is Self-Projected.',
  'authority.mental': 'Because nothing below the Throat is defined in your chart: your authority is Mental.',
  'authority.lunar': 'Because none of your centers is defined: your authority is Lunar.',

  // Who stands somewhere, as a sentence names them
  'body.sun': 'the Sun',
  'body.earth': 'the Earth',
  'body.north_node': 'the North Node',
  'body.south_node': 'the South Node',
  'body.moon': 'the Moon',
  'body.mercury': 'Mercury',
  'body.venus': 'Venus',
  'body.mars': 'Mars',
  'body.jupiter': 'Jupiter',
  'body.saturn': 'Saturn',
  'body.uranus': 'Uranus',
  'body.neptune': 'Neptune',
  'body.pluto': 'Pluto',

  'center.head': 'Head center',
  'center.ajna': 'Ajna',
  'center.throat': 'Throat center',
  'center.g': 'G Center',
  'center.heart': 'Heart center',
  'center.spleen': 'Spleen',
  'center.sacral': 'Sacral',
  'center.solar_plexus': 'Solar Plexus',
  'center.root': 'Root',

  completes:
    'Because {{body}} stands in gate {{transitGate}} and you carry gate {{natalGate}}: together they are channel {{channel}}.',
  sun_stands: 'Because the Sun stands in gate {{gate}}, line {{line}}, and no fast body completes a channel of yours.',
  conditions: 'Because your {{center}} is not defined, and in its gates today: {{bodies}}.',
  lends: 'Because your {{center}} is not defined by itself and is so for the time being, by {{channels}}.',
  stays_open: 'Because your {{center}} is not defined, and no body stands in its gates today.',
  all_defined: 'Because every center of your chart is defined: here the sky conditions none.',
  bridges: 'Because the sky joins the parts of your definition by {{channels}}; there: {{bodies}}.',
  moon_stands: 'Because the Moon stands in gate {{gate}}, line {{line}}, at your noon.',
  'phase.new_moon': 'Because the Moon meets the Sun today.',
  'phase.first_quarter': 'Because the Moon is a quarter of the way around from the Sun today.',
  'phase.full_moon': 'Because the Moon stands opposite the Sun today.',
  'phase.last_quarter': 'Because the Moon is three quarters of the way around from the Sun today.',
} satisfies Record<ReasonId | `body.${BodyCode}` | `center.${CenterCode}`, string>
