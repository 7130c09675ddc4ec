import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname

const SOURCES = ['app', 'workers', 'drizzle'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') })),
)

const filesWith = (pattern: RegExp) =>
  SOURCES.filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort()

test('the connection gives a city and a country, and no time zone', () => {
  expect(SOURCES.map(({ path }) => path)).toContain('app/platform/server/context.server.ts')
  // As a member, or taken out of a request by its name.
  expect(filesWith(/\.cf\b|\{[^{}\n]*\bcf\b[^{}\n]*\} = /)).toEqual(['app/platform/server/device.server.ts'])
  const [place] = SOURCES.filter(({ path }) => path === 'app/platform/server/device.server.ts')
  expect(place?.text).not.toMatch(/time_?zone/i)
  expect(filesWith(/cf-timezone|cf-iptimezone/i)).toEqual([])
})

test('the device’s zone is read in one place, by the script that reports it to the server, and by what is read offline', () => {
  expect(filesWith(/resolvedOptions\(\)\.timeZone|\{ timeZone \} = Intl\.DateTimeFormat\(\)/)).toEqual([
    'app/features/shell/first-script.tsx',
    'app/platform/client/offline.ts',
    'app/ui/clock/use-time-zone.tsx',
  ])
})
