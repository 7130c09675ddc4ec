import { config } from 'zod/v4/core'

// Zod tries `new Function` when the first schema is made; the content security policy forbids it, and browsers log each attempt.
config({ jitless: true })

/** What `import … from 'zod'` gives in the build (remix.config.ts): every schema is made after the setting. */
export * from 'zod/v4'
