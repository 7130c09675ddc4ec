import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../setup/project.mjs'
import { WORKERS, writeConfigs } from './worker-configs.mjs'

type Config = Record<string, unknown> & {
  name: string
  services?: { service: string }[]
  d1_databases: { database_name: string; database_id: string }[]
  r2_buckets: { bucket_name: string }[]
  ratelimits?: { namespace_id: string }[]
  analytics_engine_datasets: { dataset: string }[]
  send_email?: { name: string }[]
  ai?: { binding: string }
}

function configsOf(options: Omit<Parameters<typeof writeConfigs>[0], 'folder'>) {
  const paths = writeConfigs({ folder: '.wrangler/release/test', ...options })
  return Object.fromEntries(
    Object.entries(paths).map(([worker, path]) => [worker, JSON.parse(readFileSync(String(path), 'utf8'))]),
  ) as Record<'chart' | 'raster' | 'site', Config>
}

test('a site of its own shares nothing with the deployed one', () => {
  const [deployed, own] = [configsOf({ all: true }), configsOf({ all: true, name: 'try', database: 'id-of-try' })]
  const resources = ({ chart, raster, site }: typeof own) =>
    [chart, raster, site].flatMap((config) => [
      `worker ${config.name}`,
      ...config.d1_databases.map((bound) => `database ${bound.database_id} ${bound.database_name}`),
      ...config.r2_buckets.map((bound) => `bucket ${bound.bucket_name}`),
      ...(config.ratelimits ?? []).map((bound) => `limit ${bound.namespace_id}`),
      ...config.analytics_engine_datasets.map((bound) => `figures ${bound.dataset}`),
    ])
  expect(resources(own).filter((resource) => resources(deployed).includes(resource))).toEqual([])
  expect(resources(own)).toHaveLength(resources(deployed).length)
  expect(own.site.services?.map(({ service }) => service).sort()).toEqual([own.chart.name, own.raster.name])
  expect(own.chart.d1_databases[0]?.database_id).toBe('id-of-try')
})

test('without a name it is what stands in the files, and what is optional comes only when asked for', () => {
  const [plain, all] = [configsOf({}), configsOf({ all: true })]
  expect(plain.site.name).toBe('hd-site')
  expect([plain.site.send_email, plain.site.ai, plain.site.analytics_engine_datasets]).toEqual([[], undefined, []])
  expect(all.site.send_email?.map(({ name }) => name)).toEqual(['EMAIL'])
  expect(all.site.ai?.binding).toBe('AI')
})

test('all workers run on the same day’s runtime, and the two that ask the database ask the same one', () => {
  const texts = Object.values(WORKERS).map(({ config }) => readFileSync(inProject(config), 'utf8'))
  const valuesOf = (key: string) =>
    texts.flatMap((text) => new RegExp(`^${key} = "([^"]+)"`, 'm').exec(text)?.[1] ?? [])
  expect(new Set(valuesOf('compatibility_date')).size).toBe(1)
  expect(valuesOf('database_id')).toHaveLength(2)
  expect(new Set(valuesOf('database_id')).size).toBe(1)
})

test('no worker lets the platform log requests by itself: it would write whole addresses', () => {
  for (const config of Object.values(configsOf({}))) {
    expect(config.observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } })
  }
})
