/**
 * Places whose zone is set by hand, by GeoNames id. Otherwise a place keeps its zone where its outline has the same hours; takes the
 * outline's zone where that is one of its own country; and keeps its zone where its point lies across a border or at sea.
 * @type {Record<number, { zone: string, reason: string }>}
 */
export const zoneExceptions = {
  146268: {
    zone: 'Asia/Nicosia',
    reason: 'the point of Nicosia lies a few streets north of the line, the city is meant',
  },
  2461874: { zone: 'Africa/El_Aaiun', reason: 'Smara lies in Western Sahara, which went by UTC−1 until 1976' },
  9645313: { zone: 'Africa/El_Aaiun', reason: 'Guelta Zemmur, as Smara' },
  2463161: { zone: 'Africa/El_Aaiun', reason: 'Aousserd, as Smara' },
  11071896: { zone: 'Africa/El_Aaiun', reason: 'Imlili, as Smara' },
  7303419: { zone: 'Asia/Jerusalem', reason: 'East Jerusalem has kept the city’s time since 1967' },
  6945291: { zone: 'Asia/Jerusalem', reason: 'the Old City of Jerusalem, as East Jerusalem' },
  284572: { zone: 'Asia/Jerusalem', reason: 'Atarot is a part of Jerusalem' },
  7890353: { zone: 'Asia/Jerusalem', reason: 'Khallat an Nu‘man lies within the bounds of Jerusalem' },
  171200: { zone: 'Asia/Jerusalem', reason: 'Buq‘ata on the Golan has kept Israeli time since 1967' },
}
