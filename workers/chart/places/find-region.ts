/**
 * How far a place may be away, in degrees of latitude; of longitude twice as far. The near ones nearly always suffice: the wide
 * search reads every place around.
 */
const reaches = [0.3, 3]

/** The nearest place of a zone. Parameters: zone, latitude, longitude, how far, a degree of longitude in those of latitude. */
export const nearestRegionQuery = `
  SELECT country_code || '.' || region_code AS region FROM places
  WHERE timezone = ?1 AND latitude BETWEEN ?2 - ?4 AND ?2 + ?4 AND longitude BETWEEN ?3 - 2 * ?4 AND ?3 + 2 * ?4
  ORDER BY (latitude - ?2) * (latitude - ?2) + (longitude - ?3) * (longitude - ?3) * ?5 * ?5
  LIMIT 1`

/** The region ("RU.88") of coordinates: that of the nearest place which has their zone; null where none is near. */
export async function findRegion(
  db: D1Database,
  { zone, latitude, longitude }: { zone: string; latitude: number; longitude: number },
): Promise<string | null> {
  const degree = Math.cos((latitude * Math.PI) / 180)
  for (const reach of reaches) {
    const statement = db.prepare(nearestRegionQuery).bind(zone, latitude, longitude, reach, degree)
    const row = await statement.first<{ region: string | null }>()
    if (row) return row.region
  }
  return null
}
