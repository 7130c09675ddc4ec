import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes the SQL that wrangler applies from `migrations`. */
export default defineConfig({
  dialect: 'sqlite',
  driver: 'd1-http',
  schema: './drizzle/schema/*.ts',
  out: './migrations',
})
