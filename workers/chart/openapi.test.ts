import { expect, test } from 'vitest'
import { app } from './app.fixture'

test('/api/openapi.json describes every address, and its references lead somewhere', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { responses: object }>>
    components: { schemas: Record<string, { properties?: object; required?: string[] }> }
  }
  expect(document.openapi).toMatch(/^3\.1/)
  const served = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path !== '/api/openapi.json' && !path.startsWith('/internal/'),
  )
  expect(Object.keys(document.paths)).toEqual(served.map(({ path }) => path))
  for (const { method, path } of served) expect(document.paths[path]).toHaveProperty(method.toLowerCase())
  const question = ['200', '400', '422', '429', '500']
  expect(Object.keys(document.paths['/api/hd/birth-window']!.post!.responses)).toEqual(question)
  const request = document.components.schemas.ChartRequest!
  expect(Object.keys(request.properties!)).toEqual(
    expect.arrayContaining(['name', 'birth_date', 'birth_time', 'birth_city', 'birth_country', 'latitude', 'timezone']),
  )
  expect(request.required).toEqual(['birth_date', 'birth_city', 'birth_country'])
  const references = JSON.stringify(document).match(/"#\/components\/schemas\/(\w+)"/g) ?? []
  expect(references.length).toBeGreaterThan(10)
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1)!.replace('"', ''))
  }
})
