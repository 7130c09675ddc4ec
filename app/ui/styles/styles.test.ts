import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')

/** From here on a window is no phone's: `--breakpoint-md`. */
const MD = '47.5rem'

test('on phones every field has letters of 16 px, whatever its class says: iOS zooms into smaller ones', () => {
  expect(css).toContain(`--breakpoint-md: ${MD}`)
  const [, media, fields, size] =
    /@media ([^{]+) \{\s*((?:input|select|textarea|[,\s])+) \{\s*font-size: ([^;]+);/.exec(css) ?? []
  expect(media?.split(', ').sort()).toEqual(['(pointer: coarse)', `(width < ${MD})`])
  expect(fields?.split(/[,\s]+/)).toEqual(['input', 'select', 'textarea'])
  // Of a lower layer than the classes: only so it has the last word.
  expect(size).toBe('16px !important')
})
