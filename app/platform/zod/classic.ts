import './without-eval'

/** What `import … from 'zod'` gives in the build (remix.config.ts): every schema is made after the setting. */
export * from 'zod/v4'
