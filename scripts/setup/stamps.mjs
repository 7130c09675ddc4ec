import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from './project.mjs'

const isInput = (name) => !/\.test\.tsx?$/.test(name)

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesUnder(`${path}/${entry.name}`)
    else if (isInput(entry.name)) yield `${path}/${entry.name}`
  }
}

/** One hash over the names and contents of all files at the given places in the project; tests do not count. */
export function hashOf(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    const path = inProject(place)
    if (!existsSync(path)) continue
    for (const file of filesUnder(path)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('base64url')
}

/** What a stamp file says; an empty object when there is none or it was cut off while being written. */
export function readStamps(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Adds to a stamp file in one move, so that a crash leaves the old one. */
export function writeStamps(file, stamps) {
  mkdirSync(dirname(file), { recursive: true })
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${JSON.stringify({ ...readStamps(file), ...stamps }, null, 2)}\n`)
  renameSync(next, file)
}
