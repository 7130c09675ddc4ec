import { env, exports } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import docs from '../../docs/browsers.md?raw'

/** What the oldest supported browsers lack (docs/browsers.md): only where @supports has asked for it. */
const GUARDED: { name: string; used: RegExp }[] = [
  { name: 'light-dark()', used: /light-dark\(/ },
  { name: 'color-mix()', used: /color-mix\(/ },
  { name: 'oklch()', used: /okl(?:ch|ab)\(/ },
  { name: 'lab()', used: /\bl(?:ch|ab)\(/ },
  { name: 'subgrid', used: /:subgrid\b/ },
  { name: '@starting-style', used: /@starting-style/ },
  { name: 'interpolate-size', used: /interpolate-size:|calc-size\(/ },
  { name: 'anchor()', used: /anchor\(|anchor-name:|position-anchor:/ },
  { name: 'animation-timeline', used: /[{;]animation-timeline:/ },
  { name: 'animation-composition', used: /animation-composition:/ },
  { name: 'linear()', used: /[:,\s]linear\(/ },
  { name: 'round()', used: /[:,\s(](?:round|mod|rem)\(/ },
  { name: 'scripting', used: /\(scripting:/ },
  { name: ':nth-child(… of …)', used: /:nth-(?:last-)?child\([^)]*\bof\b/ },
]

/** What they go without, or have a fallback for in scripts. */
const HARMLESS: { name: string; used: RegExp }[] = [
  { name: 'field-sizing', used: /[{;]field-sizing:/ },
  { name: 'text-wrap', used: /[{;]text-wrap:/ },
  { name: 'hyphens', used: /[{;]hyphens:/ },
  { name: 'hyphenate-limit-chars', used: /hyphenate-limit-chars:/ },
  { name: 'content-visibility', used: /content-visibility:/ },
  { name: 'contain-intrinsic-size', used: /contain-intrinsic-size:/ },
  { name: 'scrollbar-gutter', used: /scrollbar-gutter:/ },
  { name: 'scrollbar-width', used: /scrollbar-width:/ },
  { name: 'overflow-anchor', used: /overflow-anchor:/ },
  { name: 'ascent-override', used: /ascent-override:/ },
  { name: '@page', used: /@page/ },
]

let css = ''

beforeAll(async () => {
  const page = await exports.default.fetch(new Request('http://localhost/login'))
  const [, path = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.text()) ?? []
  css = await (await env.ASSETS.fetch(`http://localhost${path}`)).text()
})

/** The style sheet without the blocks of @supports that ask for a feature. */
function withoutSupports(feature: RegExp): string {
  let rest = ''
  let end = 0
  for (const { 0: opening, 1: condition = '', index } of css.matchAll(/@supports([^{]*)\{/g)) {
    if (index < end || !feature.test(`{${condition.replace(/^[\s(]+/, '')}`)) continue
    rest += css.slice(end, index)
    end = index + opening.length
    for (let depth = 1; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
  }
  return rest + css.slice(end)
}

test('the style sheet is the one of the build', () => {
  expect(css.length).toBeGreaterThan(50_000)
  expect(css).toContain('@supports')
})

test.each(GUARDED)('$name stands only where the browser has it', ({ name, used }) => {
  const rest = withoutSupports(used)
  const at = rest.search(used)
  expect(at < 0 ? '' : rest.slice(Math.max(0, at - 100), at + 50)).toBe('')
  expect(docs).toContain(`\`${name}\``)
})

test.each(HARMLESS)('$name is in use, and docs/browsers.md says what happens without it', ({ name, used }) => {
  expect(css).toMatch(used)
  expect(docs).toContain(`\`${name}\``)
})

test('no rule asks what the whole page contains, which would restyle all of it after each change', () => {
  expect(css).toContain(':has(')
  expect(css.match(/(?:^|[\s,{}(:>*]):root:has\(|\b(?:html|body)[^\s,{}>+~]*:has\(|[{},]:has\(/g)).toBeNull()
})
