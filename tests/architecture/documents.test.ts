import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** Folders and files at the top that belong to the project. */
const TOP = ['app', 'docs', 'drizzle', 'migrations', 'patches', 'public', 'scripts', 'tests', 'workers']
const topFiles = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
const paths = new Set([
  ...[...TOP, ...topFiles],
  ...TOP.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
])

const documents = [...paths].filter((path) => path.endsWith('.md')).sort()
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')
const spansOf = (text: string) => [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!)

/** A document may leave out `app/` and `tests/` before a path, and the ending of a test. */
const PREFIXES = ['', 'app/', 'tests/']
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.test.ts', '.spec.ts']
const FIRST = new Set(
  [...paths].flatMap((path) =>
    PREFIXES.filter((prefix) => path.startsWith(prefix)).map((prefix) => path.slice(prefix.length).split('/')[0]),
  ),
)

const SOURCE = /\.(?:[cm]?[jt]sx?|json|css|md|sql|toml|py|bin)$/
/** What a build, an install or a run leaves behind. */
const MADE = /^(?:build|dist|node_modules|\.wrangler|\.cache)\//

/** Whether a word looks like a path of the project: it has a slash, and begins with one of its folders or ends as its files do. */
const looksLikePath = (word: string) =>
  /^[\w@$.()[\]*{},-]+(?:\/[\w@$.()[\]*{},-]+)+$/.test(word) &&
  !MADE.test(word) &&
  (FIRST.has(word.split('/')[0]) || SOURCE.test(word))

const patternOf = (word: string) =>
  word
    .replace(/[.$()[\]]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)

function isThere(word: string, prefixes: string[], endings: string[]): boolean {
  if (prefixes.some((prefix) => endings.some((ending) => paths.has(`${prefix}${word}${ending}`)))) return true
  if (!/[*{]/.test(word)) return false
  const pattern = new RegExp(`^(?:${prefixes.join('|')})${patternOf(word)}$`)
  return [...paths].some((path) => pattern.test(path))
}

const pathsIn = (text: string) =>
  spansOf(text)
    .flatMap((span) => span.split(/\s+/))
    .map((word) => word.replace(/\/$/, '').replace(/:\d+$/, ''))
    .filter(looksLikePath)

test('docs/architecture.md names files that exist, by their whole paths', () => {
  const named = pathsIn(read('docs/architecture.md'))
  expect(named.length).toBeGreaterThan(70)
  expect(named.filter((path) => !isThere(path, [''], ['']))).toEqual([])
})

/** What is wrong in the documents, each with the name of its document. */
const wrongIn = (find: (document: string) => string[]) =>
  documents.flatMap((document) => find(document).map((wrong) => `${document}: ${wrong}`))

test('documents name files that exist', () => {
  expect(wrongIn((document) => pathsIn(read(document)).filter((path) => !isThere(path, PREFIXES, ENDINGS)))).toEqual([])
})

test('a file or a test that documents name without its folder exists', () => {
  const names = new Set([...paths].map((path) => posix.basename(path)))
  const stems = new Set([...names].map((name) => name.replace(/\.tsx?$/, '')))
  const missing = wrongIn((document) => {
    const text = withoutBlocks(read(document))
    const files = spansOf(text).filter((span) => /^[\w.$-]+\.(?:tsx?|mjs|cjs|py)$/.test(span))
    const tests = [...text.matchAll(/\b[\w.-]+\.(?:test|spec)\b(?!\.)/g)].map(([name]) => name)
    return [...files.filter((name) => !names.has(name)), ...tests.filter((name) => !stems.has(name))]
  })
  expect(missing).toEqual([])
})

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function isBroken(document: string, link: string): boolean {
  if (/^(?:https?|mailto):/.test(link)) return false
  const [file = '', anchor] = link.split('#')
  const target = file ? posix.join(posix.dirname(document), file).replace(/\/$/, '') : document
  return !paths.has(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor))
}

test('documents link to files and headings that exist', () => {
  const linksOf = (document: string) =>
    [...withoutBlocks(read(document)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
  expect(wrongIn((document) => linksOf(document).filter((link) => isBroken(document, link)))).toEqual([])
})

const scripts = Object.keys(JSON.parse(read('package.json')).scripts)

/** The names in the first column of the tables of a document. */
const firstColumnOf = (document: string) =>
  read(document)
    .split('\n')
    .flatMap((row) => spansOf(/^\| (`[^|]*) \|/.exec(row)?.[1] ?? ''))

test('docs/commands.md lists the scripts of package.json, each once and no other', () => {
  expect(firstColumnOf('docs/commands.md').toSorted()).toEqual(scripts.toSorted())
})

test('documents name scripts that exist', () => {
  const namedIn = (document: string) =>
    [...read(document).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name]) => name!)
  expect(wrongIn((document) => namedIn(document).filter((name) => !scripts.includes(name)))).toEqual([])
})

test('docs/quality.md defines each quality code that is cited, once', () => {
  const CODE = /\b[CFGS]\d{1,2}\b/g
  const sources = [...paths].filter((path) => /\.(?:tsx?|mjs|cjs|md)$/.test(path) && path !== 'docs/quality.md')
  const cited = new Set(sources.flatMap((path) => read(path).match(CODE) ?? []))
  const defined = [...read('docs/quality.md').matchAll(/^\| ([CFGS]\d{1,2}) \|/gm)].map(([, code]) => code!)
  expect(cited.size).toBeGreaterThan(50)
  expect([...cited].filter((code) => !defined.includes(code))).toEqual([])
  expect(defined).toEqual([...new Set(defined)])
})

test('docs/decisions/README.md lists every decision, by its title', () => {
  const decisions = [...paths].filter((path) => /^docs\/decisions\/\d{4}-.*\.md$/.test(path)).sort()
  const rows = decisions.map((path) => {
    const [, title] = /^# (?:\d+\. )?(.+)$/m.exec(read(path)) ?? []
    return `[${title}](${posix.basename(path)})`
  })
  const listed = [...read('docs/decisions/README.md').matchAll(/^\| \d+ \| (\[.+?\]\(\d{4}-\S+?\)) \|/gm)]
  expect(listed.map(([, row]) => row)).toEqual(rows)
})

test('a document that code, settings or tests name exists', () => {
  const sources = [...paths].filter((path) => /\.(?:tsx?|mjs|cjs|toml|sql)$/.test(path))
  const named = sources.flatMap((path) =>
    [...read(path).matchAll(/\b(?:docs|patches)\/[\w/-]+\.md\b/g)].map(([at]) => at),
  )
  expect([...new Set(named)].filter((path) => !paths.has(path))).toEqual([])
})
