import { config } from 'zod/v4/core'

// As in zod.ts.
config({ jitless: true })

/** What `import … from 'zod/mini'` gives in the build (remix.config.ts). */
export * from 'zod/v4/mini'
