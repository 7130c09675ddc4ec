import { expect, it } from 'vitest'
import { placeChunks } from './place-chunks.mjs'

it('cuts rows into parameters that keep the limit in bytes, Cyrillic included, and loses none', () => {
  const rows = Array.from({ length: 100 }, (_, rank) => [`Новгород ${rank}`, rank])
  const chunks = placeChunks({ place_names: rows }, 300)
  expect(chunks.length).toBeGreaterThan(5)
  for (const { json } of chunks) expect(Buffer.byteLength(json)).toBeLessThanOrEqual(300)
  expect(chunks.flatMap(({ json }) => JSON.parse(json))).toEqual(rows)
})

it('unpacks as many columns as a row has', () => {
  const [chunk] = placeChunks({ place_regions: [['RU.51', "Nizhny's", null]] }, 1000)
  expect(chunk).toEqual({
    sql: 'INSERT OR REPLACE INTO place_regions SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)',
    json: '[["RU.51","Nizhny\'s",null]]',
  })
})
