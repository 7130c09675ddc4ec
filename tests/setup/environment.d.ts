import type { D1Migration } from '@cloudflare/vitest-pool-workers'
import type { Bindings, Settings } from '../../app/platform/server/env.server'

declare global {
  namespace Cloudflare {
    /** What `env` holds inside integration tests: the site's bindings and settings, and the migrations to apply. */
    interface Env extends Bindings, Settings {
      TEST_MIGRATIONS: D1Migration[]
      /** A database that nothing was applied to. */
      MIGRATED: D1Database
      /** `long` where a run takes its time; else nothing. */
      TEST_RUN: string
    }
    interface GlobalProps {
      mainModule: typeof import('../../workers/site')
    }
  }
}
