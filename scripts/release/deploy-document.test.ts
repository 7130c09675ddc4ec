import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseSettings, SETTING_NAMES } from '~/platform/server/env.server'
import { inProject } from '../setup/project.mjs'
import { SECRETS } from './read-settings.mjs'

const read = (path: string) => readFileSync(inProject(path), 'utf8')

/** The names in the first column of the table under a heading. */
function namesUnder(heading: string): string[] {
  const [, section = ''] = new RegExp(`\n### ${heading}\n([\\s\\S]*?)(?=\n##)`).exec(read('docs/deploy.md')) ?? []
  const cells = section.split('\n').flatMap((row) => /^\| (`[^|]*) \|/.exec(row)?.[1] ?? [])
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!))
}

const example = read('.dev.vars.example')
const inForce = parseEnv(example)

test('docs/deploy.md lists the secrets, and the settings that are none: each once and no other', () => {
  const secrets = namesUnder('Secrets')
  expect(secrets.toSorted()).toEqual(SECRETS.toSorted())
  expect([...namesUnder('Settings'), ...secrets].toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('the example of a developer’s machine has what the site cannot do without, and no name it does not know', () => {
  const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name!)
  expect(named.filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  const least = { ENVIRONMENT: 'development', ...inForce }
  expect(() => parseSettings({ ...least })).not.toThrow()
  for (const name of ['COOKIE_SECRET', 'JOURNAL_KEY']) {
    expect(() => parseSettings({ ...least, [name]: undefined })).toThrow(name)
  }
})
