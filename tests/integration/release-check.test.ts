import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const check = (version: string) =>
  exports.default.fetch(new Request(`http://localhost/__manifest?p=/&version=${version}`, { method: 'HEAD' }))

// `explainLoadError` and Remix's router depend on it.
test('a page learns whether the site still serves its release', async () => {
  const page = await (await exports.default.fetch(new Request('http://localhost/login'))).text()
  const [, version = ''] = /"version":\s*"(\w+)"/.exec(page) ?? []
  expect(version).not.toBe('')
  const same = await check(version)
  expect(same.status).toBe(200)
  expect(same.headers.has('X-Remix-Reload-Document')).toBe(false)
  const other = await check('another')
  expect(other.status).toBe(204)
  expect(other.headers.has('X-Remix-Reload-Document')).toBe(true)
})
