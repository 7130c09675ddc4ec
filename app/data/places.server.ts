import { eq } from 'drizzle-orm'
import type { Database } from '../../drizzle/client'
import { places } from '../../drizzle/schema/places'

/** A place of the gazetteer by its GeoNames id; null for none. */
export async function findPlaceById(db: Database, id: number) {
  const [place] = await db
    .select({
      id: places.id,
      name: places.name,
      nameRu: places.nameRu,
      countryCode: places.countryCode,
      timezone: places.timezone,
    })
    .from(places)
    .where(eq(places.id, id))
    .limit(1)
  return place ?? null
}
