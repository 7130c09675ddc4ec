import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { EARLY_INPUT } from './first-script'

test('the part for early input is at most 1 kB compressed, and nothing in it ends its element', () => {
  expect(EARLY_INPUT).toContain('window.earlyInput =')
  expect(EARLY_INPUT).not.toMatch(/^\s|^\/\//m)
  expect(EARLY_INPUT).not.toContain('<')
  expect(gzipSync(EARLY_INPUT, { level: 9 }).length).toBeLessThanOrEqual(1000)
})
