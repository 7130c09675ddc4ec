import type { BodyCode, CenterCode } from '~/domain/human-design/terms/codes'
import type { ReasonId } from '~/domain/human-design/transit/guidance-facts'

/** Why the guidance says a sentence: the facts of the sky and the chart behind it. */
export const guidanceReasons = {
  'type.generator': 'Because you’re a Generator.',
  'type.manifesting_generator': 'Because you’re a Manifesting Generator.',
  'type.manifestor': 'Because you’re a Manifestor.',
  'type.projector': 'Because you’re a Projector.',
  'type.reflector': 'Because you’re a Reflector.',
  'authority.emotional': 'Because your Solar Plexus is defined, your authority is Emotional.',
  'authority.sacral': 'Because your Sacral is defined and your Solar Plexus isn’t, your authority is Sacral.',
  'authority.splenic':
    'Because your Spleen is defined and neither your Solar Plexus nor your Sacral is, your authority is Splenic.',
  'authority.ego_manifested':
    'Because you’re a Manifestor with a defined Heart, and neither your Solar Plexus nor your Spleen is defined, your authority is Ego Manifested.',
  'authority.ego_projected':
    'Because you’re a Projector with a defined Heart, and neither your Solar Plexus nor your Spleen is defined, your authority is Ego Projected.',
  'authority.self_projected': 'Because your G Center is connected to your Throat, your authority is Self-Projected.',
  'authority.mental': 'Because nothing below the Throat is defined in your chart, your authority is Mental.',
  'authority.lunar': 'Because none of your centers is defined, your authority is Lunar.',

  // Bodies and centers, as a sentence names them
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

  'center.head': 'Head Center',
  'center.ajna': 'Ajna',
  'center.throat': 'Throat Center',
  'center.g': 'G Center',
  'center.heart': 'Heart Center',
  'center.spleen': 'Spleen',
  'center.sacral': 'Sacral',
  'center.solar_plexus': 'Solar Plexus',
  'center.root': 'Root',

  completes:
    'Because you have gate {{natalGate}} and {{body}} is in gate {{transitGate}}: together they form channel {{channel}}.',
  sun_stands:
    'Because the Sun is in gate {{gate}}, line {{line}}, and none of the faster planets completes one of your channels.',
  conditions: 'Because your {{center}} isn’t defined and its gates are visited today by {{bodies}}.',
  lends: 'Because your {{center}} isn’t defined in your chart but is for now, through {{channels}}.',
  stays_open: 'Because your {{center}} isn’t defined, and there are no planets in its gates today.',
  all_defined: 'Because every center in your chart is defined, so none of them is open to the sky.',
  bridges: 'Because the sky connects separate parts of your chart through {{channels}}, with the help of {{bodies}}.',
  moon_stands: 'Because the Moon is in gate {{gate}}, line {{line}}, at noon your time.',
  'phase.new_moon': 'Because the Moon meets the Sun today.',
  'phase.first_quarter': 'Because the Moon has moved a quarter of the way round from the Sun.',
  'phase.full_moon': 'Because the Moon is opposite the Sun today.',
  'phase.last_quarter': 'Because the Moon has moved three quarters of the way round from the Sun.',
} satisfies Record<ReasonId | `body.${BodyCode}` | `center.${CenterCode}`, string>
