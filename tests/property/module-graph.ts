import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const APP = fileURLToPath(new URL('../../app', import.meta.url))

const IMPORT = /^(?:import|export) (?!type )[^;]*?from '((?:~|\.)[^']*)'|^import '((?:~|\.)[^']*)'/gm
export const DYNAMIC_IMPORT = /\bimport\('((?:~|\.)[^']*)'\)/g
const USE_T = /\buseT\('([\w-]+)'\)/g
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The file that a module means by a relative or `~` import. */
export function resolveImport(from: string, name: string): string {
  const path = (name.startsWith('~/') ? join(APP, name.slice(2)) : resolve(dirname(from), name)).replace(/\?\w+$/, '')
  const file = ENDINGS.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile())
  if (!file) throw new Error(`${relative(APP, from)} imports ${name}, which was not found`)
  return file
}

type Module = { text: string; imports: string[]; dynamicImports: string[]; namespaces: string[] }

const read = new Map<string, Module>()
export function readModule(file: string): Module {
  let found = read.get(file)
  if (!found) {
    const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : ''
    const all = (pattern: RegExp) =>
      [...text.matchAll(pattern)]
        .map(([, name, bare]) => name ?? bare ?? '')
        .filter((name) => !name.endsWith('.server'))
        .map((name) => resolveImport(file, name))
    found = {
      text,
      imports: all(IMPORT),
      dynamicImports: all(DYNAMIC_IMPORT),
      namespaces: [...text.matchAll(USE_T)].map(([, namespace]) => namespace!),
    }
    read.set(file, found)
  }
  return found
}

/** A file of the pages and all that it imports statically, one from the other, but for what only the server has. */
export function modulesOf(entry: string): Set<string> {
  const seen = new Set<string>([entry])
  for (const file of seen) for (const next of readModule(file).imports) seen.add(next)
  return seen
}
