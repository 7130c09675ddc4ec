import './without-eval'

/** What `import … from 'zod/mini'` gives in the build (remix.config.ts). */
export * from 'zod/v4/mini'
