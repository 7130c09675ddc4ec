import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { positionsReplySchema, refusalSchema } from '~/domain/human-design/chart-service.schema'
import reference from '../fixtures/charts-reference.json'

const ask = (query: string) =>
  exports.default.fetch(
    new Request(`http://localhost/api/hd/positions?${query}`, { headers: { 'CF-Connecting-IP': '10.3.0.1' } }),
  )

test('twenty skies of the reference, by the bundle that is deployed', async () => {
  const clear = reference.charts.filter(({ lineMarginArcsec }) => lineMarginArcsec > 2).slice(0, 20)
  expect(clear).toHaveLength(20)
  for (const { utc, personality } of clear) {
    const response = await ask(`at=${utc}`)
    const { activations } = positionsReplySchema.parse(await response.json()).data
    const lines = personality.act.split(' ').map((act) => act.split('.').slice(0, 2).join('.'))
    expect(activations.map(({ gate, line }) => `${gate}.${line}`)).toEqual(lines)
  }
})

test('what is no instant is refused, by name', async () => {
  const response = await ask('at=soon')
  expect(response.status).toBe(400)
  expect(refusalSchema.parse(await response.json()).problems).toEqual({ at: 'at.invalid' })
})
