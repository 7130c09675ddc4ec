import { CHANNELS } from '../../app/domain/human-design/terms/channels'
import { AUTHORITIES, CENTERS, DEFINITIONS, PROFILES } from '../../app/domain/human-design/terms/codes'
import { draw, memberId, pick, share } from './crowd-draw'
import { inTongue } from './crowd-members'

// Charts for a crowd, to measure filters with: gates by chance, channels and centers as these give them, the rest drawn. No
// sky ever stood so.

const gateOf = (name: string) =>
  `json_object('planet', 'sun', 'gate', 1 + CAST(${draw(name)} * 64 AS INTEGER), 'line', 1)`
const side = (name: string) => `json_array(${Array.from({ length: 13 }, (_, at) => gateOf(`${name}${at}`)).join(', ')})`
const has = (gate: number) => `instr(users.hd_gates, '"gate":${gate},')`
const COUNTRIES = ['US', 'DE', 'RU', 'GB', 'FR', 'KZ', 'UA', 'ES', 'IT', 'BR', 'PT', 'NO', 'IN', 'JP', 'GE']

const ofCrowd = (set: string) => `UPDATE users SET ${set} FROM ($numbers SELECT i FROM numbers) AS n
  WHERE users.id = ${memberId()}`

const words = (form: 'given' | 'family' | 'lines', name: string) =>
  inTongue((tongue) => pick(tongue[form].searched, draw(name)))

/** Statements over the numbers of members who are there. */
export const CHART_ROWS = [
  ofCrowd(`hd_gates = json_object('conscious', ${side('p')}, 'unconscious', ${side('d')})`),
  ofCrowd(`hd_channels = json_array(), hd_authority = ${pick(AUTHORITIES, draw('authority'))},
    hd_profile = ${pick(PROFILES, draw('profile of chart'))}, hd_definition = ${pick(DEFINITIONS, draw('definition'))},
    chart_detail = ${share(draw('detail'), [
      ["'core'", 30],
      ["'channels'", 10],
      ["'gates'", 60],
    ])}`),
  ofCrowd(
    `hd_channels = (SELECT json_group_array(value) FROM json_each(json_array(${CHANNELS.slice(0, 30)
      .map(({ id, gates: [one, other] }) => `iif(${has(one)} AND ${has(other)}, '${id}', NULL)`)
      .join(', ')})) WHERE value IS NOT NULL)`,
  ),
  ofCrowd(
    `hd_centers = json_object(${CENTERS.map(
      (center) =>
        `'${center}', json(iif(${CHANNELS.filter(({ centers }) => centers.includes(center))
          .map(({ id }) => `instr(users.hd_channels, '"${id}"')`)
          .join(' OR ')}, 'true', 'false'))`,
    ).join(', ')})`,
  ),
  `INSERT OR REPLACE INTO directory_texts (entry_id, title, body, country) $numbers SELECT search_entries.id,
      (${words('given', 'given')}) || ' ' || (${words('family', 'family')}) || ' crowd_' || i, ${words('lines', 'bio')},
      ${pick(COUNTRIES, draw('country'))}
    FROM numbers CROSS JOIN search_entries ON kind = 'member' AND ref_id = ${memberId()}`,
]
