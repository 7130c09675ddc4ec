import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = new URL('..', import.meta.url).pathname
const isLong = process.env.FAULTS === 'long'

/** Short files that take long: begun by their size, they would be the last ones and leave a core without work. */
const LONGEST = ['crash', 'cuts'].map((name) => `${root}tests/faults/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const longest = LONGEST.flatMap((path) => files.filter(({ moduleId }) => moduleId === path))
    const others = files.filter((file) => !longest.includes(file))
    return [...longest, ...(await super.sort(others))]
  }
}

/**
 * Faults as tests: the deploy bundles on a real disk, killed, frozen, flooded and cut off. Build first. `FAULTS=long` does
 * more of each and waits for the platform's slow timers; FAULTS_PORT names the first of the ten ports it uses.
 */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['tests/faults/server/prepare.mjs'],
    pool: 'forks',
    // More servers at once than this, and they wait for each other on a machine with two cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: isLong ? 1_800_000 : 300_000,
    hookTimeout: 120_000,
    env: { FAULTS: process.env.FAULTS ?? '' },
  },
})
