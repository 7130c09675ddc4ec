import lookUpZone from '@photostructure/tz-lookup'

/**
 * The time zone at a point, for places entered by hand; null outside ±90° and ±180°. The map is coarse: near a border
 * it can name the neighbour (98 % of the gazetteer's cities get their own zone), so the member may choose another. On
 * the open sea it is a whole-hour zone such as "Etc/GMT+3".
 */
export function zoneOfCoordinates(latitudeDegrees: number, longitudeDegrees: number): string | null {
  // Written so that NaN is refused too.
  if (!(Math.abs(latitudeDegrees) <= 90 && Math.abs(longitudeDegrees) <= 180)) return null
  return lookUpZone(latitudeDegrees, longitudeDegrees)
}
