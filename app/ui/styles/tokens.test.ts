import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokensIn = (sheet: string) =>
  new Map(
    [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
      name!,
      { light: light!, dark: dark! },
    ]),
  )
const tokens = tokensIn(css)
/** Those of a system that asks for more contrast. */
const loud = new Map([...tokens, ...tokensIn(readFileSync(new URL('./contrast.css', import.meta.url), 'utf8'))])

/** WCAG 2.2 relative luminance of an sRGB colour, 0–1. */
function luminance(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(front: string, back: string, theme: Theme, colours = tokens) {
  const colour = (name: string) => {
    const pair = colours.get(name)
    if (!pair) throw new Error(`No token --${name}`)
    return luminance(pair[theme])
  }
  const [high, low] = [colour(front), colour(back)].sort((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

const GROUNDS = ['ground', 'surface', 'sunken']
const TYPES = ['generator', 'manifesting-generator', 'manifestor', 'projector', 'reflector']
const TEXTS = [
  'ink',
  'muted',
  'faint',
  'accent',
  'accent-strong',
  'danger',
  'warn',
  'ok',
  'personality',
  'design',
  'person-a',
  'person-b',
  'transit',
  ...TYPES,
]

const PAIRS: [string, string][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ...['ink', 'muted', 'accent'].map((text): [string, string] => [text, 'accent-soft']),
  ...['accent', 'accent-strong', 'danger', 'danger-strong'].map((fill): [string, string] => ['accent-ink', fill]),
  ['ground', 'ink'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['warn', 'warn-soft'],
  ['ink', 'warn-soft'],
  ['ok', 'ok-soft'],
  ['ink', 'ok-soft'],
  // Gate numbers: on centers, and on the disc of an active gate.
  ['center-yellow-ink', 'center-yellow'],
  ...['green', 'brown', 'red'].map((name): [string, string] => ['center-ink', `center-${name}`]),
  ['ground', 'personality'],
  ['ground', 'design'],
  ...['a', 'b'].flatMap((person): [string, string][] => [
    ['ground', `person-${person}`],
    [`person-${person}`, `person-${person}-soft`],
    ['ink', `person-${person}-soft`],
  ]),
]

describe.each<Theme>(['light', 'dark'])('%s', (theme) => {
  test.each(PAIRS)('%s on %s is readable (AA, 4.5:1)', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['line-control', 'surface'],
    ['line-control', 'ground'],
    ['accent', 'ground'],
    ['accent', 'surface'],
    ['personality', 'channel'],
    ['design', 'channel'],
    ['person-a', 'channel'],
    ['person-b', 'channel'],
  ])('%s on %s can be told apart (3:1)', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

test('the ratio of black on white is the textbook 21', () => {
  expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21, 5)
})

test('every colour has a light and a dark value', () => {
  const named = [...css.matchAll(/--([\w-]+): light-dark\(/g)].map(([, name]) => name)
  expect([...tokens.keys()]).toEqual(named)
})

test.each<Theme>(['light', 'dark'])(
  'with more contrast asked for, every text keeps 7:1 and every line 4.5:1: %s',
  (theme) => {
    for (const back of ['ground', 'surface', 'sunken']) {
      for (const text of ['ink', 'muted', 'faint', 'accent', 'personality', 'design']) {
        expect(contrast(text, back, theme, loud), `${text} on ${back}`).toBeGreaterThanOrEqual(7)
      }
      for (const line of ['line', 'line-strong', 'line-control', 'channel-edge', 'center-open-edge']) {
        expect(contrast(line, back, theme, loud), `${line} on ${back}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)
