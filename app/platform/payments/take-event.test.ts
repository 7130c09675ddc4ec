import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HANDLED_EVENTS } from './take-event.server'

test('whoever sets the site up is told of every event that it hears', () => {
  const documented =
    readFileSync('docs/payments.md', 'utf8').split('## Switching it on')[1]?.split('4. Set all three')[0] ?? ''
  for (const event of HANDLED_EVENTS) {
    const short = event.startsWith('customer.subscription.') ? event.slice('customer.subscription'.length) : event
    expect(documented.includes(`\`${event}\``) || documented.includes(`\`${short}\``), event).toBe(true)
  }
})
