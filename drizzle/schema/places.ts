import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The gazetteer, written whole by `npm run places:load` (docs/places-and-zones.md) and only read by the workers. Places
 * are ordered by `rank`: 0 is the most populous of the world, every place has its own number.
 */
export const places = sqliteTable(
  'places',
  {
    rank: integer('rank').primaryKey(),
    /** GeoNames id. */
    id: integer('id').notNull(),
    /** As the gazetteer spells it, usually English or local. */
    name: text('name').notNull(),
    /** The same in plain Latin letters; null where that is the same. */
    asciiName: text('ascii_name'),
    nameRu: text('name_ru'),
    /** ISO 3166-1, two letters. */
    countryCode: text('country_code').notNull(),
    /** Code of the state, province or oblast; names in `place_regions`. */
    regionCode: text('region_code'),
    /** Degrees, north and east positive. */
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    timezone: text('timezone').notNull(),
    population: integer('population').notNull(),
    /** GeoNames feature code: PPLC a capital, PPLA the seat of a region, PPLX a part of a city … */
    feature: text('feature').notNull(),
  },
  (table) => [
    index('places_id').on(table.id),
    index('places_zone').on(table.timezone, table.latitude, table.longitude, table.countryCode, table.regionCode),
    index('places_coordinates').on(table.countryCode, table.latitude, table.longitude),
    index('places_region').on(table.countryCode, table.regionCode, table.rank),
  ],
)

/** Names of states, provinces and oblasts by "country.code". */
export const placeRegions = sqliteTable('place_regions', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  nameRu: text('name_ru'),
})

/** Names of regions in both languages in the form of `normalisePlaceName`; WITHOUT ROWID. */
export const placeRegionNames = sqliteTable(
  'place_region_names',
  { name: text('name').notNull(), code: text('code').notNull() },
  (table) => [primaryKey({ columns: [table.name, table.code] })],
)

/**
 * Every spelling of every place in the form of `normalisePlaceName`. `standing` orders places by population, ten times
 * less for spellings that are not shown; smaller comes first. WITHOUT ROWID in the migration: the table is its own
 * index, a prefix is one range of it.
 */
export const placeNames = sqliteTable(
  'place_names',
  { name: text('name').notNull(), standing: integer('standing').notNull(), rank: integer('rank').notNull() },
  (table) => [primaryKey({ columns: [table.name, table.standing, table.rank] })],
)

/**
 * The first places of each prefix that too many names share to be read at search time; WITHOUT ROWID. A prefix that is
 * not here has few names.
 */
export const placePrefixes = sqliteTable(
  'place_prefixes',
  { prefix: text('prefix').notNull(), standing: integer('standing').notNull(), rank: integer('rank').notNull() },
  (table) => [primaryKey({ columns: [table.prefix, table.standing, table.rank] })],
)

/** The edition of the gazetteer and how much of it is loaded; one row. */
export const placeLoads = sqliteTable('place_loads', {
  id: integer('id').primaryKey(),
  edition: text('edition').notNull(),
  /** Statements written so far, out of how many. */
  written: integer('written').notNull(),
  total: integer('total').notNull(),
})
