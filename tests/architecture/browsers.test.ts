import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BROWSERS } from '../../scripts/pages/browsers'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const docs = read('docs/browsers.md')

/** What a browser runs: pages and the code they share with the server, the early-input script, the service worker. */
const CLIENT = ['app', 'workers/browser']
  .flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((path) => /\.(tsx?|js|css)$/.test(path) && !/\.server\.|\.(test|fixture)\.tsx?$|^app\/data\//.test(path))
  .map((path) => ({ path, text: read(path) }))

/** The names in the first column of a table of docs/browsers.md. */
const namesUnder = (heading: string) => {
  const [, section = ''] = new RegExp(`\n### ${heading}\n([^#]+)`).exec(docs) ?? []
  return [...section.matchAll(/^\| (`[^|]+`)[^|]*\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  )
}

/** Newer than the oldest supported browser: how it looks in code, and the files that hold its fallback. */
const NEWER: { name: string; pattern: RegExp; files?: RegExp }[] = [
  { name: 'URL.canParse', pattern: /\bcanParse\b/, files: /^app\/domain\/text\/parse-url\.ts$/ },
  { name: 'URL.parse', pattern: /\bURL\.parse\b/ },
  // Loaders and actions run on the server only; their files have a test of their own below.
  {
    name: 'Response.json',
    pattern: /\bResponse\.json\b/,
    files: /^app\/(?:routes\/|platform\/client\/unreachable\.ts$)/,
  },
  { name: 'imageOrientation', pattern: /imageOrientation/, files: /^app\/platform\/pictures\/shrink-picture\.ts$/ },
  { name: 'requestIdleCallback', pattern: /requestIdleCallback/, files: /^app\/features\/shell\/app-shell\.tsx$/ },
  { name: 'toSorted', pattern: /\btoSorted\b/ },
  { name: 'toReversed', pattern: /\btoReversed\b/ },
  { name: 'toSpliced', pattern: /\btoSpliced\b/ },
  { name: 'with', pattern: /\.with\(/ },
  { name: 'AbortSignal.any', pattern: /\bAbortSignal\.any\b/ },
  { name: 'checkVisibility', pattern: /\bcheckVisibility\b/ },
  { name: 'startViewTransition', pattern: /\bstartViewTransition\b/ },
  { name: 'scrollend', pattern: /scrollend/i },
  { name: 'popover', pattern: /popover/i },
  { name: 'closedby', pattern: /closedby/i },
  {
    name: 'navigation',
    pattern: /\b(?:window|self|globalThis)\.navigation\b|\bnavigation\.(?:navigate|traverseTo|addEventListener)\b/,
    files: /^app\/platform\/client\/lazy-module\.ts$/,
  },
  { name: 'scheduler', pattern: /\bscheduler\??\.(?:yield|postTask)\b|\b(?:window|self|globalThis)\.scheduler\b/ },
]

test.each(NEWER)('client code has no $name without its fallback', ({ pattern, files }) => {
  const found = CLIENT.filter(({ path, text }) => pattern.test(text) && !files?.test(path)).map(({ path }) => path)
  expect(found).toEqual([])
})

test('the files a fallback is said to be in have it', () => {
  for (const { pattern, files } of NEWER)
    if (files) expect(CLIENT.some(({ path, text }) => files.test(path) && pattern.test(text))).toBe(true)
})

test('these are the names of docs/browsers.md', () => {
  expect(NEWER.map(({ name }) => name).toSorted()).toEqual(namesUnder('In scripts and markup').toSorted())
})

test('what routes do in browsers has no Response.json either', () => {
  const found = CLIENT.filter(({ path }) => path.startsWith('app/routes/')).filter(({ text }) =>
    text
      .split(/^export /m)
      .some((part) => /^\S.*\bclient(?:Loader|Action)\b/.test(part) && part.includes('Response.json')),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('colours in scripts, which are not built, are those of every browser', () => {
  // It reads the tokens, and takes the light value.
  const allowed = 'app/ui/card-drawing/card-colors.ts'
  const found = CLIENT.filter(
    ({ path, text }) => /\.tsx?$/.test(path) && path !== allowed && /\b(?:light-dark|(?:ok)?l(?:ch|ab))\(/.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('schemas are made by the zod that is set up for the content security policy', () => {
  const found = CLIENT.filter(
    ({ path, text }) => /from 'zod\/(?!mini')/.test(text) && !/^app\/platform\/client\/zod(-mini)?\.ts$/.test(path),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('the build compiles down to the browsers of docs/browsers.md', () => {
  const ENGINES: Record<string, string[]> = {
    Safari: ['safari', 'ios'],
    Firefox: ['firefox'],
    Chrome: ['chrome', 'edge'],
  }
  const targets = [...docs.matchAll(/^\| (Safari|Firefox|Chrome)[^|]*\| ([\d.]+) \|/gm)].flatMap(([, name, version]) =>
    ENGINES[name!]!.map((engine) => engine + version),
  )
  expect(BROWSERS.toSorted()).toEqual(targets.toSorted())
  const config = read('remix.config.ts')
  expect(config).toContain("target: isSsrBuild ? 'es2022' : BROWSERS")
  expect(config).toContain('cssTarget: BROWSERS')
  expect(config).toContain("cssMinify: 'lightningcss'")
  expect(read('scripts/pages/browser-worker.ts')).toContain('target: BROWSERS')
})

test('what the lint lets pass as harmless is named in docs/browsers.md, or prefixed by the build', () => {
  const { allowProperties } = JSON.parse(read('tests/architecture/lint.json')).linter.rules.nursery.useBaseline.options
  const prefixed = ['print-color-adjust', 'user-select']
  // Of these every browser of the list has the part that is used.
  const partly = ['page', 'paint-order']
  for (const name of allowProperties.filter((each: string) => ![...prefixed, ...partly].includes(each)))
    expect(docs).toContain(`\`${name}\``)
})
