/*
 * Types of the loader's modules for the tests that use them. The loader itself is plain JavaScript, so that it runs on
 * a fresh clone without a build.
 */

declare module '*/parse-city.mjs' {
  export interface City {
    id: number
    name: string
    asciiName: string
    alternates: string[]
    latitude: number
    longitude: number
    feature: string
    country: string
    region: string | null
    population: number
    timezone: string
  }
  export function parseCity(line: string): City
}

declare module '*/read-cities.mjs' {
  import type { City } from '*/parse-city.mjs'
  export function readCities(selection: 'all' | 'few', options?: { corrected?: boolean }): City[]
}

declare module '*/place-prefixes.mjs' {
  export type NameRow = [name: string, standing: number, rank: number]
  export const byName: (a: NameRow, b: NameRow) => number
  export function listPrefixes(names: NameRow[], limits: { namesRead: number; kept: number }): NameRow[]
}

declare module '*/place-tables.mjs' {
  import type { City } from '*/parse-city.mjs'
  export function makePlaceTables(
    cities: City[],
    regions: Record<string, (string | null)[]>,
    placeNameKeys: (name: string) => string[],
    names: { reviewed: Record<string, (string | null)[]>; former: unknown[][] },
  ): Record<string, unknown[][]>
}

declare module '*/place-chunks.mjs' {
  export function placeChunks(tables: Record<string, unknown[][]>, maxBytes: number): { sql: string; json: string }[]
}

declare module '*/transliterate.mjs' {
  export function transliterate(name: string): string[]
  export function latinSpellings(name: string): string[]
}

declare module '*/known-russian-names.mjs' {
  export const knownRussianNames: ReadonlySet<string>
}

declare module '*/russian-name.mjs' {
  interface NamedPlace {
    id: number
    name: string
    asciiName: string
    alternates: string[]
    country: string
  }
  type IsOfBiggerPlace = (candidate: string, place: NamedPlace) => boolean
  export function findNamesOfBiggerPlaces(cities: NamedPlace[], known: ReadonlySet<string>): IsOfBiggerPlace
  export function chooseRussianName(
    place: NamedPlace,
    known: ReadonlySet<string>,
    isOfBiggerPlace?: IsOfBiggerPlace,
  ): string | null
  export function foldRussian(name: string): string
}

declare module '*/zone-history.mjs' {
  export function createZoneHistory(zones: import('../../app/domain/birth/zones/zone-offsets').ZoneTable): {
    isSame(one: string, other: string): boolean
    nameOf(zone: string): string
  }
}
