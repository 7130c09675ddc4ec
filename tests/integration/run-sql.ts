import { env } from 'cloudflare:workers'

/** Changes the database behind the site's back. */
export const runSql = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
