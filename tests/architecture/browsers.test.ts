import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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

/** Newer than the oldest supported browser: how it looks in code, and the files that hold its fallback. */
const NEWER: { name: string; pattern: RegExp; files?: RegExp }[] = [
  { name: 'URL.canParse', pattern: /URL\.canParse\(/ },
  { name: 'URL.parse', pattern: /\bURL\.parse\(/ },
  // Loaders and actions run on the server only.
  { name: 'Response.json', pattern: /\bResponse\.json\(/, files: /^app\/routes\// },
  { name: 'imageOrientation', pattern: /imageOrientation/, files: /^app\/platform\/open-picture\.ts$/ },
  { name: 'requestIdleCallback', pattern: /requestIdleCallback\(/, files: /^app\/features\/shell\/live-frame\.tsx$/ },
  {
    name: 'field-sizing',
    pattern: /field-sizing/,
    files: /^app\/(ui\/growing-field|features\/settings\/bio-field)\.tsx$/,
  },
  { name: 'toSorted', pattern: /\.toSorted\(/ },
  { name: 'toReversed', pattern: /\.toReversed\(/ },
  { name: 'toSpliced', pattern: /\.toSpliced\(/ },
  { name: 'with', pattern: /\w\.with\(/ },
  { name: 'AbortSignal.any', pattern: /AbortSignal\.any\(/ },
  { name: 'checkVisibility', pattern: /\.checkVisibility\(/ },
  { name: 'startViewTransition', pattern: /startViewTransition\(/ },
  { name: 'scrollend', pattern: /scrollend/i },
  { name: 'popover', pattern: /\bpopover(?:Target)?=|showPopover\(|:popover-open/ },
  { name: 'closedby', pattern: /closedby/i },
  { name: 'navigation', pattern: /window\.navigation\b/ },
  { name: 'scheduler', pattern: /\bscheduler\.(?:yield|postTask)\(/ },
  { name: '@starting-style', pattern: /@starting-style|\bstarting:[a-z[]/ },
  { name: 'interpolate-size', pattern: /interpolate-size/ },
  { name: 'anchor()', pattern: /anchor-name|position-anchor|[\s:[]anchor\(/ },
  { name: 'oklch()', pattern: /\bokl(?:ch|ab)\(/ },
  { name: 'lab()', pattern: /\bl(?:ch|ab)\(/ },
  // The build lowers it in tokens.css; a style in a script isn't built.
  { name: 'light-dark()', pattern: /light-dark\(/, files: /^app\/ui\/(tokens\.css|card-drawing\/card-colors\.ts)$/ },
]

test.each(NEWER)('client code has no $name without its fallback', ({ name, pattern, files }) => {
  const found = CLIENT.filter(({ path, text }) => pattern.test(text) && !files?.test(path)).map(({ path }) => path)
  expect(found).toEqual([])
  expect(docs).toContain(`\`${name}\``)
})

test('the files a fallback is said to be in have it', () => {
  for (const { pattern, files } of NEWER)
    if (files) expect(CLIENT.some(({ path, text }) => files.test(path) && pattern.test(text))).toBe(true)
})

test('the build compiles down to the browsers of docs/browsers.md', () => {
  const versions = [...docs.matchAll(/^\| (Safari|Firefox|Chrome)[^|]*\| ([\d.]+) \|/gm)].map(
    ([, name, version]) => `${name!.toLowerCase()}${version}`,
  )
  const [, list = ''] = /const BROWSERS = \[([^\]]+)\]/.exec(read('remix.config.ts')) ?? []
  const targets = [...list.matchAll(/'([a-z]+[\d.]+)'/g)].map(([, target]) => target!)
  expect(versions).toHaveLength(3)
  expect(targets.filter((target) => !/^(?:edge|ios)/.test(target)).toSorted()).toEqual(versions.toSorted())
})

test('what the lint lets pass as harmless is named in docs/browsers.md, or prefixed by the build', () => {
  const { allowProperties } = JSON.parse(read('tests/architecture/lint.json')).linter.rules.nursery.useBaseline.options
  const prefixed = ['print-color-adjust', 'user-select']
  // Of these every browser of the list has the part that is used.
  const partly = ['page', 'paint-order']
  for (const name of allowProperties.filter((each: string) => ![...prefixed, ...partly].includes(each)))
    expect(docs).toContain(`\`${name}\``)
})
