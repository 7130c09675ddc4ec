import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { APP, modulesOf } from './module-graph'

/** What only members use. Pages that visitors see too choose between a module for visitors and one for members. */
const MEMBERS_ONLY =
  /^features\/(messaging|notifications|moderation|reports|connections|mutes|shell\/app-shell|feed\/(use-card-actions|comments\/comments))\b/

const visitorsModules = readdirSync(join(APP, 'routes'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/visitors-[\w-]+\.tsx?$/.test(file),
)

const importedBy = (file: string) => [...modulesOf(join(APP, 'routes', file))].map((found) => relative(APP, found))

test.each(visitorsModules)('%s imports nothing that only members use', (file) => {
  expect(importedBy(file).filter((found) => MEMBERS_ONLY.test(found))).toEqual([])
})

test('what only members use is found where members see it', () => {
  const found = [...importedBy('posts.$id/members-post.tsx'), ...importedBy('u.$username/members-posts-section.tsx')]
  expect(visitorsModules.length).toBeGreaterThan(4)
  for (const part of ['shell/app-shell', 'notifications/bell', 'feed/use-card-actions', 'reports/report-dialog']) {
    expect(found).toContainEqual(expect.stringMatching(`^features/${part}\\.`))
  }
})
